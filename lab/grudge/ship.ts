/** Chooses the grudges of the site, and puts them in the order of the days. */

import { goalOf } from '../../src/game/grudge/days.ts';
import { type Goal, you } from '../../src/game/grudge/goal.ts';
import { automaticIn, beginGrudge, readGrudge, writeGrudge } from '../../src/game/grudge/grudge.ts';
import { choicesOf } from '../../src/game/grudge/reach.ts';
import type { Book } from '../../src/game/language/book.ts';
import { replay } from '../../src/game/position/position.ts';
import type { Found } from './harvest.ts';

/** How many of three levels should miss it, from the Monday to the Sunday of two weeks. */
const gradesInTurn = [0, 0, 1, 2, 1, 2, 3, 0, 0, 1, 2, 2, 3, 3];

const turn = gradesInTurn.length;
/** Two years, in whole turns, so that the first follows the last. */
const mostDays = 53 * turn;

type Row = Found & { readonly seed: number };

/** The lines of all days, as many as there are grudges for. */
export function daysOf(book: Book, rows: readonly Row[]): string[] {
  const left = spread(rows.filter((row) => isPuzzle(book, row)));
  const lines: string[] = [];
  while (lines.length < mostDays) {
    const number = lines.length + 1;
    const next = takeNext(left, goalOf(number), gradesInTurn[(number - 1) % turn] ?? 0);
    if (!next) break;
    lines.push(lineOf(next));
  }
  return lines.slice(0, lines.length - (lines.length % turn));
}

const lineOf = (row: Row): string => writeGrudge({ ...row, solution: row.decisions });

/** The first of the goal whose grade is nearest. */
function takeNext(left: Row[], goal: Goal, grade: number): Row | undefined {
  const [best] = left
    .filter((row) => row.goal === goal)
    .sort((one, other) => Math.abs(one.grade - grade) - Math.abs(other.grade - grade));
  if (best) left.splice(left.indexOf(best), 1);
  return best;
}

/** One of each game in turn, without those that look the same, so that days in a row have nothing in common. */
function spread(rows: readonly Row[]): Row[] {
  const games = new Map<number, Row[]>();
  for (const row of rows) {
    const others = games.get(row.seed) ?? [];
    if (others.every((other) => looksOf(other) !== looksOf(row))) games.set(row.seed, [...others, row]);
  }
  const most = Math.max(0, ...[...games.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => [...games.values()].flatMap((game) => game[place] ?? [])).flat();
}

const looksOf = ({ goal, own, table }: Row): string => JSON.stringify([goal, own, table.seats[0]?.thoughts]);

/**
 * Whether the reader is asked for each decision of the solution that is not made automatically in every game, and has
 * more than one choice of two.
 */
function isPuzzle(book: Book, row: Row): boolean {
  const grudge = readGrudge(lineOf(row));
  const automatic = automaticIn(book, grudge.goal);
  const begun = beginGrudge(book, grudge);
  const line = [...grudge.opening, ...grudge.solution];
  let isSame = true;
  let ways = 1;
  const end = replay(book, begun, grudge.solution, (before) => {
    const made = automatic(before);
    if (made && JSON.stringify(made) !== JSON.stringify(line[before.decisions.length])) isSame = false;
    if (!made && before.state.pending?.seat === you) ways *= choicesOf(book, before.state).length;
  });
  return isSame && ways > 2 && end.decisions.length === line.length;
}
