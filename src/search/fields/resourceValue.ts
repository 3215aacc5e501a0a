import { plain, strong } from '../query/sentence.ts';
import { conjugated } from './field.ts';
import { numberField } from './numberField.ts';

export const resourceValue = numberField({
  param: 'resource-value',
  typed: ['rv', 'value', 'resource-value'],
  valuesOf: ({ resourceValue }) => [resourceValue],
  words: (value) => ({
    noun: [plain('resource value '), strong(String(value))],
    whose: [plain('resource value is '), strong(String(value))],
    clause: (voice) => [plain(`${conjugated('have', voice)} resource value ${value}`)],
  }),
  compared: (voice) => `${conjugated('have', voice)} a resource value`,
  help: ['Its resource value: a number or a comparison.', 'rv>=3'],
  control: { place: 8, as: 'text', label: 'Resource value', inputMode: 'numeric' },
  sample: { resourceValue: 2 },
});
