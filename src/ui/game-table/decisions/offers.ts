/** The decisions that the dock offers, in their order, and how their buttons look. */

import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { tileOf } from '#game/play/decisionWords.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';
import { answering, choosesTile } from '../dock/answering.ts';

/** `off`: only in the accessibility tree, because its card on the table stands for it. */
export type DecisionLook = 'primary' | 'plain' | 'row' | 'off';

export type Offer = {
  readonly decision: Decision;
  /** The card that it is about; 0 if there is none. */
  readonly card: CardNumber;
  readonly look: DecisionLook;
  /** The answer that is recommended. */
  readonly suggested?: boolean;
};

type Given = {
  readonly words: Wording;
  readonly forecasts: Forecasts;
  readonly chosen: CardNumber | undefined;
  readonly suggested: Decision | undefined;
  readonly coached: boolean;
  /** The cards to pay with are picked together. */
  readonly pays: boolean;
  /** The number that is set, if one is asked for. */
  readonly x: number | undefined;
};

export const keyOf = (decision: Decision) => JSON.stringify(decision);

/** Whether an answer with a card may help. */
export const helps = (forecasts: Forecasts, { decision, card }: Pick<Offer, 'decision' | 'card'>): boolean =>
  card !== 0 && !forecasts.isIdle(decision) && !forecasts.loss(decision);

/** In a window for reactions: how many thoughts change anything. */
export function sayHelpful({ book, view }: Wording, forecasts: Forecasts): string {
  const { legal, seats, you } = view;
  const cards = legal.map((decision) => ({ decision, card: tileOf({ book, view }, decision) }));
  const helpful = new Set(cards.filter((offer) => helps(forecasts, offer)).map(({ card }) => card)).size;
  return helpful > 0
    ? `${helpful} of ${seats[you]?.thoughts.length ?? 0} ${helpful === 1 ? 'changes' : 'change'} this`
    : 'Nothing that you hold helps';
}

export function offersOf({ words, forecasts, chosen, suggested, coached, pays, x }: Given): readonly Offer[] {
  const { legal, pending } = words.view;
  const how = answering(words);
  const chooses = !choosesTile(how);
  const recommended = suggested && keyOf(suggested);
  /** Of several numbers, and of cards that are picked together, one button stands for the picked ones. */
  const single = legal.filter(
    (decision) => decision.do !== 'choose' || !(pays || (x !== undefined && decision.value !== x)),
  );
  // Doing it comes before leaving it.
  if (pending && 'ask' in pending && /may|unless/.test(pending.ask)) single.reverse();
  const offered = single.map((decision) => ({ decision, card: tileOf(words, decision) }));
  const lookOf = ({ decision, card }: (typeof offered)[number]): DecisionLook => {
    if (decision.do === 'choose' && chooses) return how === 'x' ? 'primary' : 'row';
    if (legal.length === 1) return 'primary';
    // No answer helps.
    if (decision.do === 'pass' && !chosen && !coached && !offered.some((offer) => helps(forecasts, offer)))
      return 'primary';
    if (card === 0)
      return keyOf(decision) === recommended && !offered.some(({ card: other }) => other !== 0 && other === chosen)
        ? 'primary'
        : 'plain';
    if (card !== chosen) return 'off';
    const first = offered.find((other) => other.card === card)?.decision;
    return decision === first ? 'primary' : 'plain';
  };
  return offered.map((offer) => ({
    ...offer,
    look: lookOf(offer),
    suggested: chooses && keyOf(offer.decision) === recommended,
  }));
}
