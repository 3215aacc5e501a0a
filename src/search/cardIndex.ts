/** The MiniSearch index of the cards: the build makes it, the device loads it. */

import MiniSearch, { type Options } from 'minisearch';
import type { CardList, CardTexts } from '#game/cards/cardList.ts';
import { setName } from './setNames.ts';
import { wordsIn } from './text/searchTerms.ts';
import { stemOf } from './text/wordForms.ts';

/** A card as indexed: its texts, and what else can be said of it in words. */
type IndexedCard = {
  readonly id: number;
  readonly name: string;
  readonly desire: string;
  readonly fear: string | undefined;
  readonly flavor: string;
  readonly type: string;
  readonly set: string;
  /** Its discipline and abilities. */
  readonly traits: string;
  /** Its name and what its picture shows, by which it is remembered. Indexed by stems. */
  readonly remembered: string;
};

export type CardIndex = MiniSearch<IndexedCard>;

/** Words of any text, which order nothing. */
const common = new Set(
  'a an and as at by for from if in is it its of on or that the this to when with you your'.split(' '),
);

/** The terms are folded already. */
const termOf = (term: string, field?: string) => !common.has(term) && (field === 'remembered' ? stemOf(term) : term);

const options: Options<IndexedCard> = {
  fields: ['name', 'desire', 'fear', 'flavor', 'type', 'set', 'traits', 'remembered'],
  tokenize: wordsIn,
  processTerm: termOf,
};

/** A word of more cards than this orders nothing either. Without such words, an index of thousands of cards loads in a third of the time. */
const mostCards = 300;

/** Indexes the cards of a list, in its order. Runs in the build. */
export function indexCards({ sets, cards }: CardList, texts: readonly CardTexts[]): CardIndex {
  const textsById = new Map(texts.map((own) => [own.id, own]));
  const indexed = cards.map(({ id, name, type, set, discipline, abilities }): IndexedCard => {
    const { effects = '', fearEffects, flavor = '', scene = '' } = textsById.get(id) ?? {};
    const traits = [discipline, ...abilities].join(' ');
    const remembered = `${name} ${scene}`;
    return { id, name, desire: effects, fear: fearEffects, flavor, type, set: setName(set, sets), traits, remembered };
  });
  const counts = new Map<string, number>();
  for (const { id, name, ...others } of indexed)
    for (const word of new Set(wordsIn(Object.values(others).join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const orders = (word: string, field?: string) => field === 'name' || (counts.get(word) ?? 0) <= mostCards;
  const index = new MiniSearch<IndexedCard>({
    ...options,
    processTerm: (term, field) => orders(term, field) && termOf(term, field),
  });
  index.addAll(indexed);
  return index;
}

/** Loads the index that the build has made, in about a third of the time of making it. */
export const loadCardIndex = (json: string): CardIndex => MiniSearch.loadJSON<IndexedCard>(json, options);
