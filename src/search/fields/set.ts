import { plain, strong } from '../query/sentence.ts';
import { setName } from '../setNames.ts';
import { conjugated, type SearchField } from './field.ts';

/** Set id. */
export const set: SearchField<number> = {
  param: 'set',
  kind: 'set',
  read: (given) => (Number.isSafeInteger(given) ? Number(given) : undefined),
  fault: 'There is no such set.',
  typed: ['set', 's'],
  matches: (wanted) => (card) => card.set === wanted,
  words: (set, _, sets) => ({
    noun: [plain('set '), strong(setName(set, sets))],
    clause: (voice) => [plain(`${conjugated('be', voice)} from ${setName(set, sets)}`)],
  }),
  help: ['It is from this set: name, abbreviation or number.', 'set:duel'],
  isSubject: true,
  control: { place: 10, as: 'set', label: 'Set' },
  sample: { set: 1 },
};
