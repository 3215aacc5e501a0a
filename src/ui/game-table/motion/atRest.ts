/** How long an animation of a game may take, with the picture that begins it. */
const longestMs = 600;

/** Whether an animation ends by itself. One that follows the scroll position runs as long as its element is there. */
const ends = ({ playState, timeline, effect }: Animation) =>
  playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().iterations === 1;

/** What the reader looks at, or will as soon as a picture no longer covers it. */
const looking = 'dialog[open] [data-dialog-title], [data-waits]';

/**
 * Resolves when nothing on the page moves any more and no dialog is open, so that no change of the table interrupts an
 * animation or happens behind what the reader looks at.
 */
export async function atRest(): Promise<void> {
  const moving = document.getAnimations().filter(ends);
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestMs));
  if (moving.length > 0) await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), tooLong]);
  while (document.querySelector(looking)) await new Promise((resolve) => setTimeout(resolve, 100));
}
