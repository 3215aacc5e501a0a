/** Triggered effects: their events, and how they get onto the stem (#effects, #aside-adding-to-the-stem). */

import type { Program, TriggerEvent } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { emitAnnounced, type Game } from './event.ts';
import { personaProgram, stateProgram } from './inEffect.ts';
import type { CardNumber } from './printedCard.ts';
import { firstInTurnOrder, isLiving, livingInOrder, seatAt } from './seating.ts';
import type { Item } from './state.ts';

/** An event that a card may watch for. `seat` did it, or was affected by it. */
export type Happening =
  | {
      readonly kind: 'turn-starts' | 'turn-ends' | 'takes' | 'becomes-afraid' | 'pays-points' | 'forgets' | 'reacts';
      readonly seat: SeatNumber;
    }
  | {
      readonly kind: 'damage';
      readonly seat: SeatNumber;
      readonly by: SeatNumber;
      readonly corpus: boolean;
      readonly attack: boolean;
    }
  | { readonly kind: 'chooses'; readonly seat: SeatNumber; readonly clone: SeatNumber };

type Watched = {
  readonly kind: Happening['kind'];
  /** The seat of the event, relative to the clone that has the card. */
  readonly seat: 'you' | 'another';
  /** Further condition, if any. */
  readonly when?: (happening: Happening, you: SeatNumber) => boolean;
};

const watched: Readonly<Record<TriggerEvent, Watched>> = {
  'your-turn-starts': { kind: 'turn-starts', seat: 'you' },
  'your-turn-ends': { kind: 'turn-ends', seat: 'you' },
  'another-turn-starts': { kind: 'turn-starts', seat: 'another' },
  'another-deals-corpus': { kind: 'damage', seat: 'you', when: (it, you) => isCorpusDamage(it) && it.by !== you },
  'another-takes': { kind: 'takes', seat: 'another' },
  'another-chooses-you': { kind: 'chooses', seat: 'another', when: (it, you) => 'clone' in it && it.clone === you },
  'another-becomes-afraid': { kind: 'becomes-afraid', seat: 'another' },
  'you-become-afraid': { kind: 'becomes-afraid', seat: 'you' },
  'you-pay-points': { kind: 'pays-points', seat: 'you' },
  'attack-deals-corpus': { kind: 'damage', seat: 'you', when: (it) => isCorpusDamage(it) && it.attack },
  'you-forget': { kind: 'forgets', seat: 'you' },
  'you-react': { kind: 'reacts', seat: 'you' },
};

const isCorpusDamage = (it: Happening): it is Happening & { readonly kind: 'damage' } =>
  it.kind === 'damage' && it.corpus;

function watches(event: TriggerEvent, happening: Happening, you: SeatNumber): boolean {
  const { kind, seat, when } = watched[event];
  const isSeat = (happening.seat === you) === (seat === 'you');
  return happening.kind === kind && isSeat && (when?.(happening, you) ?? true);
}

/** The clone that "it" and "that clone" of a triggered effect refer to. */
function otherOf(happening: Happening): SeatNumber {
  return happening.kind === 'damage' ? happening.by : happening.seat;
}

/** Adds every effect that watches for this to `waiting`. Judges conditions now: call it right after the event. */
export function raise(game: Game, happening: Happening, cause: number): void {
  const { state, book } = game;
  for (const [seat, clone] of state.seats.entries()) {
    for (const source of clone.condition) {
      trigger(game, stateProgram(book, source), happening, cause, {
        seat,
        card: source.card,
        persona: null,
        side: source.side,
      });
    }
    const persona = personaProgram(book, clone);
    if (persona) {
      trigger(game, persona, happening, cause, {
        seat,
        card: 0,
        persona: clone.persona,
        side: clone.afraid ? 'fear' : 'desire',
      });
    }
  }
}

/** Raises a payment of corpus or cerebrium. Effects watch for it only on the payer's own turn. */
export function raisePayment(game: Game, seat: SeatNumber, cause: number): void {
  if (seat === game.state.active) raise(game, { kind: 'pays-points', seat }, cause);
}

type Source = {
  readonly seat: SeatNumber;
  readonly card: CardNumber;
  readonly persona: string | null;
  readonly side: Item['side'];
};

function trigger({ state }: Game, program: Program, happening: Happening, cause: number, source: Source): void {
  for (const [ability, { when }] of program.triggered.entries()) {
    if (!watches(when, happening, source.seat)) continue;
    const { seat: controller, card, persona, side } = source;
    const item: Item = {
      id: state.nextItem,
      kind: 'triggered',
      controller,
      card,
      persona,
      side,
      ability,
      x: 0,
      choices: {},
      otherSeat: otherOf(happening),
      bonus: 0,
      event: cause,
    };
    state.nextItem += 1;
    state.waiting.push(item);
  }
}

const sameEffect = (a: Item, b: Item) => a.card === b.card && a.ability === b.ability && a.otherSeat === b.otherSeat;

/**
 * Puts one waiting effect on the stem: the active clone's first, then clockwise.
 * A clone with several different ones is asked which goes first.
 */
export function flushOne(game: Game): void {
  const { state } = game;
  state.waiting = state.waiting.filter(({ controller }) => isLiving(state, controller));
  for (const seat of livingInOrder(state)) {
    const own = state.waiting.filter(({ controller }) => controller === seat);
    const [first] = own;
    if (!first) continue;
    const different = own.filter((item, index) => own.findIndex((other) => sameEffect(item, other)) === index);
    if (different.length === 1) putOnStem(game, first);
    else state.pending = { kind: 'choose', for: 'order', seat, ask: 'order', options: different.map(({ id }) => id) };
    return;
  }
}

export function putOnStem(game: Game, item: Item): void {
  const { state } = game;
  state.waiting = state.waiting.filter(({ id }) => id !== item.id);
  item.event = emitAnnounced(game, 'aside-adding-to-the-stem', item, item.event);
  state.stem.push(item);
  state.work.push({ step: 'choose-anew', item: item.id });
  state.window ??= { seat: firstInTurnOrder(state), passes: 0 };
}

/** Marks a source as used in this turn. */
export function markUsed({ state }: Game, controller: SeatNumber, card: CardNumber): void {
  if (card === 0) seatAt(state, controller).personaUsed = true;
  for (const { condition } of state.seats) for (const source of condition) if (source.card === card) source.used = true;
}
