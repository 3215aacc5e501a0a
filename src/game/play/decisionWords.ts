/** Words for the button of a decision, and the card on the table that stands for it. */

import type { Decision } from '../engine/legal.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { bodyOf } from '../engine/programs.ts';
import type { Ask } from '../engine/question.ts';
import type { View } from '../engine/view.ts';
import type { Price } from '../language/program.ts';
import { counted } from '../plural.ts';
import { printPoints } from '../rules/points.ts';
import type { Track } from '../rules/table.ts';
import { sentenceInQuestion } from './cardWords.ts';
import type { Outcome } from './endings.ts';
import { capitalised, itemName, nameOf, nameOfSource, type Wording } from './words.ts';

/** The verb for a card that is chosen. */
const deeds: Readonly<Partial<Record<Ask, string>>> = {
  forget: 'Forget ',
  'pay-idea': 'Forget ',
  'pay-memory': 'Repress ',
  'pay-state': 'Remove ',
  'repress-idea': 'Repress ',
  'give-idea': 'Give ',
  'gained-state': 'Add ',
  memory: 'Remember ',
};

/** "Do it: forget an idea, and gain {T}", from "You may forget an idea. If you do, gain {T}." */
function agreeing(words: Wording): string {
  const [, first, then] = /\b[Yy]ou may (.*?)\. If you do, (.*?)\.?$/.exec(sentenceInQuestion(words)) ?? [];
  return first && then ? `Do it: ${first}, and ${then}` : 'Do it';
}

/** The price for keeping an attack that would be cancelled. */
function keeping({ pending }: View): string {
  if (!pending || !('step' in pending) || pending.step.step !== 'unless') return 'Keep it';
  return `${capitalised(sayPrice(pending.step.price))}: it stays`;
}

const symbolOf = (track: Track) => (track === 'corpus' ? '{C}' : '{B}');

const sayPrice = (price: Price): string =>
  'forget' in price ? `forget ${counted(price.forget, 'idea')}` : `pay ${price.pay} ${symbolOf(price.track)}`;

/**
 * What a clone decides later: "You pay 3 {C}, 11 to 8, or it is cancelled.", or where its answers lead: "You decide: {B}
 * 20 or 14". Short: it stands below the stem.
 */
export function sayOpen({ seats, you }: View, { decider, price, seen }: NonNullable<Outcome['open']>): string {
  const name = decider === you ? 'You' : seats[decider]?.name;
  if (!price) {
    const [own] = (['corpus', 'cerebrium'] as const).flatMap((track) => {
      const ends = [...(seen[you]?.[track] ?? [])];
      return ends.length > 1
        ? `: ${symbolOf(track)} ${ends
            .sort((a, b) => b - a)
            .map(printPoints)
            .join(' or ')}`
        : [];
    });
    return `${name} ${decider === you ? 'decide' : 'decides'}${own ?? ''}`;
  }
  const pays = decider === you ? sayPrice(price) : sayPrice(price).replace(' ', 's ');
  const now = 'pay' in price ? (seats[decider]?.[price.track].real ?? 0) : 0;
  const span = 'pay' in price ? `, ${printPoints(now)} to ${printPoints(now - price.pay)}` : '';
  return `${name} ${pays}${span}, or it is cancelled`;
}

/** Who decides later where it leads, if that is worth telling: a single item says all but the points. */
export function openOf({ stem, you }: View, { open }: Pick<Outcome, 'open'>): Outcome['open'] {
  const { corpus, cerebrium } = open?.seen[you] ?? {};
  const isTold = stem.length > 1 || (!open?.price && [corpus, cerebrium].some((ends) => ends && ends.size > 1));
  return isTold ? open : undefined;
}

/** The options of "Choose one: a; b; or c." */
function partsOf(sentence: string): string[] {
  const [, list = ''] = /: (.*?)\.?$/.exec(sentence) ?? [];
  return list.split(/; (?:or )?/).map(capitalised);
}

/** The options of the card that cannot be chosen now, each with the reason. */
export function closedModes(words: Wording): readonly { readonly name: string; readonly why: string }[] {
  const { legal, draft } = words.view;
  const { modes = [] } = draft?.item.choices.copy ?? draft?.item.choices ?? {};
  return partsOf(sentenceInQuestion(words)).flatMap((name, value) => {
    if (legal.some((decision) => decision.do === 'choose' && decision.value === value)) return [];
    const why = modes.includes(value)
      ? 'chosen'
      : name.startsWith('Remove')
        ? 'no state to remove'
        : 'not possible now';
    return [{ name, why }];
  });
}

/** Why other clones cannot be chosen, if one of their thoughts is to be. */
export function closedClones({ book, view: { draft, pending, seats, you } }: Wording): readonly string[] {
  if (!draft || !pending || !('ask' in pending) || pending.ask !== 'clone') return [];
  const picks = bodyOf(book, draft.item).some((effect) => effect.do === 'pick-forgotten');
  return seats.flatMap(({ name, alive, thoughts }, seat) =>
    picks && alive && seat !== you && thoughts.length === 0 ? `${name} has no thoughts.` : [],
  );
}

function optionName(words: Wording, ask: Ask, value: number): string {
  const { view } = words;
  switch (ask) {
    case 'side':
      return value === 1 ? 'Fear side' : 'Desire side';
    case 'x':
      return `X = ${value}`;
    case 'clone':
    case 'new-clone':
      return view.seats[value]?.name ?? 'Nobody';
    case 'item':
    case 'order':
      return capitalised(itemName(words, value));
    case 'slot':
      return `Replace ${nameOf(words, view.headspace[value]?.card ?? 0)}`;
    case 'mode':
    case 'offer':
      return partsOf(sentenceInQuestion(words))[value] ?? `Choice ${value + 1}`;
    case 'unless':
      return value === 1
        ? keeping(view)
        : view.current
          ? `Let ${nameOfSource(words, view.current.item)} cancel it`
          : 'Let it be cancelled';
    case 'may':
      return value === 1 ? agreeing(words) : 'Leave it';
    // A card (`choosesCard`).
    default:
      return value <= 0 ? 'Nothing' : `${deeds[ask] ?? ''}${nameOf(words, value)}`;
  }
}

export const choosesClone = (ask: Ask): boolean => ask === 'clone' || ask === 'new-clone';

const choosesOther: ReadonlySet<Ask> = new Set([
  'side',
  'x',
  'item',
  'slot',
  'mode',
  'offer',
  'unless',
  'may',
  'order',
]);
export const choosesCard = (ask: Ask): boolean => !choosesClone(ask) && !choosesOther.has(ask);

/** The label of the button for a decision. */
export function describeDecision(words: Wording, decision: Decision): string {
  const { view } = words;
  switch (decision.do) {
    case 'take':
      return `Take ${nameOf(words, view.headspace[decision.slot]?.card ?? 0)}`;
    case 'play':
      return `Play ${nameOf(words, decision.card)}`;
    case 'react':
      return `React with ${nameOf(words, decision.card)}`;
    case 'activate':
      return `Activate ${decision.card > 0 ? nameOf(words, decision.card) : 'your persona'}`;
    case 'end':
      return 'End turn';
    case 'pass':
      return 'Pass';
    case 'withdraw':
      return 'Take it back';
    case 'choose':
      return view.pending && 'ask' in view.pending ? optionName(words, view.pending.ask, decision.value) : '';
    default:
      return decision satisfies never;
  }
}

/** The card that a decision is about; 0 if there is none. */
export function cardOfDecision({ view }: Wording, decision: Decision): CardNumber {
  if (decision.do === 'take') return view.headspace[decision.slot]?.card ?? 0;
  return 'card' in decision ? decision.card : 0;
}

/** The card on the table that stands for a decision: its own one, or the answer to a question; 0 if there is none. */
export function tileOf(words: Wording, decision: Decision): CardNumber {
  const { pending, headspace, seats, you } = words.view;
  if (decision.do !== 'choose' || !pending || !('ask' in pending)) return cardOfDecision(words, decision);
  if (pending.ask === 'slot') return headspace[decision.value]?.card ?? 0;
  return choosesCard(pending.ask) && seats[you]?.thoughts.includes(decision.value) ? decision.value : 0;
}
