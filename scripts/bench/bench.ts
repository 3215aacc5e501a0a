/**
 * `npm run bench`: the search of the page beside the other ways to search, over
 * our own cards and over 30,000 generated ones, in one process. Ratios count,
 * milliseconds depend on the machine.
 *
 *     npm run bench -- --cards FILE
 *     npm run bench -- --browser
 *     npm run -s bench -- --cards FILE --queries FILE --answers
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { answersTo } from './answers.ts';
import { generateCards } from './generateCards.ts';
import { measureCards } from './measureCards.ts';
import { measureKeys } from './measureKeys.ts';
import { type BenchCards, benchCardsFrom } from './readCards.ts';
import { type Input, readInput, readQueries } from './readInput.ts';
import { createReport } from './report.ts';

const generated = 30_000;

/** Resolves to 1 when a goal was missed or a file cannot be used. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      cards: { type: 'string' },
      queries: { type: 'string' },
      answers: { type: 'boolean' },
      browser: { type: 'boolean' },
    },
  });
  const cards = await cardsOf(values.cards);
  if ('fault' in cards) return refuse(cards.fault);
  if (values.answers) {
    const queries = await readQueries(values.queries);
    if ('fault' in queries) return refuse(queries.fault);
    for await (const answer of answersTo(cards.value, queries.value)) console.log(JSON.stringify(answer));
    return 0;
  }
  const bodies = [cards.value];
  if (values.cards === undefined) bodies.push(benchCardsFrom(generateCards(generated)));

  const report = createReport(console.log);
  for (const body of bodies) {
    report.title(`${body.list.cards.length} cards`);
    if (!values.browser) await measureCards(body, report);
    else if (body === bodies.at(-1)) await measureKeys(body, report);
  }
  return report.missedGoals() === 0 ? 0 : 1;
}

/** The cards of a file, or our own. */
async function cardsOf(file: string | undefined): Promise<Input<BenchCards>> {
  if (file === undefined) return { value: benchCardsFrom((await loadCardData()).sets) };
  const input = await readInput(file);
  return 'fault' in input ? input : { value: benchCardsFrom(input.value) };
}

function refuse(fault: string): number {
  console.error(fault);
  return 1;
}
