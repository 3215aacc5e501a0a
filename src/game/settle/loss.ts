/** Points that a clone loses in a dispute, in numbers and in words. */

import type { GameEvent } from '../engine/event.ts';
import { counted, listed } from '../plural.ts';
import type { Position } from '../position/position.ts';
import { type SeatNumber, type Track, tracks } from '../rules/table.ts';
import { answering } from './dispute.ts';

export const nameIn = ({ state }: Position, seat: SeatNumber) => state.seats[seat]?.name ?? '';

type Loss = Readonly<Record<Track, number>>;

/** The points that a seat has lost since, apart from what it paid. */
export function lossOf(from: Position, to: Position, seat: SeatNumber): Loss {
  const paid = (track: Track) =>
    to.events
      .slice(from.events.length)
      .reduce((sum, event) => (event.kind === 'pay' && event.seat === seat ? sum + event[track] : sum), 0);
  const has = ({ state }: Position, track: Track) => state.seats[seat]?.[track].real ?? 0;
  const loss = (track: Track) => has(from, track) - has(to, track) - paid(track);
  return { corpus: loss('corpus'), cerebrium: loss('cerebrium') };
}

export const total = (loss: Loss) => tracks.reduce((sum, track) => sum + Math.max(0, loss[track]), 0);
export const isHurt = (loss: Loss) => total(loss) > 0;

export const amountWords = (loss: Loss): string =>
  listed(tracks.filter((track) => loss[track] > 0).map((track) => `${loss[track]} ${track}`));

/** Whatever else than points a seat loses, and not as a payment: ideas that it forgets, and what others move away. */
function otherLosses(from: Position, to: Position, seat: SeatNumber) {
  const since = to.events.slice(from.events.length);
  const payments = new Set(since.flatMap((event) => (event.kind === 'pay' ? [event.id] : [])));
  const count = (test: (event: GameEvent) => boolean) =>
    since.filter((event) => test(event) && !(event.cause !== undefined && payments.has(event.cause))).length;
  return {
    forgotten: count((event) => event.kind === 'forget' && event.seat === seat),
    ideas: count((event) => event.kind === 'steal' && event.from === seat),
    states: count(
      (event) =>
        (event.kind === 'move-state' && event.from === seat) || (event.kind === 'remove' && event.seat === seat),
    ),
    ticks: count((event) => event.kind === 'lose-ticks' && event.seat === seat),
  };
}

/** Whether a seat loses nothing at all. */
export const isUnhurt = (from: Position, to: Position, seat: SeatNumber): boolean =>
  !isHurt(lossOf(from, to, seat)) && Object.values(otherLosses(from, to, seat)).every((number) => number === 0);

/** "9 corpus and 1 state"; empty if nothing is lost. */
export function lostWords(from: Position, to: Position, seat: SeatNumber): string {
  const loss = lossOf(from, to, seat);
  const { ideas, states, ticks } = otherLosses(from, to, seat);
  const things = Object.entries({ idea: ideas, state: states, tick: ticks });
  return listed([
    ...(isHurt(loss) ? [amountWords(loss)] : []),
    ...things.flatMap(([thing, number]) => (number > 0 ? [counted(number, thing)] : [])),
  ]);
}

/** "loses 9 corpus and becomes afraid"; empty if nothing becomes of the seat. */
export function sufferedWords(from: Position, to: Position, seat: SeatNumber): string {
  const lost = lostWords(from, to, seat);
  const { forgotten } = otherLosses(from, to, seat);
  const [before, after] = [from.state.seats[seat], to.state.seats[seat]];
  const verb = (plain: string) => (seat === answering ? plain : `${plain}s`);
  return listed([
    ...(lost ? [`${verb('lose')} ${lost}`] : []),
    ...(forgotten > 0 ? [`${verb('forget')} ${counted(forgotten, 'idea')}`] : []),
    ...(after?.alive ? (after.afraid && !before?.afraid ? [`${verb('become')} afraid`] : []) : [verb('die')]),
  ]);
}

/** The fate of a seat: "you lose 9 corpus and become afraid", "Twice loses no points". */
export function fateOf(from: Position, to: Position, seat: SeatNumber): string {
  const [who, lose] = seat === answering ? ['you', 'lose'] : [nameIn(from, seat), 'loses'];
  return `${who} ${sufferedWords(from, to, seat) || `${lose} no points`}`;
}

export const isAlive = ({ state }: Position, seat: SeatNumber) => state.seats[seat]?.alive === true;

/** Deaths of others, and who wins by them: "Twice dies, and you win." */
export function deathsOf(from: Position, to: Position): string[] {
  const since = to.events.slice(from.events.length);
  const dead = since.flatMap((event) => (event.kind === 'die' && event.seat !== answering ? [event.seat] : []));
  const [winner] = to.state.outcome?.winners ?? [];
  if (dead.length === 0) return [];
  const wins =
    winner === undefined ? '' : winner === answering ? ', and you win' : `, and ${nameIn(from, winner)} wins`;
  const die = dead.length > 1 ? 'die' : 'dies';
  return [
    isAlive(to, answering)
      ? `${listed(dead.map((seat) => nameIn(from, seat)))} ${die}${wins}.`
      : `All die at once${wins}.`,
  ];
}

/** The cost of the answers, if anything but the cards themselves. */
export function priceOf(window: Position, end: Position): string[] {
  const since = end.events.slice(window.events.length);
  const payments = since.flatMap((event) => (event.kind === 'pay' && event.seat === answering ? [event] : []));
  const given = (kind: 'forget' | 'repress' | 'remove') =>
    since.filter((event) => event.kind === kind && payments.some(({ id }) => id === event.cause)).length;
  const price = [
    ...tracks.flatMap((track) => {
      const paid = payments.reduce((sum, payment) => sum + payment[track], 0);
      const before = window.state.seats[answering]?.[track].real ?? 0;
      return paid > 0 ? [`${paid} ${track} (${before} → ${before - paid})`] : [];
    }),
    ...(given('forget') > 0 ? [counted(given('forget'), 'idea')] : []),
    ...(given('repress') > 0 ? [counted(given('repress'), 'memory', 'memories')] : []),
    ...(given('remove') > 0 ? [counted(given('remove'), 'state')] : []),
  ];
  return price.length > 0 ? [`It costs you ${listed(price)}.`] : [];
}
