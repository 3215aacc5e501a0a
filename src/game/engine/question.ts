/** Questions to a seat, and the steps of a resolving item that ask them. */

import type { Effect, Price } from '../language/program.ts';
import type { Side } from './book.ts';
import type { CardNumber, Words } from './state.ts';

export type EffectThat<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** A remaining step of the resolving item. */
export type Step =
  | { readonly step: 'effect'; readonly effect: Effect; readonly copy: boolean; readonly words: Words | null }
  /** Asks for the choices made on resolving, then carries out the effect. */
  | { readonly step: 'choose-first'; readonly effect: Effect; readonly copy: boolean }
  | { readonly step: 'forget'; readonly seat: number; readonly number: number }
  | { readonly step: 'offer'; readonly seat: number; readonly options: readonly Effect[]; readonly copy: boolean }
  | { readonly step: 'unless'; readonly effect: EffectThat<'cancel'>; readonly price: Price; readonly copy: boolean }
  | { readonly step: 'cancel'; readonly effect: EffectThat<'cancel'>; readonly copy: boolean }
  | { readonly step: 'may'; readonly effect: EffectThat<'may'>; readonly copy: boolean }
  | { readonly step: 'pick'; readonly seat: number }
  | { readonly step: 'choose-anew'; readonly item: number }
  | { readonly step: 'gain-state'; readonly seat: number }
  | { readonly step: 'add-state'; readonly seat: number; readonly card: CardNumber }
  | { readonly step: 'add-curse'; readonly seat: number; readonly card: CardNumber; readonly side: Side }
  | { readonly step: 'draft-idea'; readonly seat: number; readonly number: number }
  | { readonly step: 'give-idea'; readonly seat: number; readonly to: number };

export type Ask =
  | 'side'
  | 'x'
  | 'clone'
  | 'item'
  | 'new-clone'
  | 'state'
  | 'new-state'
  | 'slot'
  | 'memory'
  | 'mode'
  | 'copied-card'
  | 'pay-idea'
  | 'pay-memory'
  | 'pay-state'
  | 'forget'
  | 'pick-idea'
  | 'offer'
  | 'unless'
  | 'may'
  | 'gained-state'
  | 'order'
  | 'repress-idea'
  | 'give-idea';

/** The decision that the game is waiting for, and its seat. */
export type Pending =
  | { readonly kind: 'action'; readonly seat: number }
  | { readonly kind: 'react'; readonly seat: number }
  | {
      readonly kind: 'choose';
      readonly seat: number;
      readonly ask: Ask;
      readonly options: readonly number[];
      /** The step that waits for the answer; absent while an item is announced or triggers are ordered. */
      readonly step?: Step;
    };
