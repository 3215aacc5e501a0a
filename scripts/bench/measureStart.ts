/** How soon quick search answers, against reading and folding all the cards. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { scanNames } from '#search/nameSearch.ts';
import { openCards, packCards } from '#search/packedCardList.ts';
import { ratioOf, timeQueries } from './measure.ts';
import { foldPlainly } from './peers.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

const parseAndFold = 'parse and fold all cards';

/** @param judged - Whether times are held against the goals, which are set for 30,000 cards. */
export function measureStart({ list, texts }: BenchCards, report: Report, judged: boolean): void {
  const slim = JSON.stringify(packCards(list.cards));
  const whole = JSON.stringify(list.cards.map((card, position) => ({ ...card, ...texts[position] })));
  const timings = timeQueries(['mirror'], {
    [parseAndFold]: () => {
      const cards: readonly (CardSummary & CardTexts)[] = JSON.parse(whole);
      return cards.map(({ name, effects, fearEffects = '', flavor }) =>
        [name, effects, fearEffects, flavor].map(foldPlainly),
      );
    },
    ours: (typed) => {
      const { foldedNames, cardAt } = openCards(JSON.parse(slim), console.error);
      return scanNames(foldedNames, cardAt)(typed, 7);
    },
  });
  report.heading('From the downloaded text to the first answer of quick search: milliseconds');
  report.times(timings);
  if (judged) report.atMost('quick search ready', ratioOf(timings, 'ours', parseAndFold), 0.1);
}
