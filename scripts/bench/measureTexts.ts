/** Phrases in the texts of cards: finding them, and putting what was found in order. */

import { createCardFinder } from '#search/cardFinder.ts';
import { foldCardTexts } from '#search/foldedTexts.ts';
import { bestFirstInSets } from '#search/orderCards.ts';
import { createTextIndex } from '#search/textIndex.ts';
import { phrases } from './benchQueries.ts';
import { ratioOf, timeQueries } from './measure.ts';
import { foldedScan } from './peers.ts';
import type { Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

/** @param judged - Whether times are held against the goals, which are set for 30,000 cards. */
export async function measureTexts({ list, texts }: BenchCards, random: Random, report: Report, judged: boolean) {
  const { cards } = list;
  const folded = texts.map(foldCardTexts);
  const floor = foldedScan.prepare(texts.map(({ effects, fearEffects = '' }) => `${effects}\n${fearEffects}`));
  const find = createCardFinder(cards, folded);
  const started = performance.now();
  const scores = await createTextIndex(cards, folded);
  const built = performance.now() - started;

  const queries = phrases(
    random,
    texts.map(({ effects }) => effects),
    200,
  );
  const timings = timeQueries(queries, {
    [foldedScan.name]: floor,
    ours: (effects) => find({ effects }),
    'ours, best first': (effects) => {
      const found = find({ effects });
      const score = scores({ effects }, found);
      return bestFirstInSets(found, ({ id }) => score.get(id) ?? 0);
    },
  });
  report.heading('A phrase in the text of either side: milliseconds, median and p95, and p95 against the floor');
  report.times(timings);
  report.note(`index for the order built in ${built.toFixed(0)} ms, in pieces, while the page is idle`);
  if (judged) report.atMost('finding against the folded scan', ratioOf(timings, 'ours', foldedScan.name), 1.1);
}
