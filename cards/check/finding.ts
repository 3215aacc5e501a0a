/** Findings of the check, one sentence each. */

/** The file of a finding, and the card or persona in it. */
export type Place = { readonly file: string; readonly entry?: string };

/** A field and its fault, as a sentence without the full stop. */
export type FieldFault = { readonly field?: string; readonly says: string };

export type Finding = Place & FieldFault;

/** A rule yields the faults of one value, if any. */
export type Rule<T> = (value: T) => Iterable<FieldFault>;

/** A value and the place it was read from. */
export type Placed<T> = { readonly place: Place; readonly value: T };

const longestQuote = 60;

/** A value as quoted in a message, shortened if it is long. */
function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}

export function fault(field: string, expected: string, found: unknown): FieldFault {
  return { field, says: `expected ${expected}, found ${quoted(found)}` };
}

export function applyRules<T>(rules: readonly Rule<T>[], values: readonly Placed<T>[]): Finding[] {
  return values.flatMap(({ place, value }) =>
    rules.flatMap((rule) => Array.from(rule(value), (fieldFault) => ({ ...place, ...fieldFault }))),
  );
}

/** The full message: `1-duel.json, card 4 "Down the Cellar Steps", cost: expected …, found ….` */
export function sentenceOf({ file, entry, field, says }: Finding): string {
  const place = [file, entry, field].filter(Boolean).join(', ');
  return `${place}: ${says}.`;
}
