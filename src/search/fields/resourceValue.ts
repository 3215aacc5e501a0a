import { plain, strong } from '../sentence.ts';
import { conjugated, type SearchField } from './field.ts';

export const resourceValue: SearchField<number> = {
  param: 'resource-value',
  kind: 'number',
  read: (given) => (Number.isSafeInteger(given) && Number(given) >= 0 ? Number(given) : undefined),
  fault: 'It is a whole number.',
  typed: ['rv', 'value', 'resource-value'],
  matches: (wanted) => (card) => card.resourceValue === wanted,
  words: (value) => ({
    noun: [plain('resource value '), strong(String(value))],
    whose: [plain('resource value is '), strong(String(value))],
    clause: (voice) => [plain(`${conjugated('have', voice)} resource value ${value}`)],
  }),
  help: ['Its resource value is this, or compares with it.', 'rv>=3'],
  control: { place: 8, as: 'text', label: 'Resource value', inputMode: 'numeric' },
  sample: { resourceValue: 2 },
};
