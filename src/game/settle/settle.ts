/** Settles a dispute: runs both cards through the rules engine, and says in one sentence what comes of it. */

import { cardOf } from '../engine/event.ts';
import type { Book, Side } from '../language/book.ts';
import { counted } from '../plural.ts';
import type { Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { type Meeting, meetingAt } from './course.ts';
import { answering, type Dispute, openingsOf, playing } from './dispute.ts';
import { amountWords, fateOf, isHurt, lossOf, nameIn, priceOf, total } from './loss.ts';
import { type SettledStep, stepsOf } from './steps.ts';
import { unfitReason } from './unfit.ts';

type Verdict = 'Yes.' | 'No.' | 'Partly.' | 'It depends';

export type Settled = {
  readonly verdict: Verdict;
  /** What comes of it, to be read after the verdict. */
  readonly sentence: string;
  /** Further sentences: the price, what happens otherwise, whether fear would help. */
  readonly notes: readonly string[];
  readonly steps: readonly SettledStep[];
  /** The position in which "You" can answer; absent if the card never comes into play. */
  readonly window?: Position;
};

type Judged = Omit<Settled, 'steps'> & { readonly last?: Position };

export function settle(book: Book, dispute: Dispute): Settled {
  const judged = judge(book, dispute);
  const { last, ...settled } = judged;
  const notes = [...judged.notes, ...fearHint(book, dispute, judged)];
  if (!last) return { ...settled, notes, steps: [] };
  // From the announcement of the played card.
  const from = last.events.findIndex((event) => event.kind === 'announce' && event.source === dispute.played);
  return {
    ...settled,
    notes,
    steps: stepsOf(
      book,
      last.state.seats.map(({ name }) => name),
      last.events.slice(Math.max(from, 0)),
    ),
  };
}

function judge(book: Book, dispute: Dispute): Judged {
  const [played, answer] = [cardOf(book, dispute.played), cardOf(book, dispute.answer)];
  if (played === answer) return no(`Choose two cards: ${played.name} cannot answer itself.`);
  if (answer.type !== 'reaction')
    return no(`${answer.name} is ${answer.type === 'attack' ? 'an attack' : 'a state'}, and only a reaction answers.`);
  let first: Judged | undefined;
  for (const opening of openingsOf(book, dispute)) {
    const meeting = meetingAt(book, dispute, opening);
    if (!meeting) continue;
    const judged = judgeMeeting(book, dispute, meeting);
    if (judged.verdict !== 'No.' || played.type !== 'state') return judged;
    first ??= judged;
  }
  return first ?? no(`The two never meet: ${played.name} cannot be used here.`);
}

const no = (sentence: string): Judged => ({ verdict: 'No.', sentence, notes: [] });

function judgeMeeting(book: Book, dispute: Dispute, meeting: Meeting): Judged {
  const { window, item, unanswered, answered, paid } = meeting;
  const [played, answer] = [nameOf(book, dispute.played), nameOf(book, dispute.answer)];
  const hurts = isHurt(lossOf(window, unanswered, answering));
  const without = fateOf(window, unanswered, answering);
  const unfit = unfitReason(book, sideUsed(book, dispute, answered), item, played);
  if (unfit || isRefusal(answered)) {
    const refused = isRefusal(answered) ? answered.refused : '';
    return {
      verdict: 'No.',
      sentence: unfit ? `${answer} ${unfit}.` : `${answer} cannot answer ${played}: ${lowerFirst(refused)}`,
      notes: [...(hurts ? [`${played} resolves: ${without}.`] : []), ...conditionsOf(unanswered)],
      window,
      last: unanswered,
    };
  }
  const notes = [
    ...priceOf(window, answered),
    ...(hurts ? [`Without ${answer}, ${without}.`] : []),
    ...conditionsOf(answered),
  ];
  const settled = { notes, window, last: answered };
  const outcome = outcomeOf(book, dispute, meeting, answered);
  if (!paid) return { ...settled, ...outcome };
  const price = priceWords(book, dispute, answered);
  return {
    ...settled,
    verdict: 'It depends',
    sentence: `on whether ${nameIn(window, playing)} ${price}. If not, ${outcome.sentence} If so, ${played} resolves: ${fateOf(window, paid, answering)}.`,
  };
}

/** What the numbers depend on that is decided by chance or by choice. */
function conditionsOf({ events }: Position): string[] {
  const x = Math.max(0, ...events.map((event) => (event.kind === 'announce' ? event.x : 0)));
  return [
    ...(x > 0 ? [`X is ${x} here.`] : []),
    ...(events.some(({ kind }) => kind === 'gamble') ? ['The numbers depend on the gamble.'] : []),
  ];
}

/** "pays 2 cerebrium": the price that keeps an attack from being cancelled. */
function priceWords(book: Book, dispute: Dispute, answered: Meeting['answered']): string {
  const priced = sideUsed(book, dispute, answered).body.find((effect) => effect.do === 'cancel');
  const price = priced?.do === 'cancel' ? priced.unless : undefined;
  if (!price) return 'pays for it';
  return 'pay' in price ? `pays ${price.pay} ${price.track}` : `forgets ${counted(price.forget, 'idea')}`;
}

type Outcome = Pick<Settled, 'verdict' | 'sentence'>;

/** What the answer did to the played card, by the events. */
function outcomeOf(book: Book, dispute: Dispute, { window, item, unanswered }: Meeting, end: Position): Outcome {
  const [played, answer] = [nameOf(book, dispute.played), nameOf(book, dispute.answer)];
  const it = item.kind === 'activated' || item.kind === 'triggered' ? `its ${item.kind} effect` : 'it';
  const since = end.events.slice(window.events.length);
  const loss = lossOf(window, end, answering);
  const base = lossOf(window, unanswered, answering);
  const fate = fateOf(window, end, answering);
  const cancel = since.find((event) => event.kind === 'cancel' && event.source === dispute.played);
  if (cancel?.kind === 'cancel') {
    const kept = cancel.kept ? ' and puts it into your thoughts' : '';
    const lost = isHurt(loss) ? `, and ${fate}` : isHurt(base) ? ': nothing is lost' : '';
    return { verdict: 'Yes.', sentence: `${answer} cancels ${it}${kept || lost}.` };
  }
  const redirect = since.find((event) => event.kind === 'redirect' && event.source === dispute.played);
  if (redirect?.kind === 'redirect') {
    const moved = lossOf(window, end, redirect.to);
    const who = isHurt(moved) ? `, who loses ${amountWords(moved)}` : '';
    return { verdict: 'Yes.', sentence: `${answer} redirects it to ${nameIn(window, redirect.to)}${who}.` };
  }
  if (since.some((event) => event.kind === 'take-control' && event.source === dispute.played)) {
    const isTurned = isHurt(lossOf(window, end, playing));
    const now = isTurned ? `: now ${fateOf(window, end, playing)}` : ', and you choose for it anew';
    return { verdict: 'Yes.', sentence: `${answer} takes over ${it}${now}.` };
  }
  const back = lossOf(unanswered, end, playing);
  const also = isHurt(back) ? `, and ${nameIn(window, playing)} loses ${amountWords(back)}` : '';
  if (isHurt(base) && !isHurt(loss))
    return { verdict: 'Yes.', sentence: `${answer} makes up for all of it: nothing is lost${also}.` };
  if (total(loss) < total(base))
    return { verdict: 'Partly.', sentence: `With ${answer} ${fate} instead of ${amountWords(base)}${also}.` };
  return { verdict: 'No.', sentence: `${answer} can be used, but ${played} still resolves: ${fate}${also}.` };
}

/** Whether the fear side of the answer would do better. */
function fearHint(book: Book, dispute: Dispute, { verdict }: Judged): string[] {
  if (verdict !== 'No.' || dispute.answerSide === 'fear' || !cardOf(book, dispute.answer).fear) return [];
  const { verdict: other, sentence } = judge(book, { ...dispute, answerSide: 'fear' });
  return other === 'No.' ? [] : [`If you are afraid, its fear side can: ${sentence}`];
}

const nameOf = (book: Book, card: number) => cardOf(book, card).name;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The side on which the answer is used; the one that was asked for, if it is the fear side. */
function sideUsed(book: Book, { answer, answerSide }: Dispute, answered: Meeting['answered']) {
  const card = cardOf(book, answer);
  const used =
    isRefusal(answered) || answerSide === 'fear'
      ? undefined
      : answered.events.find((event) => event.kind === 'announce' && event.source === answer);
  const side: Side = used?.kind === 'announce' ? used.side : answerSide;
  return (side === 'fear' && card.fear) || card.desire;
}
