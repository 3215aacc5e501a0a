/**
 * `npm run bench`: compares the site's search with other libraries, over our own cards and over 30,000
 * generated ones, in one process. Compare the ratios; milliseconds depend on the machine.
 *
 *     npm run bench -- --cards FILE
 *     npm run bench -- --browser
 *     npm run bench -- --questions FILE [--explain]
 *     npm run -s bench -- --cards FILE --queries FILE --answers
 */

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { askQuestions, questionsSchema } from './askQuestions.ts';
import { answersTo, benchCardsFrom } from './benchCards.ts';
import { generateCards } from './generateCards.ts';
import { createReport } from './measure.ts';
import { measureKeys } from './measureKeys.ts';
import { measureSearch } from './measureSearch.ts';

const generated = 30_000;

const options = {
  cards: { type: 'string' },
  queries: { type: 'string' },
  answers: { type: 'boolean' },
  browser: { type: 'boolean' },
  questions: { type: 'string' },
  explain: { type: 'boolean' },
} as const;

/** Resolves to 1 when a goal was missed or a file cannot be used. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  try {
    if (values.questions !== undefined) {
      const report = createReport(console.log);
      await askQuestions(await readQuestions(values.questions), report, values.explain ?? false);
      return report.missedGoals() === 0 ? 0 : 1;
    }
    const content = values.cards === undefined ? (await loadCardData()).sets : await readJsonFile(values.cards);
    const cards = benchCardsFrom(content);
    if (values.answers) {
      const queries = await readQueries(values.queries);
      for await (const answer of answersTo(cards, queries)) console.log(JSON.stringify(answer));
      return 0;
    }
    const report = createReport(console.log);
    const collections = values.cards === undefined ? [cards, benchCardsFrom(generateCards(generated))] : [cards];
    for (const collection of collections) {
      report.title(`${collection.list.cards.length} cards`);
      if (!values.browser) await measureSearch(collection, report);
      else if (collection === collections.at(-1)) await measureKeys(collection, report);
    }
    return report.missedGoals() === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** A file that cannot be used. The message is shown to the user. */
class InputError extends Error {}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Query strings, as after the `?` of a results address. */
async function readQueries(file: string | undefined): Promise<string[]> {
  if (file === undefined) throw new InputError('--answers needs --queries FILE, a JSON array of query strings.');
  const content = await readJsonFile(file);
  if (Array.isArray(content) && content.every((item) => typeof item === 'string')) return content;
  throw new InputError(`${file} is not a JSON array of query strings.`);
}

async function readQuestions(file: string) {
  const { success, data } = questionsSchema.safeParse(await readJsonFile(file));
  if (success) return data;
  throw new InputError(`${file} is not a JSON array of { "q": "...", "accept": ["..."], "kind": "..." }.`);
}
