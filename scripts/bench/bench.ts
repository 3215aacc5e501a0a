/**
 * `npm run bench`: the search of the page beside the other ways to search, over
 * our own cards and over 30,000 generated ones, in one process. Ratios count,
 * milliseconds depend on the machine.
 *
 *     npm run bench -- --cards FILE
 *     npm run -s bench -- --cards FILE --queries FILE --answers
 */

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { answersTo } from './answers.ts';
import { generateCards } from './generateCards.ts';
import { measureCards } from './measureCards.ts';
import { benchCardsFrom, readCards } from './readCards.ts';
import { createReport } from './report.ts';

const generated = 30_000;

/** Resolves to 1 when a goal was missed. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { cards: { type: 'string' }, queries: { type: 'string' }, answers: { type: 'boolean' } },
  });
  const bodies = values.cards === undefined ? [await ownCards()] : [await readCards(values.cards)];
  if (values.answers) {
    if (values.queries === undefined) throw new Error('--answers needs --queries FILE, a JSON array of query strings.');
    const queries: string[] = JSON.parse(await readFile(values.queries, 'utf8'));
    for (const cards of bodies) {
      for await (const answer of answersTo(cards, queries)) console.log(JSON.stringify(answer));
    }
    return 0;
  }
  if (values.cards === undefined) bodies.push(benchCardsFrom(generateCards(generated)));

  const report = createReport(console.log);
  for (const cards of bodies) {
    report.title(`${cards.list.cards.length} cards`);
    await measureCards(cards, report);
  }
  return report.missedGoals() === 0 ? 0 : 1;
}

const ownCards = async () => benchCardsFrom((await loadCardData()).sets);
