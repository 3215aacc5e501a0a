/** Replays presses of buttons that happened before hydration. */

/**
 * Buttons that do nothing yet: React does not listen (the entry module sets `data-listening` when it does), and the
 * browser has no action of its own for them.
 */
const unhandled = '#root:not([data-listening]) button[type=button]:not([popovertarget], [command])';

/** Set by `Arrival` when the screen handles events. */
const alive = 'data-alive';

/**
 * Remembers presses of such buttons, and clicks each button once when the screen handles events. Runs in the head; a
 * second call, at the end of the body, does nothing.
 */
export function replayEarlyClicks(): void {
  if (document.body) return;
  const pressed = new Set<HTMLElement>();
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(unhandled);
    if (button) pressed.add(button);
  };
  addEventListener('click', remember, true);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener('click', remember, true);
    for (const button of pressed) button.click();
  });
  observer.observe(document.documentElement, { attributeFilter: [alive] });
}
