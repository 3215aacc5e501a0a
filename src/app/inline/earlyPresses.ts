/** Carries out what was pressed before the app could hear it. */

/**
 * What a press does nothing to as yet: a button on a page that React does not hear (the entry says when it does),
 * and that does nothing by itself.
 */
const deaf = '#root:not([data-hears]) button[type=button]:not([popovertarget], [command])';

/** Set by `Arrival` when the screen handles events. */
const alive = 'data-alive';

/**
 * Remembers such buttons, and presses them when the screen handles events; pressed twice, once. Runs in the head; a
 * second call, at the end of the body, does nothing.
 */
export function rememberPresses(): void {
  if (document.body) return;
  const pressed = new Set<HTMLElement>();
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(deaf);
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
