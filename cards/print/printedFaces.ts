/** Every card front and back of the game, each drawn at most once for each tone. */

import type { CardSetFile } from '#game/cards/cardSet.ts';
import type { Book } from '#game/language/book.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { backNames, faceName, personaPrefix } from '#site/print/faceNames.ts';
import type { Tone } from '#site/print/printFiles.ts';
import { copiesOf } from '#site/print/printFiles.ts';
import type { CheckedCards } from '../check/checkCardFiles.ts';
import { cardBack, personaBack } from '../faces/cardBacks.ts';
import { renderPersona } from '../faces/personaFace.ts';
import { renderFace } from '../faces/renderFace.ts';
import { type PrintedFace, printFace } from './printDocument.ts';

export type PrintedFaces = {
  readonly cardsOf: (sets: readonly number[], tone: Tone) => readonly PrintedFace[];
  readonly personas: (tone: Tone) => readonly PrintedFace[];
  /** The name of a card, by its id. */
  readonly nameOf: (cardId: number) => string;
  /** The programs of all cards. */
  readonly book: Book;
  readonly back: (kind: 'card' | 'persona', tone: Tone) => PrintedFace;
};

export function printedFaces({ sets, personas }: CheckedCards): PrintedFaces {
  const drawn = new Map<string, PrintedFace>();
  const once = (key: string, tone: Tone, svg: () => string) => {
    const found = drawn.get(`${tone} ${key}`) ?? printFace(svg(), tone, key);
    drawn.set(`${tone} ${key}`, found);
    return found;
  };
  const cardsOfSet = (set: CardSetFile, tone: Tone) =>
    set.cards
      .filter(({ active }) => active)
      .flatMap((card) => Array(copiesOf(card)).fill(once(faceName(card.id), tone, () => renderFace(card, set))));
  return {
    cardsOf: (ids, tone) =>
      sets.filter(({ id }) => ids.includes(id)).flatMap((set): PrintedFace[] => cardsOfSet(set, tone)),
    personas: (tone) =>
      personas.map((persona) => once(`${personaPrefix}${persona.slug}`, tone, () => renderPersona(persona, sets))),
    nameOf: (cardId) => sets.flatMap(({ cards }) => cards).find(({ id }) => id === cardId)?.name ?? String(cardId),
    book: compileBook(sets, personas),
    back: (kind, tone) => once(backNames[kind], tone, kind === 'card' ? cardBack : personaBack),
  };
}
