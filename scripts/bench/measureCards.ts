/** The search over one body of cards, measured from every side and held against the goals. */

import { measureCorrections } from './measureCorrections.ts';
import { measureNames } from './measureNames.ts';
import { measureStart } from './measureStart.ts';
import { measureTexts } from './measureTexts.ts';
import { createRandom } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

/** Below this, everything takes microseconds, and ratios of microseconds mean nothing. */
const enoughToJudge = 10_000;

export async function measureCards(cards: BenchCards, report: Report): Promise<void> {
  const count = cards.list.cards.length;
  const judged = count >= enoughToJudge;
  const random = createRandom(count);
  measureNames(cards, random, report, judged);
  await measureTexts(cards, random, report, judged);
  await measureCorrections(cards, random, report);
  measureStart(cards, report, judged);
}
