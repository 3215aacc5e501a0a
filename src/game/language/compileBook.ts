/** Compiles the card files to the book that the engine reads. Runs in the build; the parser does not ship. */

import type { Card } from '../cards/card.ts';
import type { CardSetFile } from '../cards/cardSet.ts';
import type { Persona } from '../cards/persona.ts';
import type { Book, BookCard } from './book.ts';
import { parse, parseCost } from './parse.ts';
import type { Program } from './program.ts';

/**
 * The book of these cards and personas.
 *
 * @throws with the position at which a text matches no phrase.
 */
export function compileBook(sets: readonly Pick<CardSetFile, 'cards'>[], personas: readonly Persona[]): Book {
  const cards = sets.flatMap((set) => set.cards);
  return {
    edition: editionOf([...cards.flatMap(printedParts), ...personas.flatMap(({ desire, fear }) => [desire, fear])]),
    cards: Object.fromEntries(cards.map((card) => [card.id, compileCard(card)])),
    personas: Object.fromEntries(
      personas.map(({ name, slug, start, desire, fear }) => [
        slug,
        { name, slug, start, desire: programOf(name, desire), fear: programOf(name, fear) },
      ]),
    ),
  };
}

const printedParts = ({ id, cost, effects, fearEffects = '' }: Card) => [String(id), cost, effects, fearEffects];

function compileCard({ id, name, set, type, discipline, cost, resourceValue, effects, fearEffects }: Card): BookCard {
  return {
    id,
    name,
    set,
    type,
    discipline,
    cost: parseCost(cost),
    value: resourceValue,
    desire: programOf(name, effects),
    ...(fearEffects !== undefined && { fear: programOf(name, fearEffects) }),
  };
}

function programOf(name: string, text: string): Program {
  const parsed = parse(text);
  if ('program' in parsed) return parsed.program;
  const { column, expected } = parsed.fault;
  throw new Error(`${name}, column ${column} of "${text}": expected ${expected}.`);
}

/** FNV-1a hash of everything that is printed, as eight hexadecimal digits. */
function editionOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of texts.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
