import { type Deed, deeds } from '#game/cards/deed.ts';
import { plain, strong } from '../query/sentence.ts';
import { wordsOfDeed } from '../readings/wordsOfDeed.ts';
import { oneOf, type SearchField } from './field.ts';

/** All of these deeds, which the build reads from the programs of a card. */
export const does: SearchField<readonly Deed[], Deed> = {
  param: 'does',
  ...oneOf(deeds),
  isList: true,
  typed: ['does'],
  matches: (wanted) => (card) => wanted.every((deed) => card.deeds.includes(deed)),
  words: (wanted) => {
    const named = wanted.map((deed) => wordsOfDeed[deed]).join(' and ');
    return {
      noun: [plain('cards that '), strong(named)],
      clause: ({ one, not }) =>
        not
          ? [plain(`${one ? 'does' : 'do'} not ${named}`)]
          : [plain(one ? 'is one of those that ' : ''), plain(named)],
    };
  },
  help: [`It does this: ${deeds.join(', ')}.`, 'does:heal'],
  sample: { does: ['heal'] },
};
