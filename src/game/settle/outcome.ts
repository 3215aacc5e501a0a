/** The effect of the answers on the played card, by the events. */

import { cardOf, type GameEvent } from '../engine/event.ts';
import type { Book } from '../language/book.ts';
import { listed } from '../plural.ts';
import type { Meeting } from './course.ts';
import { answering, type Dispute, gambled, playing } from './dispute.ts';
import {
  amountWords,
  deathsOf,
  fateOf,
  isAlive,
  isHurt,
  isUnhurt,
  lossOf,
  lostWords,
  nameIn,
  sufferedWords,
  total,
} from './loss.ts';

export type Verdict = 'Yes.' | 'No.' | 'Partly.' | 'It depends';

type Outcome = {
  readonly verdict: Verdict;
  /** The outcome, to be read after the verdict. */
  readonly sentence: string;
};

export function outcomeOf(book: Book, dispute: Dispute, meeting: Meeting): Outcome {
  const { window, answered: end } = meeting;
  const since = end.events.slice(window.events.length);
  const { verdict, sentence } = changeOf(book, meeting, since) ?? comparisonOf(book, dispute, meeting, since);
  return { verdict, sentence: [sentence, ...deathsOf(window, end)].join(' ') };
}

/** The change to the item that was answered. */
function changeOf(book: Book, meeting: Meeting, since: readonly GameEvent[]): Outcome | undefined {
  const { window, item, target, unanswered, answered: end } = meeting;
  const it =
    target !== item
      ? `your ${cardOf(book, target.card).name}`
      : item.kind === 'activated' || item.kind === 'triggered'
        ? `its ${item.kind} effect`
        : 'it';
  const fate = fateOf(window, end, answering);
  // The played card, which was announced before, may change the item too.
  const answers = new Map(
    since.flatMap((event) => (event.kind === 'announce' ? [[event.id, cardOf(book, event.source).name] as const] : [])),
  );
  const byAnswer = since.filter(({ cause }) => cause !== undefined && answers.has(cause));
  const change = byAnswer
    .filter((event) => event.kind === 'cancel' || event.kind === 'redirect' || event.kind === 'take-control')
    .find(({ source }) => source === target.card);
  const stolen = byAnswer.find((event) => event.kind === 'steal-take');
  const cause = (change ?? stolen)?.cause;
  const answer = (cause !== undefined && answers.get(cause)) || '';
  if (stolen) return { verdict: 'Yes.', sentence: `${answer} puts it into your thoughts.` };
  switch (change?.kind) {
    case 'cancel': {
      // An attack of one's own is worth cancelling only to escape something.
      if (target !== item && total(lossOf(window, end, answering)) >= total(lossOf(window, unanswered, answering)))
        return undefined;
      const kept = change.kept ? ' and puts it into your thoughts' : '';
      const isSame = fate === fateOf(window, unanswered, answering);
      const lost = isSame ? '' : isUnhurt(window, end, answering) ? ': nothing is lost' : `, and ${fate}`;
      return { verdict: 'Yes.', sentence: `${answer} cancels ${it}${kept || lost}.` };
    }
    case 'redirect': {
      const { to } = change;
      const suffered = isAlive(end, to) ? sufferedWords(window, end, to) : `loses ${lostWords(window, end, to)}`;
      const who = suffered ? `, who ${suffered}` : '';
      const still = isUnhurt(window, end, answering) ? '' : `; still, ${fate}`;
      return { verdict: 'Yes.', sentence: `${answer} redirects it to ${nameIn(window, to)}${who}${still}.` };
    }
    case 'take-control': {
      if (item.controller === answering) return { verdict: 'No.', sentence: `You control it already: ${fate}.` };
      if (isHurt(lossOf(window, end, playing)))
        return { verdict: 'Yes.', sentence: `${answer} takes over ${it}: now ${fateOf(window, end, playing)}.` };
      const still = isUnhurt(window, end, answering) ? '' : `, but ${fate}`;
      return { verdict: 'Yes.', sentence: `${answer} takes over ${it}: “you” in it is now you${still}.` };
    }
    case undefined:
      return undefined;
    default:
      return change satisfies never;
  }
}

/** The points that are lost with the answers and without. */
function comparisonOf(
  book: Book,
  { played }: Dispute,
  { window, unanswered, answered: end, given }: Meeting,
  since: readonly GameEvent[],
): Outcome {
  const names = listed([...given.keys()].map((card) => cardOf(book, card).name));
  const loss = lossOf(window, end, answering);
  const base = lossOf(window, unanswered, answering);
  const fate = fateOf(window, end, answering);
  const back = lossOf(unanswered, end, playing);
  const also = isHurt(back) ? `, and ${nameIn(window, playing)} loses ${amountWords(back)}` : '';
  const outcome = ((): Outcome => {
    const make = given.size > 1 ? 'make' : 'makes';
    if (!since.some((event) => event.kind === 'resolve' && event.source === played) && !isAlive(end, playing))
      return { verdict: 'Yes.', sentence: `With ${names} it never resolves.` };
    if (isHurt(base) && isUnhurt(window, end, answering))
      return { verdict: 'Yes.', sentence: `${names} ${make} up for all of it: nothing is lost${also}.` };
    if (isHurt(base) && !isHurt(loss))
      return { verdict: 'Partly.', sentence: `${names} ${make} up for the points, but ${fate}${also}.` };
    if (total(loss) < total(base) && isAlive(end, answering)) {
      const survive = isAlive(unanswered, answering) ? '' : 'you survive: ';
      return {
        verdict: 'Partly.',
        sentence: `With ${names} ${survive}${fate} instead of ${lostWords(window, unanswered, answering)}${also}.`,
      };
    }
    return {
      verdict: 'No.',
      sentence: `${names} can be used, but ${cardOf(book, played).name} still resolves: ${fate}${also}.`,
    };
  })();
  if (!since.some(({ kind }) => kind === 'gamble')) return outcome;
  return { verdict: 'It depends', sentence: `on the gamble. If each result is ${gambled}: ${outcome.sentence}` };
}
