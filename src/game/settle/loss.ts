/** Points that a clone loses in a dispute, in numbers and in words. */

import { listed } from '../plural.ts';
import type { Position } from '../position/position.ts';
import { type Track, tracks } from '../rules/table.ts';
import { answering } from './dispute.ts';

export const nameIn = ({ state }: Position, seat: number) => state.seats[seat]?.name ?? '';

type Loss = Readonly<Record<Track, number>>;

/** The points that a seat has lost since, apart from what it paid. */
export function lossOf(from: Position, to: Position, seat: number): Loss {
  const paid = (track: Track) =>
    to.events
      .slice(from.events.length)
      .reduce((sum, event) => (event.kind === 'pay' && event.seat === seat ? sum + event[track] : sum), 0);
  const has = ({ state }: Position, track: Track) => state.seats[seat]?.[track].real ?? 0;
  const loss = (track: Track) => has(from, track) - has(to, track) - paid(track);
  return { corpus: loss('corpus'), cerebrium: loss('cerebrium') };
}

export const total = (loss: Loss) => tracks.reduce((sum, track) => sum + loss[track], 0);
export const isHurt = (loss: Loss) => tracks.some((track) => loss[track] > 0);

export const amountWords = (loss: Loss): string =>
  listed(tracks.filter((track) => loss[track] > 0).map((track) => `${loss[track]} ${track}`));

/** What becomes of a seat: "you lose 9 corpus and become afraid", "Twice loses no points". */
export function fateOf(from: Position, to: Position, seat: number): string {
  const loss = lossOf(from, to, seat);
  const [before, after] = [from.state.seats[seat], to.state.seats[seat]];
  const verb = (plain: string) => (seat === answering ? plain : `${plain}s`);
  const who = seat === answering ? 'you' : nameIn(from, seat);
  const end = after?.alive
    ? after.afraid && !before?.afraid
      ? ` and ${verb('become')} afraid`
      : ''
    : ` and ${verb('die')}`;
  return `${who} ${verb('lose')} ${isHurt(loss) ? amountWords(loss) : 'no points'}${end}`;
}

/** What the answer costs in points, if anything. */
export function priceOf(window: Position, end: Position): string[] {
  const [paid] = end.events
    .slice(window.events.length)
    .flatMap((event) => (event.kind === 'pay' && event.seat === answering ? [event] : []));
  const price = paid && tracks.filter((track) => paid[track] > 0);
  if (!paid || !price || price.length === 0) return [];
  const before = (track: Track) => window.state.seats[answering]?.[track].real ?? 0;
  return [
    `It costs you ${listed(price.map((track) => `${paid[track]} ${track} (${before(track)} → ${before(track) - paid[track]})`))}.`,
  ];
}
