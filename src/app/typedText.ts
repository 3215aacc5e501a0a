/** Keeps what was typed into a page whose elements are replaced. */

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input, textarea')];

/** As a user would, because React takes a plain assignment for its own. */
function type(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns a function that types the text again, into the field at the same place, and focuses that which had the focus. */
export function keepTypedText(root: Element): () => void {
  const fields = fieldsOf(root);
  const typed = fields.map(({ value, defaultValue }) => (value === defaultValue ? undefined : value));
  const focused = fields.findIndex((field) => field.matches(':focus'));
  return () => {
    const renewed = fieldsOf(root);
    for (const [place, text] of typed.entries()) {
      const field = renewed[place];
      if (field && text !== undefined && field.name === fields[place]?.name) type(field, text);
    }
    if (focused >= 0) renewed[focused]?.focus({ preventScroll: true });
  };
}
