/**
 * The state of a game: plain JSON, complete at every decision. Only the engine
 * changes it; everything else gets a view (view.ts).
 */

import type { Side } from '../language/book.ts';
import type { Standing } from '../rules/howToWin.ts';
import { type EngineModule, type Start, tableModulesOf } from '../rules/setup.ts';
import type { Outcome, Points, SeatNumber } from '../rules/table.ts';
import type { CardNumber, PrintedWords } from './printedCard.ts';
import type { ItemId, Pending, Step } from './question.ts';
import type { Random } from './random.ts';

export type StateCard = {
  readonly card: CardNumber;
  readonly side: Side;
  /** Whether it was activated this turn, for effects that can be activated only once each turn. */
  used: boolean;
};

export type SeatState = {
  readonly name: string;
  readonly persona: string | null;
  personaUsed: boolean;
  alive: boolean;
  corpus: Points;
  cerebrium: Points;
  ticks: number;
  owedTicks: number;
  thoughts: CardNumber[];
  condition: StateCard[];
  memories: CardNumber[];
  /** As of the last change, to detect when the clone becomes afraid. */
  afraid: boolean;
  /** Extra damage of its next attack this turn. */
  nextAttack: number;
};

export type Slot = { readonly card: CardNumber; readonly faceDown: boolean };

/** Choices made for an item; `null` if there was nothing to choose. */
export type Choices = {
  clone?: SeatNumber | null;
  item?: ItemId | null;
  newClone?: SeatNumber | null;
  newState?: CardNumber | null;
  state?: CardNumber | null;
  slot?: number | null;
  slotCard?: CardNumber;
  memories?: CardNumber[];
  modes?: number[];
  card?: CardNumber | null;
  /** Choices for the effect of a card that this item resolves. */
  copy?: Choices;
};

export type ItemKind = 'take' | 'attack' | 'state' | 'reaction' | 'activated' | 'triggered';

/** An item on the stem. */
export type Item = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  controller: SeatNumber;
  /** The card: for a take its idea, for an ability its source; 0 for a persona's ability. */
  readonly card: CardNumber;
  readonly persona: string | null;
  side: Side;
  /** Index among the triggered or activated effects of the side; `null` for other items. */
  readonly ability: number | null;
  x: number;
  choices: Choices;
  /** The other clone of the event that triggered it; `null` for items that are not triggered. */
  readonly otherSeat: SeatNumber | null;
  /** Extra damage, granted before it was played. */
  bonus: number;
  /** Id of the event that put it on the stem. */
  event: number;
};

/** An item that is being announced and is not yet paid for. */
export type Draft = {
  item: Item;
  sideChosen: boolean;
  xChosen: boolean;
  ideas: CardNumber[];
  memories: CardNumber[];
  states: CardNumber[];
};

/** The item that is resolving, and its results so far. */
export type Current = {
  readonly item: Item;
  results: number[];
  removed: number;
  forgotten: number;
  /** The words that are being carried out. */
  words: PrintedWords | null;
};

/** How far the turn has come. */
export type Stage = 'deal' | 'begin' | 'started' | 'main' | 'ended' | 'limit' | 'finished';

export type State = {
  readonly edition: string;
  readonly modules: readonly EngineModule[];
  readonly seats: SeatState[];
  readonly first: SeatNumber;
  active: SeatNumber;
  turn: number;
  phase: 'start' | 'main' | 'end';
  stage: Stage;
  head: CardNumber[];
  headspace: (Slot | null)[];
  aside: CardNumber[];
  stem: Item[];
  /** Triggered effects that are not yet on the stem. */
  waiting: Item[];
  /** The seat that may react next, and how many have passed in a row; null outside a window for reactions. */
  window: { seat: SeatNumber; passes: number } | null;
  draft: Draft | null;
  current: Current | null;
  /** A stack: the last is next. */
  work: Step[];
  pending: Pending | null;
  /** Memories repressed together: all know which cards they are, but only one seat knows their order. */
  batches: CardNumber[][];
  /** For each hidden card, a bit mask of the seats that have seen it. */
  known: Record<CardNumber, number>;
  random: Random;
  nextItem: ItemId;
  nextEvent: number;
  outcome: Outcome | null;
};

/** A state in which nothing has been played yet. */
export const stateWith = (table: Omit<State, keyof ReturnType<typeof nothingPlayed>>): State => ({
  ...table,
  ...nothingPlayed(),
});

const nothingPlayed = () => ({
  stem: [],
  waiting: [],
  window: null,
  draft: null,
  current: null,
  work: [],
  pending: null,
  batches: [],
  nextItem: 1,
  nextEvent: 1,
  outcome: null,
});

/** A clone without ticks and cards. */
export const cloneWith = (name: string, persona: string | undefined, points: Omit<Start, 'ideas'>): SeatState => ({
  name,
  persona: persona ?? null,
  personaUsed: false,
  alive: true,
  corpus: { real: points.corpus, transient: 0 },
  cerebrium: { real: points.cerebrium, transient: 0 },
  ticks: 0,
  owedTicks: 0,
  thoughts: [],
  condition: [],
  memories: [],
  afraid: false,
  nextAttack: 0,
});

/** The item with this id, if it is still on the stem. */
export const onStem = ({ stem }: State, id: Choice<ItemId>): Item | undefined => stem.find((item) => item.id === id);

/** Something chosen; `null` if there was nothing to choose, `undefined` if it has not been asked for. */
type Choice<N extends number> = N | null | undefined;

export const isChosen = <N extends number>(choice: Choice<N>): choice is N => typeof choice === 'number';

/** The clone that an item, or the card that it resolves, has chosen, if any. */
export function chosenClone({ choices }: Item): SeatNumber | undefined {
  const clone = choices.copy?.clone ?? choices.clone;
  return isChosen(clone) ? clone : undefined;
}

type Table = Pick<State, 'modules' | 'first'> & {
  readonly seats: readonly (Pick<SeatState, 'alive' | 'corpus' | 'cerebrium'> & {
    readonly thoughts: readonly unknown[];
  })[];
};

/** The part of a game that the rules of winning need. */
export const standingOf = (state: Table): Standing => ({
  modules: tableModulesOf(state.modules),
  first: state.first,
  clones: state.seats.map((seat) => ({ ...seat, thoughts: seat.thoughts.length })),
});
