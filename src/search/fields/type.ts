import { type CardType, cardTypes } from '#game/cards/card.ts';
import { plain, strong } from '../query/sentence.ts';
import { article, conjugated, oneOf, radiosOf, type SearchField } from './field.ts';

export const type: SearchField<CardType> = {
  param: 'type',
  ...oneOf(cardTypes),
  typed: ['t', 'type'],
  matches: (wanted) => (card) => card.type === wanted,
  words: (type) => ({
    noun: [plain('type '), strong(type)],
    clause: (voice) => [plain(`${conjugated('be', voice)} ${voice.one ? `${article(type)} ${type}` : `${type}s`}`)],
  }),
  help: ['Attack, reaction or state.', 't:attack'],
  isSubject: true,
  control: { place: 6, as: 'radio', label: 'Type', options: radiosOf(cardTypes) },
  sample: { type: 'state' },
};
