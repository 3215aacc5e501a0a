/**
 * A game as it stands: plain JSON, whole at every decision. Only the engine
 * changes it; everybody else gets a view (view.ts).
 */

import type { Span } from '../language/program.ts';
import type { TableModule } from '../rules/setup.ts';
import type { Outcome, Phase, Points } from '../tracker/table.ts';
import type { Side } from './book.ts';
import type { Pending, Step } from './question.ts';
import type { Random } from './random.ts';

/** Modules that change what the engine does; the others are agreed on before or between games. */
export type EngineModule =
  | TableModule
  | 'module-first-draft'
  | 'module-blind-spots'
  | 'module-short-tempers'
  | 'no-hiding';

/**
 * One physical card. Its printed card is the remainder by 1000: there are two
 * copies of one card in the box, and they are told apart by the thousands.
 */
export type CardNumber = number;

export type StateCard = {
  readonly card: CardNumber;
  readonly side: Side;
  /** Activated in this turn, where once is all. */
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
  /** As it was after the last change, so that becoming afraid can be seen. */
  afraid: boolean;
  /** What its next attack this turn deals more. */
  nextAttack: number;
};

export type Slot = { readonly card: CardNumber; readonly faceDown: boolean };

/** What was chosen for an item; -1 where there was nothing to choose. */
export type Choices = {
  clone?: number;
  item?: number;
  newClone?: number;
  newState?: CardNumber;
  state?: CardNumber;
  slot?: number;
  slotCard?: CardNumber;
  memories?: CardNumber[];
  modes?: number[];
  card?: CardNumber;
  /** For the effect of a card that another card resolves. */
  copy?: Choices;
};

export type ItemKind = 'take' | 'attack' | 'state' | 'reaction' | 'activated' | 'triggered';

/** One thing on the stem. */
export type Item = {
  readonly id: number;
  readonly kind: ItemKind;
  controller: number;
  /** Of a take the idea, of an ability its source; 0 for a persona's. */
  readonly card: CardNumber;
  readonly persona: string | null;
  side: Side;
  /** Place among the triggered or activated effects of the side. */
  readonly ability: number;
  x: number;
  choices: Choices;
  /** The other clone of the event that triggered it. */
  readonly that: number;
  /** More damage, promised to it before it was played. */
  bonus: number;
  /** The event that put it on the stem. */
  event: number;
};

/** An item that is announced and not yet paid for. */
export type Draft = {
  item: Item;
  sideChosen: boolean;
  xChosen: boolean;
  ideas: CardNumber[];
  memories: CardNumber[];
  states: CardNumber[];
};

/** The item that is resolving, and what has come of it so far. */
export type Current = {
  readonly item: Item;
  results: number[];
  removed: number;
  forgotten: number;
  /** The words that are being carried out. */
  words: Words | null;
};

/** Where the words stand that make something happen: on a side of a card, or of a persona, whose card is 0. */
export type Words = {
  readonly card: CardNumber;
  readonly persona: string | null;
  readonly side: Side;
  readonly span: Span;
};

export type Stage = 'draft' | 'begin' | 'started' | 'main' | 'ended' | 'limit' | 'over';

export type State = {
  readonly edition: string;
  readonly modules: readonly EngineModule[];
  readonly seats: SeatState[];
  readonly first: number;
  active: number;
  turn: number;
  phase: Phase;
  stage: Stage;
  head: CardNumber[];
  headspace: (Slot | null)[];
  aside: CardNumber[];
  stem: Item[];
  /** Triggered, and not yet on the stem. */
  waiting: Item[];
  /** Whose turn it is to react, and how many have passed in a row. */
  window: { seat: number; passes: number } | null;
  draft: Draft | null;
  current: Current | null;
  /** A stack: the last is next. */
  work: Step[];
  pending: Pending | null;
  /** Memories that were repressed together: all know which, and only one seat in which order. */
  batches: CardNumber[][];
  /** Seats that have seen a card whose face is hidden, one bit each. */
  known: Record<CardNumber, number>;
  random: Random;
  nextItem: number;
  nextEvent: number;
  outcome: Outcome | null;
};

/** An item that is still on the stem. */
export const onStem = ({ stem }: State, id: number | undefined): Item | undefined =>
  stem.find((item) => item.id === id);

/** What was chosen; -1, which nothing is, where there was nothing to choose. */
export const chosen = (choice: number | undefined): number => choice ?? -1;
export const isChosen = (choice: number | undefined): choice is number => chosen(choice) >= 0;

/** The clone that an item has chosen; a card that resolves another has chosen what that one chose. */
export const chosenClone = ({ choices }: Item): number => chosen(choices.copy?.clone ?? choices.clone);

/** Id of the printed card. */
export const printed = (card: CardNumber): number => card % 1000;
