import { plain, strong } from '../query/sentence.ts';
import { conjugated } from './field.ts';
import { numberField } from './numberField.ts';

/** The amounts of damage that a card deals to one clone, which the build reads from its programs. */
export const damage = numberField({
  param: 'damage',
  typed: ['damage', 'deals'],
  valuesOf: ({ damage }) => damage,
  words: (value) => ({
    noun: [plain('damage '), strong(String(value))],
    clause: (voice) => [plain(`${conjugated('deal', voice)} `), strong(String(value)), plain(' damage')],
  }),
  compared: (voice) => `${conjugated('deal', voice)} damage`,
  help: ['The damage it deals to one clone: a number or a comparison.', 'damage>=8'],
  sample: { damage: 5 },
});
