/** The moments of a game at which a replay stops: the start, each decision but a pass, and the end. */

import type { Book } from '#game/language/book.ts';
import { beginAt, type Position, replay } from '#game/position/position.ts';

export type Course = {
  /** Numbers of decisions made, in order. */
  readonly stops: readonly number[];
  /** The first stop of each turn. */
  readonly turns: ReadonlyMap<number, number>;
};

/** @param at - A number of decisions after which it stops in any case. */
export function courseOf(book: Book, { start, decisions }: Position, at?: number): Course {
  const stops: number[] = [];
  const turns = new Map<number, number>();
  const note = (made: number, turn: number) => {
    const last = decisions[made - 1];
    if (last?.do === 'pass' && made < decisions.length && made !== at) return;
    stops.push(made);
    if (!turns.has(turn)) turns.set(turn, made);
  };
  const end = replay(book, beginAt(book, start), decisions, (before) =>
    note(before.decisions.length, before.state.turn),
  );
  note(end.decisions.length, end.state.turn);
  return { stops, turns };
}

/** The position after so many decisions. */
export const positionAt = (book: Book, { start, decisions }: Position, made: number): Position =>
  replay(book, beginAt(book, start), decisions.slice(0, made));
