/** While an input method composes a word, keys choose among its proposals or end it, and are no commands of the page. */

/** The code of a key that an input method has handled. Safari sends it for the Enter that ends a word. */
const handled = 229;

/** Hides these keys from every handler. Called before any other handler is added. */
export function hideCompositionKeys(): void {
  const hide = (press: KeyboardEvent) => {
    if (press.isComposing || press.keyCode === handled) press.stopImmediatePropagation();
  };
  addEventListener('keydown', hide, { capture: true });
}
