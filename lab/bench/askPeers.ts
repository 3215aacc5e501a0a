/**
 * Asks the questions of other libraries too, over the same passages, in one run: how many each answers first and among
 * seven, and how much nonsense it leaves without an answer. Only questions that a passage answers count.
 */

import { chromium, type Page } from '@playwright/test';
import { createIndex, close as endPagefind } from 'pagefind';
import { launchOptions } from '../../scripts/launchOptions.ts';
import type { RulePassage } from '../../src/game/glossary/passage.ts';
import { loadPassages } from '../../src/search/rules/rulesLoader.ts';
import type { Goals } from '../goals.ts';
import { type Question, rightAddresses, seen, suggestionsFor } from './askQuestions.ts';
import { miniSearchAny, peers } from './peers.ts';

/** Resolves to the addresses of the answers to a text, best first. */
type Ask = (typed: string) => Promise<readonly string[]>;

const origin = 'http://pagefind.test';
const start = `<script type="module">window.pagefind = await import('/pagefind/pagefind.js')</script>`;

declare global {
  interface Window {
    pagefind: {
      search(typed: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>;
    };
  }
}
type Found = { readonly url: string; readonly raw_url?: string };

export async function askPeers(questions: readonly Question[], goals: Goals): Promise<void> {
  const passages = await loadPassages();
  const hrefs = passages.map(({ href }) => href);
  const asked = questions.filter(({ accept }) => accept.length === 0 || hrefs.some(rightAddresses(accept)));
  const texts = passages.map(({ title, questions = [], also = [], text }) =>
    [title, ...questions, ...also, text].join('\n'),
  );
  const browser = await chromium.launch(launchOptions);
  try {
    goals.title(`${asked.length} questions about the rules and the game`);
    goals.columns('', 'first', `top ${seen}`, 'nonsense');
    await judge('ours', suggestionsFor);
    for (const { name, prepare } of [miniSearchAny, ...peers]) {
      const search = prepare(texts);
      await judge(name, async (typed) => [...search(typed)].map((place) => hrefs[place] ?? ''));
    }
    await judge('Pagefind', await pagefind(await browser.newPage(), passages, texts));
  } finally {
    await browser.close();
  }

  async function judge(name: string, ask: Ask): Promise<void> {
    const count = { meant: 0, first: 0, seen: 0, nonsense: 0, silent: 0 };
    for (const { q, accept } of asked) {
      const answers = await ask(q);
      const isRight = rightAddresses(accept);
      const isMeant = accept.length > 0;
      count.meant += Number(isMeant);
      count.first += Number(isRight(answers[0]));
      count.seen += Number(answers.slice(0, seen).some(isRight));
      count.nonsense += Number(!isMeant);
      count.silent += Number(!isMeant && answers.length === 0);
    }
    const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`;
    const { meant, first, seen: among, nonsense, silent } = count;
    goals.columns(name, percent(first, meant), percent(among, meant), percent(silent, nonsense));
  }
}

/** Pagefind searches in a browser only. */
async function pagefind(page: Page, passages: readonly RulePassage[], texts: readonly string[]): Promise<Ask> {
  const { index } = await createIndex();
  for (const [place, { href, title }] of passages.entries())
    await index?.addCustomRecord({ url: href, content: texts[place] ?? '', language: 'en', meta: { title } });
  const { files = [] } = (await index?.getFiles()) ?? {};
  await endPagefind();
  const contents = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, Buffer.from(content)]));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = contents.get(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return body ? route.fulfill({ body, contentType }) : route.fulfill({ body: start, contentType: 'text/html' });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'pagefind' in window);
  return (typed) =>
    page.evaluate(
      async ({ typed, most }) => {
        const { results } = await window.pagefind.search(typed);
        const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
        return found.map(({ raw_url, url }) => raw_url ?? url);
      },
      { typed, most: seen },
    );
}
