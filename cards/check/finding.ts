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

/** Thrown when a rule reads a field that is invalid itself. */
class InvalidField extends Error {}

/**
 * An entry with invalid fields, so that rules can check the others: a rule that reads an invalid field ends there.
 * @param invalid Names of the invalid fields.
 */
export const faultyOf = <T extends object>(entry: object, invalid: ReadonlySet<string>): T =>
  new Proxy(entry, {
    get(target, field) {
      if (typeof field === 'string' && invalid.has(field)) throw new InvalidField(field);
      return Reflect.get(target, field);
    },
  }) as T;

export function applyRules<T>(rules: readonly Rule<T>[], values: readonly Placed<T>[]): Finding[] {
  return values.flatMap(({ place, value }) =>
    rules.flatMap((rule) => faultsBy(rule, value).map((fieldFault) => ({ ...place, ...fieldFault }))),
  );
}

function faultsBy<T>(rule: Rule<T>, value: T): FieldFault[] {
  const found: FieldFault[] = [];
  try {
    for (const fieldFault of rule(value)) found.push(fieldFault);
  } catch (error) {
    if (!(error instanceof InvalidField)) throw error;
  }
  return found;
}

/** The full message: `1-duel.json, card 4 "Down the Cellar Steps", cost: expected …, found ….` */
export function sentenceOf({ file, entry, field, says }: Finding): string {
  const place = [file, entry, field].filter(Boolean).join(', ');
  return `${place}: ${says}.`;
}
