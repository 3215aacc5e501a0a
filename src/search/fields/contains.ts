import { type Ability, abilities } from '#game/cards/symbol.ts';
import { plain, strong } from '../query/sentence.ts';
import { article, choicesOf, conjugated, oneOf, type SearchField } from './field.ts';

/** All of these abilities, on any side. */
export const contains: SearchField<readonly Ability[], Ability> = {
  param: 'contains',
  ...oneOf(abilities),
  isList: true,
  typed: ['is', 'contains'],
  matches:
    (wanted) =>
    ({ abilities }) =>
      wanted.every((ability) => abilities.includes(ability)),
  words: ([ability = '', ...others]) => ({
    noun: [plain('ability '), strong([ability, ...others].join(' and '))],
    clause: (voice) => {
      if (others.length > 0) return [plain(`${conjugated('have', voice)} both abilities`)];
      const have = conjugated('have', { ...voice, not: false });
      return [plain(`${have} ${voice.not ? 'no' : article(ability)} ${ability} ability`)];
    },
  }),
  help: ['It has an activated or a triggered ability.', 'is:triggered'],
  isSubject: true,
  control: { place: 4, as: 'checkbox', label: 'Contains', options: choicesOf(abilities) },
  sample: { contains: ['triggered'] },
};
