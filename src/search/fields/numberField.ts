/** The parts that all fields of numbers have in common. */

import type { NumberField } from './field.ts';

type Own = Omit<NumberField, 'kind' | 'read' | 'fault' | 'matches'>;

export const numberField = (own: Own): NumberField => ({
  kind: 'number',
  read: (given) => (Number.isSafeInteger(given) && Number(given) >= 0 ? Number(given) : undefined),
  fault: 'It is a whole number.',
  matches: (wanted) => (card) => own.valuesOf(card).includes(wanted),
  ...own,
});
