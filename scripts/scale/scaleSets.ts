/** The game as it is and as many generated cards beside it as make up the number, in sets that pass every check. */

import { cardRules } from '#cards/check/cardRules.ts';
import { type Card, cardIdOf } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { canonicalCost, resourceValueOf } from '#game/cards/cost.ts';
import { generateCards } from '../bench/generateCards.ts';
import { createRandom, type Random } from '../bench/random.ts';

const cardsInSet = 99;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many have to be generated for one that passes every check. */
const surplus = 16;

/**
 * The sets to add to those of the game for so many cards in all.
 * @param count - Cards in all.
 */
export function scaleSets(game: readonly CardSetFile[], count: number): CardSetFile[] {
  const own = game.flatMap(({ cards }) => cards);
  const wanted = count - own.length;
  const random = createRandom(count);
  const taken = new Set(own.map(({ name }) => name));
  const icons = own.map(({ art }) => art);
  const fitting = generateCards(wanted * surplus)
    .filter((card) => !taken.has(card.name) && isEasilySet(card))
    .map((card) => printable(card, random, icons))
    .filter(passes)
    .slice(0, wanted);
  if (fitting.length < wanted) throw new Error(`Only ${fitting.length} of ${wanted} generated cards pass the checks.`);

  const first = Math.max(...game.map(({ id }) => id)) + 1;
  const sets = Math.ceil(wanted / cardsInSet);
  return Array.from({ length: sets }, (_set, index) =>
    annex(first + index, random.pick(game), fitting.slice(index * cardsInSet, (index + 1) * cardsInSet)),
  );
}

/** Short enough for every line and every side that it is printed on. */
const isEasilySet = ({ name, effects, fearEffects = '' }: Card) =>
  name.length <= 20 && name.split(' ').every((word) => word.length <= 11) && (effects + fearEffects).length <= 180;

/** With a cost that its type and discipline allow, and something to be drawn from. */
function printable(card: Card, random: Random, art: readonly Card['art'][]): Card {
  const ticks = card.type === 'reaction' ? '' : `{T${1 + random.below(2)}}`;
  const cost = canonicalCost(`${ticks}{${card.discipline === 'physical' ? 'C' : 'B'}${random.below(5)}}`);
  return { ...card, ...placeIn(1, 1), cost, resourceValue: resourceValueOf(cost), art: random.pick(art) };
}

const placeIn = (set: number, number: number) => ({ set, number, id: cardIdOf(set, number) });

const passes = (card: Card) =>
  cardRules.every((rule) => [...rule({ card, setId: card.set, position: card.number })].length === 0);

function annex(id: number, like: CardSetFile, cards: readonly Card[]): CardSetFile {
  const name = `Annex ${id}`;
  return {
    ...like,
    id,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    abbreviation: `X${alphabet[Math.floor(id / 26) % 26]}${alphabet[id % 26]}`,
    iconClass: `set-icon set-icon-${id}`,
    sortOrder: id < 99 ? id : id + 1,
    cards: cards.map((card, index) => ({ ...card, ...placeIn(id, index + 1) })),
  };
}
