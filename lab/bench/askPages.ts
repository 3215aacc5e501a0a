/**
 * Renders the results page of each question and compares it with the list of the search box: what is first in the list
 * must be first on the page. On a phone, the right answer must be in view without scrolling.
 */

import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { setNames } from '../../src/search/currentSets.ts';
import { parseQuery } from '../../src/search/query/querySyntax.ts';
import { searchAsAsked, toSearchParams } from '../../src/search/query/searchParams.ts';
import { otherAnswers } from '../../src/search/readings/otherAnswers.ts';
import { ruleNames } from '../../src/search/rules/ruleNames.ts';
import { routes } from '../../src/site/routes.ts';
import type { Goals } from '../goals.ts';
import { hrefOf, type Question, rightAddresses, suggestionsFor } from './askQuestions.ts';
import { linksOfResults } from './resultsPage.tsx';

/** Percent of the questions. */
const wanted = { sameFirst: 100, inView: 95 };
/** Every so many questions that are right in the list are opened on the phone. */
const sample = 9;
const phone = { width: 390, height: 664 };

/** The names of rules are asked too. */
const names = [...new Set(ruleNames.map(({ title }) => title))].map((q): Question => ({ q, accept: [] }));

/** @param served - The address of a server of the built site; without it nothing is measured on a phone. */
export async function askPages(questions: readonly Question[], goals: Goals, served?: string): Promise<void> {
  const right: Question[] = [];
  let count = 0;
  let same = 0;
  for (const question of [...questions, ...names]) {
    const listed = await suggestionsFor(question.q);
    const asked = parseQuery(question.q, setNames);
    if (!asked || listed.length === 0) continue;
    if (listed.some(rightAddresses(question.accept))) right.push(question);
    const first = [listed[0], await firstText(listed, question.q)];
    const shown = (await linksOfResults(asked.query)).filter((href) => listed.includes(href) || isAnswer(href));
    count += 1;
    const isSame = first.includes(shown[0]);
    same += Number(isSame);
    if (!isSame) goals.note(`${question.q} | ${first[0]} | ${shown[0]}`);
  }
  goals.atLeast('first in the list is first on the page', (100 * same) / count, wanted.sameFirst, ' %');
  if (served !== undefined)
    await askPhone(
      right.filter((_, place) => place % sample === 0),
      goals,
      served,
    );
}

const isAnswer = (href: string) => /\/cards\/\d+\/\d+$|\/rules#/.test(href);

/** The page shows the cards that the row “Search all text” finds. */
async function firstText([first]: readonly string[], typed: string): Promise<string | undefined> {
  const { texts } = await otherAnswers(typed);
  const [card] = texts.found;
  return card && first === routes.searchResults.href(toSearchParams(texts.query)) ? hrefOf(card) : undefined;
}

async function askPhone(questions: readonly Question[], goals: Goals, served: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: phone, isMobile: true, hasTouch: true });
    let inView = 0;
    for (const { q, accept } of questions) {
      const asked = parseQuery(q, setNames);
      if (!asked) continue;
      const address = routes.searchResults.href(searchAsAsked(asked));
      await page.goto(new URL(address, served).href);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('main a[href]')]
          .filter((link) => {
            const { top, height } = link.getBoundingClientRect();
            return height > 0 && top < innerHeight;
          })
          .map((link) => link.getAttribute('href') ?? ''),
      );
      const isRight = rightAddresses(accept);
      const isSeen = isRight(address) || links.some(isRight);
      inView += Number(isSeen);
      if (!isSeen) goals.note(`not in view: ${q}`);
    }
    goals.note(`${questions.length} questions at ${phone.width}x${phone.height}`);
    goals.atLeast('right answer in view on a phone', (100 * inView) / questions.length, wanted.inView, ' %');
  } finally {
    await browser.close();
  }
}
