import { type Discipline, disciplines } from '#game/cards/card.ts';
import { plain, strong } from '../query/sentence.ts';
import { conjugated, oneOf, radiosOf, type SearchField } from './field.ts';

export const discipline: SearchField<Discipline> = {
  param: 'discipline',
  ...oneOf(disciplines),
  typed: ['d', 'discipline'],
  matches: (wanted) => (card) => card.discipline === wanted,
  words: (discipline) => ({
    noun: [plain('discipline '), strong(discipline)],
    clause: (voice) => [plain(`${conjugated('be', voice)} ${discipline}`)],
  }),
  help: ['Physical or mental.', 'd:mental'],
  isSubject: true,
  control: { place: 5, as: 'radio', label: 'Discipline', options: radiosOf([...disciplines].sort()) },
  sample: { discipline: 'mental' },
};
