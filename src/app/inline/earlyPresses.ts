/** Repeats presses of buttons that happened before hydration. */

import { rootAttributes, whenReached } from '#site/rootAttributes.ts';

/**
 * Buttons that do nothing yet: React does not listen, and the browser has no action of its own for them. Outside a
 * dialog, a form with `method="dialog"` has none either.
 */
const unhandled = `html:not([${rootAttributes.app}]) #root :is(button[type=button]:not([popovertarget], [command]), form[method=dialog] [type=submit])`;

/**
 * Remembers presses of such buttons, and clicks each button once when the screen handles events. Runs in the head; a
 * second call, at the end of the body, does nothing.
 */
export function repeatEarlyClicks(): void {
  if (document.body) return;
  const pressed = new Set<HTMLElement>();
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(unhandled);
    if (button) pressed.add(button);
  };
  addEventListener('click', remember, true);
  whenReached('alive', () => {
    removeEventListener('click', remember, true);
    for (const button of pressed) button.click();
  });
}
