/** Measures the links to positions: the longest of a table of two that tries a card, and of games of 400 decisions. */

import type { Book } from '../../src/game/language/book.ts';
import type { Position } from '../../src/game/position/position.ts';
import { writePosition } from '../../src/game/position/positionCode.ts';
import { tryCard } from '../../src/game/position/tryCard.ts';
import { routes } from '../../src/site/routes.ts';
import type { Goals } from '../goals.ts';
import { playAtRandom } from './engineSpeed.ts';

const decisions = 400;
const seats = ['You', 'Twice', 'Stillwell', 'Nine'].map((name) => ({ name }));

export function measureLinks(book: Book, goals: Goals): void {
  const longest = (positions: readonly Pick<Position, 'start' | 'decisions'>[]) =>
    Math.max(
      ...positions.map((made) => routes.position.href(writePosition({ edition: book.edition, ...made })).length),
    );
  const tables = Object.values(book.cards).flatMap(({ id }) => tryCard(book, id, 'desire') ?? []);
  const games = Array.from({ length: 20 }, (_, game) =>
    playAtRandom(book, { seats, sets: [1, 2, 3, 4], modules: [], seed: game + 1 }),
  )
    .filter((played) => played.decisions.length >= decisions)
    .map((played) => ({ start: { setup: played.setup }, decisions: played.decisions.slice(0, decisions) }));
  goals.atMost(`link to one of ${tables.length} tables of two`, longest(tables), 600, ' characters');
  goals.atMost(`link to one of ${games.length} games of ${decisions}`, longest(games), 1200, ' characters');
}
