/** How long an animation of a game may take, with the picture that begins it. */
const longestMs = 600;

/** Whether an animation ends by itself. One that follows the scroll position runs as long as its element is there. */
const ends = ({ playState, timeline, effect }: Animation) =>
  playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().iterations === 1;

/** Resolves when nothing on the page moves any more, so that no change of the table interrupts an animation. */
export async function atRest(): Promise<void> {
  const moving = document.getAnimations().filter(ends);
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestMs));
  if (moving.length > 0) await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), tooLong]);
}
