/** Changes of corpus, cerebrium and ticks, and of fear as a result (#damage, #desire-and-fear). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { gain, gainTransient, lose, splitLoss } from '../rules/points.ts';
import type { SeatNumber, Track } from '../rules/table.ts';
import { loseTicks } from '../rules/ticks.ts';
import { byRule, cardOf, emit, type Game } from './event.ts';
import { damageChange, damageChanges, fearWords, isSeatAfraid } from './inEffect.ts';
import { seatAt } from './seating.ts';
import type { Item } from './state.ts';
import { raise } from './triggers.ts';

/** Updates which clones are afraid. Must be called after every change that could make a clone afraid or calm. */
export function checkFear(game: Game): void {
  const { state, book } = game;
  const because = byRule(state);
  for (const [seat, clone] of state.seats.entries()) {
    const afraid = isSeatAfraid(book, clone);
    if (afraid === clone.afraid) continue;
    clone.afraid = afraid;
    const words = fearWords(book, clone);
    const kind = afraid ? 'afraid' : 'calm';
    const event = emit(game, 'desire-and-fear', { kind, seat }, undefined, { ...because, ...(words && { words }) });
    if (afraid) raise(game, { kind: 'becomes-afraid', seat }, event);
  }
}

export function losePoints(game: Game, seat: SeatNumber, track: Track, number: number): void {
  const clone = seatAt(game.state, seat);
  const { transient } = splitLoss(clone[track], number);
  clone[track] = lose(clone[track], number);
  emit(game, 'glossary-lose', { kind: 'lose', seat, track, number, transient });
  checkFear(game);
}

export function gainPoints(game: Game, seat: SeatNumber, track: Track, number: number): void {
  const clone = seatAt(game.state, seat);
  clone[track] = gain(clone[track], number);
  emit(game, 'list-of-resources', { kind: 'gain', seat, track, number });
  checkFear(game);
}

export function gainTransientPoints(game: Game, seat: SeatNumber, track: Track, number: number): void {
  const clone = seatAt(game.state, seat);
  clone[track] = gainTransient(clone[track], number);
  emit(game, 'glossary-transient', { kind: 'gain-transient', seat, track, number });
}

export function gainTicks(game: Game, seat: SeatNumber, number: number): void {
  seatAt(game.state, seat).ticks += number;
  emit(game, 'list-of-resources', { kind: 'gain-ticks', seat, number });
}

export function loseTick(game: Game, seat: SeatNumber): void {
  const clone = seatAt(game.state, seat);
  Object.assign(clone, loseTicks(clone, 1));
  emit(game, 'gain-ticks', { kind: 'lose-ticks', seat, number: 1 });
}

/**
 * Deals one amount of damage. All modifiers apply once, and never reduce it below 0.
 * An amount of 0 is not dealt and cannot be raised (#damage).
 */
export function dealDamage(game: Game, item: Item, seat: SeatNumber, track: Track, printedAmount: number): void {
  const { state, book } = game;
  if (printedAmount <= 0) return;
  const by = item.controller;
  const attack = item.kind === 'attack';
  const victim = seatAt(state, seat);
  const affects = () => [book, cardOf(book, item.card), track, seatAt(state, by), victim] as const;
  const change = attack ? damageChange(...affects()) + item.bonus : 0;
  const number = Math.max(0, printedAmount + change);
  const states = change !== 0 && game.events ? damageChanges(...affects()) : [];
  const rest = states.reduce((left, own) => left - own.change, change);
  const changed = {
    change: number - printedAmount,
    changedBy: [...states.map(({ card }) => card), ...(rest === 0 ? [] : [0])],
  };
  if (number === 0) {
    emit(game, 'damage', { kind: 'no-damage', seat, by, track, number, ...changed });
    return;
  }
  const { transient } = splitLoss(victim[track], number);
  victim[track] = lose(victim[track], number);
  const event = emit(game, 'damage', {
    kind: 'damage',
    seat,
    by,
    track,
    number,
    transient,
    ...(change !== 0 && changed),
  });
  checkFear(game);
  raise(game, { kind: 'damage', seat, by, corpus: track === 'corpus', attack }, event);
}

/** Pays points. Callers check `canPayPoints` first, so that a clone never pays its last point (#pay-costs). */
export function payPoints(game: Game, seat: SeatNumber, track: Track, number: number): void {
  const clone = seatAt(game.state, seat);
  clone[track] = lose(clone[track], number);
  checkFear(game);
}

/** Whether an amount can be paid with at least one point left (#pay-costs); 0 can always be paid. */
export function canPayPoints({ state }: Game, seat: SeatNumber, track: Track, number: number): boolean {
  const points = seatAt(state, seat)[track];
  return number === 0 || points.real - splitLoss(points, number).real >= gameConstants.leastLeftAfterPaying;
}
