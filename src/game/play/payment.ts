/** Cards to pay with. The engine asks for one after the other. */

import { costOf, dueOf } from '../engine/payment.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import type { Ask } from '../engine/question.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import type { CostKind } from '../language/program.ts';

const paidWith: Partial<Record<Ask, readonly [CostKind, 'ideas' | 'memories' | 'states']>> = {
  'pay-idea': ['idea', 'ideas'],
  'pay-memory': ['memory', 'memories'],
  'pay-state': ['state', 'states'],
};

export type Payment = {
  readonly ask: Ask;
  readonly options: readonly number[];
  /** How many of the options are still to be picked. */
  readonly due: number;
  /** What it is paid with. */
  readonly kind: CostKind;
  readonly kinds: string;
};

/** The payment with cards that is asked for. */
export function paymentDue(book: Book, { draft, pending }: View): Payment | undefined {
  if (!draft || !pending || !('ask' in pending)) return undefined;
  const [kind, kinds] = paidWith[pending.ask] ?? [];
  if (!kind || !kinds) return undefined;
  const due = dueOf(costOf(book, draft.item), kind, draft.item.x) - draft[kinds].length;
  return { ...pending, due, kind, kinds };
}

/** The same if several cards are picked from a list. Ideas are picked from the hand, one after the other. */
export function paidTogether(book: Book, view: View): Payment | undefined {
  const payment = paymentDue(book, view);
  return payment && payment.ask !== 'pay-idea' && payment.due > 1 ? payment : undefined;
}

/** The picked cards after a press on one of them: a further card replaces the one that was picked first. */
export function pick(picked: readonly number[], card: CardNumber, due: number): readonly number[] {
  return picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card].slice(-due);
}
