/** What a whole text can be read as besides a name: symbols in card texts, a type, a discipline, a set or a cost. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { parseCardText } from '#game/cards/cardText.ts';
import { abilities, abilityTokens } from '#game/cards/symbol.ts';
import { foldText } from './foldText.ts';
import { readCost } from './readCost.ts';
import type { SearchQuery } from './searchQuery.ts';
import { tidyText } from './searchText.ts';
import { findSetNamed, type SetNames } from './setNames.ts';

/** The searches that the text may stand for, none of them by name. */
export function readingsOf(typed: string, sets: readonly SetNames[]): SearchQuery[] {
  const text = tidyText(typed);
  if (text === '') return [];
  const word = foldText(text).replace(/s$/, '');
  const type = cardTypes.find((each) => each === word);
  const discipline = disciplines.find((each) => each === word);
  const set = findSetNamed(sets, text);
  const { cost, unknown } = readCost(text);
  return [
    ...symbolReadings(text),
    ...(type ? [{ type }] : []),
    ...(discipline ? [{ discipline }] : []),
    ...(set ? [{ set: set.id }] : []),
    ...(cost !== '' && unknown.length === 0 ? [{ cost }] : []),
  ];
}

/** Of a text of nothing but symbols. */
function symbolReadings(text: string): SearchQuery[] {
  const symbols = parseCardText(text.replace(/\s+/g, ''));
  if (symbols.some((part) => typeof part === 'string')) return [];
  const tokens = symbols.flatMap((part) => (typeof part === 'string' ? [] : part.token));
  const asked = abilities.filter((ability) => tokens.includes(abilityTokens[ability]));
  if (asked.length === tokens.length) return [{ contains: asked }];
  return [{ effects: tokens.join('') }];
}
