/** Questions to a seat, and the steps of a resolving item that ask them. */

import type { Side } from '../language/book.ts';
import type { Effect, Price } from '../language/program.ts';
import type { NumberOf, SeatNumber } from '../rules/table.ts';
import type { CardNumber, PrintedWords } from './printedCard.ts';

/** Number of an item, in the order in which the items of a game were announced. */
export type ItemId = NumberOf<'item'>;

export type EffectThat<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** A remaining step of the resolving item. */
export type Step =
  | {
      readonly step: 'effect';
      readonly effect: Effect;
      readonly copy: boolean;
      readonly words: PrintedWords | null;
      /** The clone that the effect was offered to, if it was. */
      readonly it?: SeatNumber;
    }
  /** Asks for the choices made on resolving, then carries out the effect. */
  | { readonly step: 'choose-first'; readonly effect: Effect; readonly copy: boolean; readonly asked?: ChoiceAsk }
  | { readonly step: 'forget'; readonly seat: SeatNumber; readonly number: number }
  | { readonly step: 'offer'; readonly seat: SeatNumber; readonly options: readonly Effect[]; readonly copy: boolean }
  | { readonly step: 'unless'; readonly effect: EffectThat<'cancel'>; readonly price: Price; readonly copy: boolean }
  | { readonly step: 'cancel'; readonly effect: EffectThat<'cancel'>; readonly copy: boolean }
  | { readonly step: 'may'; readonly effect: EffectThat<'may'>; readonly copy: boolean }
  | { readonly step: 'pick'; readonly seat: SeatNumber }
  /** Asks for the choices of an item on the stem. */
  | { readonly step: 'choose-anew'; readonly item: ItemId; readonly asked?: ChoiceAsk }
  | { readonly step: 'gain-state'; readonly seat: SeatNumber }
  | { readonly step: 'add-state'; readonly seat: SeatNumber; readonly card: CardNumber }
  | { readonly step: 'add-curse'; readonly seat: SeatNumber; readonly card: CardNumber; readonly side: Side }
  | { readonly step: 'repress-idea'; readonly seat: SeatNumber; readonly number: number }
  | { readonly step: 'give-idea'; readonly seat: SeatNumber; readonly to: SeatNumber };

/**
 * The option that chooses nothing, which an item keeps as `null` (answers.ts). An option is the number of what is asked
 * for; stored games, links and backups contain it, and without a number for nothing each would need a form of its own.
 */
export const nothing = -1;

/** Questions about the choices of an item (choices.ts). */
export type ChoiceAsk =
  | 'clone'
  | 'item'
  | 'new-clone'
  | 'state'
  | 'new-state'
  | 'slot'
  | 'memory'
  | 'mode'
  | 'copied-card';

/** Questions while an item is announced. */
export type DraftAsk = ChoiceAsk | 'side' | 'x' | 'pay-idea' | 'pay-memory' | 'pay-state';

/** Questions while an item resolves. */
export type StepAsk =
  | ChoiceAsk
  | 'side'
  | 'forget'
  | 'pick-idea'
  | 'offer'
  | 'unless'
  | 'may'
  | 'gained-state'
  | 'repress-idea'
  | 'give-idea';

export type Ask = DraftAsk | StepAsk | 'order';

/** A step that may wait for an answer. */
export type AskingStep = Exclude<Step, { readonly step: 'effect' | 'cancel' }>;

type Choosing<A extends Ask> = {
  readonly kind: 'choose';
  readonly seat: SeatNumber;
  readonly ask: A;
  readonly options: readonly number[];
};

/** The decision that the game is waiting for, and its seat. */
export type Pending =
  | { readonly kind: 'action'; readonly seat: SeatNumber }
  | { readonly kind: 'react'; readonly seat: SeatNumber }
  | (Choosing<DraftAsk> & { readonly for: 'draft' })
  | (Choosing<StepAsk> & { readonly for: 'step'; readonly step: AskingStep })
  | (Choosing<'order'> & { readonly for: 'order' });
