/** What the answers did to the played card, by the events. */

import { cardOf, type GameEvent } from '../engine/event.ts';
import type { Book } from '../language/book.ts';
import { listed } from '../plural.ts';
import type { Meeting } from './course.ts';
import { answering, type Dispute, gambled, playing } from './dispute.ts';
import { amountWords, fateOf, isHurt, isUnhurt, lossOf, lostWords, nameIn, total } from './loss.ts';

export type Verdict = 'Yes.' | 'No.' | 'Partly.' | 'It depends';

type Outcome = {
  readonly verdict: Verdict;
  /** What comes of it, to be read after the verdict. */
  readonly sentence: string;
};

export function outcomeOf(book: Book, dispute: Dispute, meeting: Meeting): Outcome {
  const { window, answered: end } = meeting;
  const since = end.events.slice(window.events.length);
  return changeOf(book, dispute, meeting, since) ?? comparisonOf(book, dispute, meeting, since);
}

/** What was done to the played card itself. */
function changeOf(book: Book, { played }: Dispute, meeting: Meeting, since: readonly GameEvent[]): Outcome | undefined {
  const { window, item, unanswered, answered: end } = meeting;
  const it = item.kind === 'activated' || item.kind === 'triggered' ? `its ${item.kind} effect` : 'it';
  const fate = fateOf(window, end, answering);
  const change = since.find(
    (event) =>
      (event.kind === 'cancel' || event.kind === 'redirect' || event.kind === 'take-control') &&
      event.source === played,
  );
  const stolen = since.find((event) => event.kind === 'steal-take');
  const cause = (change ?? stolen)?.cause;
  const by = since.find((event) => event.kind === 'announce' && event.id === cause);
  const answer = by?.kind === 'announce' ? cardOf(book, by.source).name : '';
  if (stolen) return { verdict: 'Yes.', sentence: `${answer} puts it into your thoughts.` };
  switch (change?.kind) {
    case 'cancel': {
      const kept = change.kept ? ' and puts it into your thoughts' : '';
      const lost = !isUnhurt(window, end, answering)
        ? `, and ${fate}`
        : isUnhurt(window, unanswered, answering)
          ? ''
          : ': nothing is lost';
      return { verdict: 'Yes.', sentence: `${answer} cancels ${it}${kept || lost}.` };
    }
    case 'redirect': {
      const moved = lossOf(window, end, change.to);
      const who = isHurt(moved) ? `, who loses ${amountWords(moved)}` : '';
      return { verdict: 'Yes.', sentence: `${answer} redirects it to ${nameIn(window, change.to)}${who}.` };
    }
    case 'take-control': {
      if (isHurt(lossOf(window, end, playing)))
        return { verdict: 'Yes.', sentence: `${answer} takes over ${it}: now ${fateOf(window, end, playing)}.` };
      const still = isUnhurt(window, end, answering) ? '' : `, but ${fate}`;
      return { verdict: 'Yes.', sentence: `${answer} takes over ${it}: “you” in it is now you${still}.` };
    }
    default:
      return undefined;
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
    if (isHurt(base) && isUnhurt(window, end, answering))
      return { verdict: 'Yes.', sentence: `${names} ${make} up for all of it: nothing is lost${also}.` };
    if (isHurt(base) && !isHurt(loss))
      return { verdict: 'Partly.', sentence: `${names} ${make} up for the points, but ${fate}${also}.` };
    if (total(loss) < total(base))
      return {
        verdict: 'Partly.',
        sentence: `With ${names} ${fate} instead of ${lostWords(window, unanswered, answering)}${also}.`,
      };
    return {
      verdict: 'No.',
      sentence: `${names} can be used, but ${cardOf(book, played).name} still resolves: ${fate}${also}.`,
    };
  })();
  if (!since.some(({ kind }) => kind === 'gamble')) return outcome;
  return { verdict: 'It depends', sentence: `on the gamble. If each result is ${gambled}: ${outcome.sentence}` };
}
