/** Keeps what was typed and chosen in the forms of a page while its elements are replaced, and over a reload. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field is known by its name, and by its place among those of the same name. */
type Answer = { readonly name: string; readonly place: number; readonly value: string | boolean };
type TypedText = { readonly href: string; readonly answers: readonly Answer[] };

const fieldsOf = (root: ParentNode) =>
  [...root.querySelectorAll<Field>('form :is(input, textarea, select)')].filter(({ type }) => type !== 'file');

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

function answersIn(root: ParentNode): Answer[] {
  const places = new Map<string, number>();
  return fieldsOf(root).map((field) => {
    const { name } = field;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    return { name, place, value: stateOf(field) };
  });
}

/** As a user would, because React takes a plain assignment for its own. */
function answer(field: Field, value: Answer['value']): void {
  if (stateOf(field) === value) return;
  if (isChoice(field)) {
    // Another radio button of the group takes the choice away.
    if (value || field.type === 'checkbox') field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** One after the other, because an answer may bring further fields. */
async function answerAgain(root: ParentNode, answers: readonly Answer[]): Promise<void> {
  for (const { name, place, value } of answers) {
    const field = fieldsOf(root).filter((one) => one.name === name)[place];
    if (field) answer(field, value);
    await Promise.resolve();
  }
}

const isChanged = (field: Field) =>
  !(field instanceof HTMLSelectElement) &&
  (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);

/** Returns a function that gives the changed answers again, and the focus, once the elements have been replaced. */
export function keepTypedText(root: Element): () => Promise<void> {
  const fields = fieldsOf(root);
  const answers = answersIn(root).filter((_answer, index) => isChanged(fields[index] as Field));
  const focused = fields.findIndex((field) => field.matches(':focus'));
  return async () => {
    await answerAgain(root, answers);
    fieldsOf(root)[focused]?.focus({ preventScroll: true });
  };
}

const storageKey = 'typed';

/** Every reload that the user does not expect to empty the forms goes through here. */
export function reloadWithTypedText(): void {
  try {
    const stored: TypedText = { href: location.href, answers: answersIn(document) };
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without session storage the reload matters more.
  }
  location.reload();
}

/** To be called once the page handles events. */
export async function typeAgainAfterReload(): Promise<void> {
  try {
    // Written by this tab, moments ago.
    const stored: TypedText | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    if (stored?.href === location.href) await answerAgain(document, stored.answers);
  } catch {
    // Nothing was stored.
  }
}
