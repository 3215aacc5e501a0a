/**
 * A side of a card as data: the meaning of its printed text. The phrase table
 * (phrases.ts) maps words to nodes.
 */

import type { Discipline } from '../cards/card.ts';
import type { Track } from '../rules/table.ts';

/** The clones that are dealt damage, gain, lose or forget. If absent, the clone that controls the effect. */
export type Whom =
  | 'you'
  | 'another-clone'
  | 'that-clone'
  /** "It": a pronoun for the same clone as `that-clone`. */
  | 'it'
  | 'each-other-clone'
  | 'each-clone'
  /** The controller of an attack on the stem, which is chosen. */
  | 'attack-controller';

/** The things that the variable part of an amount counts. */
export type Count =
  | 'x'
  | 'result'
  | 'highest-result'
  | 'sum-of-results'
  | 'highest-value-there'
  | 'ideas-there'
  | 'your-ideas'
  | 'states-there'
  | 'your-other-states'
  | 'other-clones'
  | 'states-removed'
  | 'ideas-forgotten';

/** `base`, plus `per` for each of `each`. */
export type Amount = { readonly base: number; readonly per?: number; readonly each?: Count };

export type Resource = 'T' | 'C' | 'TC' | 'B' | 'TB' | 'I' | 'M' | 'S';

export type Gain = { readonly number: number; readonly what: Resource };

export type Condition =
  | { readonly is: 'more-than-you' | 'more-than-that-clone'; readonly track: Track }
  | { readonly is: 'result-at-least' | 'result-is'; readonly number: number }
  | { readonly is: 'ideas-at-least'; readonly number: number }
  | { readonly is: 'no-ideas' };

/** Upper limit of a resource value. */
export type ValueLimit = number | 'x';

/** Filter for the items on the stem that a reaction may choose. */
export type StemFilter = {
  readonly attacks?: true;
  readonly abilities?: true;
  readonly discipline?: Discipline;
  readonly maxValue?: number;
  readonly noFearSide?: true;
};

export type Effect =
  | (Amount & {
      readonly do: 'damage';
      readonly track: Track;
      readonly whom: Whom;
      /** Present if another clone is offered the damage. */
      readonly by?: 'you';
      /** If this holds, `instead` is the base. */
      readonly if?: Condition;
      readonly instead?: number;
    })
  | { readonly do: 'damage-neighbours'; readonly track: Track; readonly next: number; readonly previous: number }
  | { readonly do: 'gain'; readonly whom?: Whom; readonly gains: readonly Gain[] }
  | (Amount & { readonly do: 'gain-scaled'; readonly what: Resource; readonly also?: Gain })
  | { readonly do: 'lose'; readonly whom?: Whom; readonly number: number; readonly track: Track }
  | { readonly do: 'lose-tick'; readonly whom: Whom }
  | { readonly do: 'forget'; readonly whom?: Whom; readonly number: number | 'all' }
  | {
      readonly do: 'forget-and-lose';
      readonly whom: Whom;
      readonly ideas: number;
      readonly number: number;
      readonly track: Track;
    }
  | { readonly do: 'pick-forgotten'; readonly whom: Whom }
  | { readonly do: 'look'; readonly whom: Whom }
  | { readonly do: 'remember'; readonly number: number; readonly maxValue?: number }
  | { readonly do: 'remove-state' }
  | { readonly do: 'remove-this' }
  | { readonly do: 'remove-states' }
  | { readonly do: 'move-state'; readonly whom: Whom; readonly maxValue: ValueLimit }
  | { readonly do: 'steal-idea'; readonly whom: Whom }
  | { readonly do: 'steal-take' }
  | { readonly do: 'replace-idea' }
  | { readonly do: 'gamble'; readonly times: number }
  | { readonly do: 'cancel'; readonly what: StemFilter; readonly unless?: Price; readonly keep?: true }
  | { readonly do: 'redirect'; readonly discipline: Discipline }
  | { readonly do: 'take-control' }
  | { readonly do: 'resolve-card'; readonly side: 'desire' | 'fear' }
  | { readonly do: 'next-attack'; readonly more: number }
  | { readonly do: 'modes'; readonly number: number; readonly modes: readonly Effect[] }
  | { readonly do: 'offer'; readonly options: readonly Effect[] }
  | { readonly do: 'may'; readonly first: Effect; readonly then: Effect }
  | { readonly do: 'if'; readonly if: Condition; readonly then: Effect }
  | { readonly do: 'in-turn'; readonly first: Effect; readonly then: Effect };

/** The price for which the controller of an attack may keep it from being cancelled. */
export type Price = { readonly forget: number } | { readonly pay: number; readonly track: Track };

export type Constant =
  | { readonly is: 'curse' }
  | { readonly is: 'thought-limit'; readonly by: number }
  | { readonly is: 'attack-damage'; readonly more: number; readonly discipline?: Discipline; readonly track?: Track }
  | { readonly is: 'armour'; readonly less: number }
  | { readonly is: 'afraid' }
  | { readonly is: 'guard' };

export type TriggerEvent =
  | 'your-turn-starts'
  | 'your-turn-ends'
  | 'another-turn-starts'
  | 'another-deals-corpus'
  | 'another-takes'
  | 'another-chooses-you'
  | 'another-becomes-afraid'
  | 'you-become-afraid'
  | 'you-pay-points'
  | 'attack-deals-corpus'
  | 'you-forget'
  | 'you-react';

export type CostKind = 'tick' | 'corpus' | 'cerebrium' | 'idea' | 'memory' | 'state';

/** Amounts to be paid; `x` means an amount of X. */
export type Cost = Readonly<Partial<Record<CostKind, number | 'x'>>>;

/** With the words that say it, marked (marks.ts). */
export type Worded<T> = T & { readonly words: string };

export type Triggered = { readonly when: TriggerEvent; readonly body: readonly Worded<Effect>[] };

export type Activated = {
  readonly cost: Cost;
  /** The sentence that allows it only once each turn. */
  readonly once?: Worded<object>;
  readonly body: readonly Worded<Effect>[];
};

/** One side of a card, or of a persona. */
export type Program = {
  readonly constants: readonly Worded<Constant>[];
  /** In printed order, before activated ones. */
  readonly triggered: readonly Worded<Triggered>[];
  readonly activated: readonly Worded<Activated>[];
  /** Effects of an attack or a reaction, which happen once. */
  readonly body: readonly Worded<Effect>[];
  /** Maximum of X. */
  readonly limit?: Worded<{ readonly xMax: number }>;
};

/** The clones that an effect says it is about; `undefined` if it names none. */
export const whomOf = (effect: Effect): Whom | undefined => ('whom' in effect ? effect.whom : undefined);

/** An effect and all effects inside it, whether they are carried out or only offered. */
export const effectParts = (effect: Effect): readonly Effect[] => [
  effect,
  ...[
    ...('modes' in effect ? effect.modes : []),
    ...('options' in effect ? effect.options : []),
    ...('first' in effect ? [effect.first] : []),
    ...('then' in effect ? [effect.then] : []),
  ].flatMap(effectParts),
];
