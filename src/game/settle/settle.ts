/** Settles a dispute: runs the cards through the rules engine, and says in one sentence what comes of it. */

import { cardOf } from '../engine/event.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import type { Book, BookCard, Side } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import type { Position } from '../position/position.ts';
import { type Meeting, meetingAt, whyNotOpened } from './course.ts';
import { answering, type Dispute, gambled, openingsOf, playing } from './dispute.ts';
import { fateOf, isUnhurt, nameIn, priceOf } from './loss.ts';
import { outcomeOf, type Verdict } from './outcome.ts';
import { type SettledStep, stepsOf } from './steps.ts';

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
  const notes = [...judged.notes, ...hintsOf(book, dispute, judged)];
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
  const played = cardOf(book, dispute.played);
  if (dispute.answers.includes(played.id)) return no(`Choose two cards: ${played.name} cannot answer itself.`);
  for (const card of dispute.answers) {
    const { name, type } = cardOf(book, card);
    if (type !== 'reaction')
      return no(`${name} is ${type === 'attack' ? 'an attack' : 'a state'}, and only a reaction answers.`);
  }
  let first: Judged | undefined;
  let reason: string | undefined;
  for (const opening of openingsOf(book, dispute)) {
    const meeting = meetingAt(book, dispute, opening);
    reason ??= meeting ? undefined : whyNotOpened(book, opening);
    if (!meeting) continue;
    const judged = judgeMeeting(book, dispute, meeting);
    if (judged.verdict !== 'No.' || played.type !== 'state') return judged;
    first ??= judged;
  }
  return first ?? no(`They never meet: ${neverMeet(played, dispute, reason)}`);
}

const no = (sentence: string): Judged => ({ verdict: 'No.', sentence, notes: [] });

function neverMeet({ name, type }: BookCard, { turn }: Dispute, reason: string | undefined): string {
  if (reason !== undefined) return `${name} cannot be used. ${reason}`;
  if (turn === 'yours' && type !== 'reaction') return `${name} is used only on the turn of its own clone.`;
  return turn ? `nothing brings ${name} into play on this turn.` : `nothing brings ${name} into play.`;
}

function judgeMeeting(book: Book, dispute: Dispute, meeting: Meeting): Judged {
  const { window, unanswered, answered, paid, given, faults } = meeting;
  const played = nameOf(book, dispute.played);
  const isHarmless = isUnhurt(window, unanswered, answering);
  const without = fateOf(window, unanswered, answering);
  const [fault, ...more] = [...faults].map(([card, words]) => `${nameOf(book, card)} ${words}.`);
  if (given.size === 0) {
    const resolves = isHarmless ? [] : [`${played} resolves: ${without}.`, ...conditionsOf(book, dispute, unanswered)];
    return { verdict: 'No.', sentence: fault ?? '', notes: [...more, ...resolves], window, last: unanswered };
  }
  const names = [...given.keys()].map((card) => nameOf(book, card));
  const outcome = outcomeOf(book, dispute, meeting);
  const notes = [
    ...(fault ? [fault, ...more] : []),
    ...priceOf(window, answered),
    ...(isHarmless ? [] : [`Without ${listed(names)}, ${without}.`]),
    ...conditionsOf(book, dispute, answered),
    ...(outcome.verdict !== 'It depends' && hasGamble(unanswered) ? [`Each gamble results in ${gambled} here.`] : []),
  ];
  const settled = { notes, window, last: answered };
  if (!paid) return { ...settled, ...outcome };
  const price = priceWords(book, given);
  return {
    ...settled,
    verdict: 'It depends',
    sentence: `on whether ${nameIn(window, playing)} ${price}. If not, ${outcome.sentence} If so, ${played} resolves: ${fateOf(window, paid, answering)}.`,
  };
}

const hasGamble = ({ events }: Position) => events.some(({ kind }) => kind === 'gamble');

/** What the answer depends on that is decided by choice. */
function conditionsOf(book: Book, { played, answers }: Dispute, { events }: Position): string[] {
  const x = Math.max(
    0,
    ...events.map((event) => (event.kind === 'announce' && [played, ...answers].includes(event.source) ? event.x : 0)),
  );
  const side = events.find((event) => event.kind === 'announce' && event.source === played);
  const modes = side?.kind === 'announce' ? modesOf(book, played, side.side) : 0;
  return [
    ...(x > 0 ? [`X is ${x} here.`] : []),
    ...(modes === 1 ? ['The first choice on the card is taken here.'] : []),
    ...(modes > 1 ? ['The first two choices on the card are taken here.'] : []),
    ...(events.some((event) => event.kind === 'choice' && event.seat === answering && event.says === 'second')
      ? ['Of the two that you are offered, you choose the second here.']
      : []),
  ];
}

/** How many modes are chosen on this side of a card. */
function modesOf(book: Book, card: CardNumber, side: Side): number {
  const { desire, fear } = cardOf(book, card);
  const modes = ((side === 'fear' && fear) || desire).body.find((effect) => effect.do === 'modes');
  return modes?.do === 'modes' ? modes.number : 0;
}

/** "pays 2 cerebrium": the price that keeps an attack from being cancelled. The last answer asks first. */
const priceWords = (book: Book, given: Meeting['given']): string =>
  listed(
    [...given].reverse().flatMap(([card, side]) => {
      const { desire, fear } = cardOf(book, card);
      return ((side === 'fear' && fear) || desire).body.flatMap((effect) => {
        const price = effect.do === 'cancel' ? effect.unless : undefined;
        if (!price) return [];
        return 'pay' in price ? `pays ${price.pay} ${price.track}` : `forgets ${counted(price.forget, 'idea')}`;
      });
    }),
  );

/** Whether the fear side of the answer would do better, or an answer while the card is being taken. */
function hintsOf(book: Book, dispute: Dispute, { verdict }: Judged): string[] {
  if (verdict !== 'No.') return [];
  const [first = 0] = dispute.answers;
  const { fear, desire } = cardOf(book, first);
  const better = (changed: Partial<Dispute>, words: string) => {
    const other = judge(book, { ...dispute, ...changed });
    return other.verdict === 'No.' ? [] : [`${words} ${other.sentence}`];
  };
  return [
    ...(fear && dispute.answerSide !== 'fear'
      ? better({ answerSide: 'fear' }, 'If you are afraid, its fear side can:')
      : []),
    ...(desire.body.some((effect) => effect.do === 'steal-take') && !dispute.taken
      ? better({ taken: true }, 'While it is being taken:')
      : []),
  ];
}

const nameOf = (book: Book, card: number) => cardOf(book, card).name;
