/** Settles a dispute: runs the cards through the rules engine, and says in one sentence what comes of it. */

import { cardOf } from '../engine/event.ts';
import { sideOf } from '../engine/inEffect.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import type { Book, BookCard, Side } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import type { Position } from '../position/position.ts';
import type { Refusal } from '../rules/refusal.ts';
import { type Meeting, meetingAt, whyNotOpened } from './course.ts';
import { answering, type Dispute, gambled, openingsOf, playing } from './dispute.ts';
import { deathsOf, fateOf, isUnhurt, nameIn, priceOf } from './loss.ts';
import { outcomeOf, type Verdict } from './outcome.ts';
import { type SettledStep, stepsOf } from './steps.ts';

export type Settled = {
  readonly verdict: Verdict;
  /** The outcome, to be read after the verdict. */
  readonly sentence: string;
  /** Further sentences: the price, what happens otherwise, whether fear would help. */
  readonly notes: readonly string[];
  /** Why a card cannot answer, and then what happens. */
  readonly steps: readonly SettledStep[];
  /** The position in which "You" can answer; absent if the card never comes into play. */
  readonly window?: Position;
};

/** With the steps that are no events, and the position in which it ends. */
type Judged = Settled & { readonly last?: Position };

export function settle(book: Book, dispute: Dispute): Settled {
  const judged = judge(book, dispute);
  const { last, ...settled } = judged;
  const notes = [...judged.notes, ...hintsOf(book, dispute, judged)];
  if (!last) return { ...settled, notes };
  const names = last.state.seats.map(({ name }) => name);
  // From whatever was put on the stem first.
  const from = last.events.findIndex(({ kind }) => kind === 'announce');
  return {
    ...settled,
    notes,
    steps: [...settled.steps, ...stepsOf(book, names, last.events.slice(Math.max(from, 0)))],
  };
}

function judge(book: Book, dispute: Dispute): Judged {
  const played = cardOf(book, dispute.played);
  if (dispute.answers.includes(played.id))
    return no({ refused: `Choose two cards: ${played.name} cannot answer itself.`, see: 'reaction' });
  for (const card of dispute.answers) {
    const { name, type } = cardOf(book, card);
    const kind = type === 'attack' ? 'an attack' : 'a state';
    if (type !== 'reaction')
      return no({ refused: `${name} is ${kind}, and only a reaction answers.`, see: 'reaction' });
  }
  let first: Judged | undefined;
  let reason: Refusal | undefined;
  for (const opening of openingsOf(book, dispute)) {
    const meeting = meetingAt(book, dispute, opening);
    reason ??= meeting ? undefined : whyNotOpened(book, opening);
    if (!meeting) continue;
    const judged = judgeMeeting(book, dispute, meeting);
    if (judged.verdict !== 'No.' || played.type !== 'state') return judged;
    first ??= judged;
  }
  return first ?? no(neverMeet(played, dispute, reason));
}

const no = ({ refused: sentence, see }: Refusal): Judged => ({
  verdict: 'No.',
  sentence,
  notes: [],
  steps: [{ sentence, see }],
});

function neverMeet({ name, type }: BookCard, { turn }: Dispute, reason: Refusal | undefined): Refusal {
  const never = (why: string, see: Refusal['see']) => ({ refused: `They never meet: ${why}`, see });
  if (reason) return never(`${name} cannot be used. ${reason.refused}`, reason.see);
  if (turn === 'yours' && type !== 'reaction')
    return never(`${name} can be used only on its controller’s turn.`, 'actions');
  return never(`nothing brings ${name} into play${turn ? ' on this turn' : ''}.`, 'the-stem');
}

function judgeMeeting(book: Book, dispute: Dispute, meeting: Meeting): Judged {
  const { window, unanswered, answered, paid, given, faults } = meeting;
  const played = nameOf(book, dispute.played);
  const isHarmless = isUnhurt(window, unanswered, answering);
  const without = fateOf(window, unanswered, answering);
  const steps = [...faults].map(([card, { says, ...rule }]) => ({
    sentence: `${nameOf(book, card)} ${says}.`,
    ...rule,
  }));
  const [fault, ...more] = steps.map(({ sentence }) => sentence);
  if (given.size === 0) {
    const resolves = isHarmless ? [] : [`${played} resolves: ${without}.`, ...conditionsOf(book, meeting, unanswered)];
    return { verdict: 'No.', sentence: fault ?? '', notes: [...more, ...resolves], steps, window, last: unanswered };
  }
  const names = [...given.keys()].map((card) => nameOf(book, card));
  const outcome = outcomeOf(book, dispute, meeting);
  const notes = [
    ...(fault ? [fault, ...more] : []),
    ...priceOf(window, answered),
    ...(isHarmless || without === fateOf(window, answered, answering)
      ? []
      : [[`Without ${listed(names)}, ${without}.`, ...deathsOf(window, unanswered)].join(' ')]),
    ...(paid || !refusesPrice(meeting) ? [] : [`${nameIn(window, playing)} cannot ${listed(pricesOf(book, given))}.`]),
    ...conditionsOf(book, meeting, answered),
    ...(outcome.verdict !== 'It depends' && hasGamble(unanswered) ? [`Each gamble results in ${gambled} here.`] : []),
  ];
  const settled = { notes, steps, window, last: answered };
  if (!paid) return { ...settled, ...outcome };
  const prices = listed(pricesOf(book, given).map((price) => price.replace(' ', 's ')));
  return {
    ...settled,
    verdict: 'It depends',
    sentence: `on whether ${nameIn(window, playing)} ${prices}. If not, ${outcome.sentence} If so, ${played} resolves: ${fateOf(window, paid, answering)}.`,
  };
}

/** Whether the clone that played cannot pay for its attack: it then says no without being asked. */
const refusesPrice = ({ window, answered }: Meeting) =>
  answered.events.slice(window.events.length).some((event) => event.kind === 'choice' && event.seat === playing);

const hasGamble = ({ events }: Position) => events.some(({ kind }) => kind === 'gamble');

/** The choices that the answer depends on. */
function conditionsOf(book: Book, { item, given }: Meeting, { events }: Position): string[] {
  const x = Math.max(
    item.x,
    ...events.map((event) => (event.kind === 'announce' && given.has(event.source) ? event.x : 0)),
  );
  const modes = modesOf(book, item.card, item.side);
  const { card } = item.choices;
  return [
    ...(card ? [`${nameOf(book, item.card)} resolves ${nameOf(book, card)} here.`] : []),
    ...(x > 0 ? [`X is ${x} here.`] : []),
    ...(modes === 1 ? ['Here the card’s first option is chosen.'] : []),
    ...(modes > 1 ? ['Here the card’s first two options are chosen.'] : []),
    ...(events.some((event) => event.kind === 'choice' && event.seat === answering && event.says === 'second')
      ? ['Here you choose the second of the two offered.']
      : []),
  ];
}

/** How many modes are chosen on this side of a card. */
function modesOf(book: Book, card: CardNumber, side: Side): number {
  const modes = sideOf(cardOf(book, card), side).body.find((effect) => effect.do === 'modes');
  return modes?.do === 'modes' ? modes.number : 0;
}

/** "pay 2 cerebrium": the prices that keep an attack from being cancelled. The last answer asks first. */
const pricesOf = (book: Book, given: Meeting['given']): string[] =>
  [...given].reverse().flatMap(([card, side]) =>
    sideOf(cardOf(book, card), side).body.flatMap((effect) => {
      const price = effect.do === 'cancel' ? effect.unless : undefined;
      if (!price) return [];
      return 'pay' in price ? `pay ${price.pay} ${price.track}` : `forget ${counted(price.forget, 'idea')}`;
    }),
  );

/** Whether the fear side of the answer would do better, or an answer while the card is being taken. */
function hintsOf(book: Book, dispute: Dispute, { verdict }: Judged): string[] {
  if (verdict !== 'No.') return [];
  const [first = 0] = dispute.answers;
  const { fear, desire } = cardOf(book, first);
  const better = (changed: Partial<Dispute>, words: string) => {
    const other = judge(book, { ...dispute, ...changed });
    if (other.verdict === 'No.') return [];
    return [`${words} ${other.verdict === 'It depends' ? 'it depends ' : ''}${other.sentence}`];
  };
  return [
    ...(fear && dispute.answerSide !== 'fear'
      ? better({ answerSide: 'fear' }, 'If you are afraid, its fear side can:')
      : []),
    ...(desire.body.some((effect) => effect.do === 'steal-take') && !dispute.taken
      ? better({ taken: true }, 'While it is being taken:')
      : []),
    ...(cardOf(book, dispute.played).type === 'reaction' && !dispute.ownAttack
      ? better({ ownAttack: true }, 'It can answer your own attack:')
      : []),
  ];
}

const nameOf = (book: Book, card: CardNumber) => cardOf(book, card).name;
