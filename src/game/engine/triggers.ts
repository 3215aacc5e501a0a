/** Effects that trigger: what they watch for, and how they come onto the stem (#effects, #aside-adding-to-the-stem). */

import type { Program, TriggerEvent } from '../language/program.ts';
import { emitAnnounced, type Game } from './event.ts';
import { personaProgram, stateProgram } from './inEffect.ts';
import { isLiving, livingInOrder, seatAt, standIn } from './seating.ts';
import type { CardNumber, Item } from './state.ts';

/** Something that a card may watch for. `seat` did it, or it befell the seat. */
export type Happening =
  | {
      readonly kind: 'turn-starts' | 'turn-ends' | 'takes' | 'becomes-afraid' | 'pays-points' | 'forgets' | 'reacts';
      readonly seat: number;
    }
  | {
      readonly kind: 'damage';
      readonly seat: number;
      readonly by: number;
      readonly corpus: boolean;
      readonly attack: boolean;
    }
  | { readonly kind: 'chooses'; readonly seat: number; readonly clone: number };

const watched: Readonly<Record<TriggerEvent, (happening: Happening, you: number) => boolean>> = {
  'your-turn-starts': ({ kind, seat }, you) => kind === 'turn-starts' && seat === you,
  'your-turn-ends': ({ kind, seat }, you) => kind === 'turn-ends' && seat === you,
  'another-turn-starts': ({ kind, seat }, you) => kind === 'turn-starts' && seat !== you,
  'another-deals-corpus': (it, you) => it.kind === 'damage' && it.corpus && it.seat === you && it.by !== you,
  'another-takes': ({ kind, seat }, you) => kind === 'takes' && seat !== you,
  'another-chooses-you': (it, you) => it.kind === 'chooses' && it.clone === you && it.seat !== you,
  'another-becomes-afraid': ({ kind, seat }, you) => kind === 'becomes-afraid' && seat !== you,
  'you-become-afraid': ({ kind, seat }, you) => kind === 'becomes-afraid' && seat === you,
  'you-pay-points': ({ kind, seat }, you) => kind === 'pays-points' && seat === you,
  'attack-deals-corpus': (it, you) => it.kind === 'damage' && it.corpus && it.attack && it.seat === you,
  'you-forget': ({ kind, seat }, you) => kind === 'forgets' && seat === you,
  'you-react': ({ kind, seat }, you) => kind === 'reacts' && seat === you,
};

/** The clone that "it" and "that clone" of a triggered effect are. */
function otherOf(happening: Happening): number {
  return happening.kind === 'damage' ? happening.by : happening.seat;
}

/** Everything that watches for this waits beside the stem. Judged just after the event. */
export function raise(game: Game, happening: Happening, cause: number): void {
  const { state, book } = game;
  for (const [seat, clone] of state.seats.entries()) {
    if (!clone.alive) continue;
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

type Source = {
  readonly seat: number;
  readonly card: CardNumber;
  readonly persona: string | null;
  readonly side: Item['side'];
};

function trigger({ state }: Game, program: Program, happening: Happening, cause: number, source: Source): void {
  for (const [ability, { when }] of program.triggered.entries()) {
    if (!watched[when](happening, source.seat)) continue;
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
      that: otherOf(happening),
      bonus: 0,
      event: cause,
    };
    state.nextItem += 1;
    state.waiting.push(item);
  }
}

const sameEffect = (a: Item, b: Item) =>
  a.card === b.card && a.persona === b.persona && a.ability === b.ability && a.that === b.that;

/**
 * Puts one waiting effect on the stem: the active clone's first, then clockwise.
 * A clone with several different ones is asked which comes first.
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
    else state.pending = { kind: 'choose', seat, ask: 'order', options: different.map(({ id }) => id) };
    return;
  }
}

export function putOnStem(game: Game, item: Item): void {
  const { state } = game;
  state.waiting = state.waiting.filter(({ id }) => id !== item.id);
  item.event = emitAnnounced(game, 'aside-adding-to-the-stem', item, item.event);
  state.stem.push(item);
  state.window ??= { seat: standIn(state), passes: 0 };
}

/** Marks a source as used in this turn. */
export function markUsed({ state }: Game, controller: number, card: CardNumber): void {
  if (card === 0) seatAt(state, controller).personaUsed = true;
  for (const { condition } of state.seats) for (const source of condition) if (source.card === card) source.used = true;
}
