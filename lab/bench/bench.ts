/**
 * `npm run bench`: compares the site's search with other libraries, over our own cards, over 5,000 generated ones, and
 * for questions, in one process. Compare the ratios; milliseconds depend on the machine.
 *
 *     npm run bench -- --cards FILE
 *     npm run bench -- --browser
 *     npm run bench -- --engine
 *     npm run bench -- --questions FILE [--misspelt] [--explain]
 *     npm run bench -- --questions FILE --pages [--phone ADDRESS]
 *     npm run bench -- --questions FILE --peers
 *     npm run -s bench -- --cards FILE --queries FILE --answers
 */

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { createGoals, type Goals } from '../goals.ts';
import { askPages } from './askPages.ts';
import { askPeers } from './askPeers.ts';
import { askMisspelt, askQuestions, questionsSchema } from './askQuestions.ts';
import { answersTo, benchCardsFrom } from './benchCards.ts';
import { measureSize } from './engineSize.ts';
import { measureSpeed } from './engineSpeed.ts';
import { generateCards } from './generateCards.ts';
import { measureLinks } from './linkLengths.ts';
import { measureKeys } from './measureKeys.ts';
import { measureSearch } from './measureSearch.ts';

const ownQuestions = 'tests/questions.json';

/** More than the largest games of this kind have. */
const generated = 5000;

const options = {
  cards: { type: 'string' },
  queries: { type: 'string' },
  answers: { type: 'boolean' },
  browser: { type: 'boolean' },
  engine: { type: 'boolean' },
  questions: { type: 'string' },
  misspelt: { type: 'boolean' },
  pages: { type: 'boolean' },
  peers: { type: 'boolean' },
  phone: { type: 'string' },
  explain: { type: 'boolean' },
} as const;

/** Resolves to 1 when a goal was missed or a file cannot be used. */
export async function main(args: string[]): Promise<number> {
  const goals = createGoals();
  try {
    await measure(args, goals);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return 1;
  }
  return goals.count.missed === 0 ? 0 : 1;
}

async function measure(args: string[], goals: Goals): Promise<void> {
  const { values } = parseArgs({ args, options });
  if (values.questions !== undefined) {
    const questions = await readQuestions(values.questions);
    if (values.peers) return askPeers(questions, goals);
    if (values.pages) return askPages(questions, goals, values.phone);
    return (values.misspelt ? askMisspelt : askQuestions)(questions, goals, values.explain ?? false);
  }
  const { sets, personas } = await loadCardData();
  if (values.engine) {
    const book = compileBook(sets, personas);
    goals.title('The rules engine');
    measureSpeed(book, goals);
    measureLinks(book, goals);
    return measureSize(book, goals);
  }
  const cards = benchCardsFrom(values.cards === undefined ? sets : await readJsonFile(values.cards));
  if (values.answers) {
    if (values.queries === undefined)
      throw new InputError('--answers needs --queries FILE, a JSON array of query strings.');
    // As after the `?` of a results address.
    const queries = await readInput(values.queries, z.array(z.string()), 'query strings');
    for (const answer of answersTo(cards, queries)) console.log(JSON.stringify(answer));
    return;
  }
  const collections = values.cards === undefined ? [cards, benchCardsFrom(generateCards(generated))] : [cards];
  for (const collection of collections) {
    goals.title(`${collection.list.cards.length} cards`);
    if (!values.browser) measureSearch(collection, goals);
    else if (collection === collections.at(-1)) await measureKeys(collection, goals);
  }
  if (values.cards === undefined && !values.browser) await askPeers(await readQuestions(ownQuestions), goals);
}

const readQuestions = (file: string) =>
  readInput(file, questionsSchema, '{ "q": "...", "accept": ["..."], "kind": "..." }');

/** A file that cannot be used. The message is shown to the user. */
class InputError extends Error {}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

async function readInput<Content>(file: string, schema: z.ZodType<Content>, items: string): Promise<Content> {
  const { success, data } = schema.safeParse(await readJsonFile(file));
  if (success) return data;
  throw new InputError(`${file} is not a JSON array of ${items}.`);
}
