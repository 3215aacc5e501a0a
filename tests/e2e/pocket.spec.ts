/** The pocket edition is one file that needs nothing else, and finds the same results as the site. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { pocketTest, tryPocketEdition } from '../support/pocket.ts';
import { expect } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids. Without reduced motion pages fade, which takes longer.
pocketTest.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const questionsFile = path.resolve(import.meta.dirname, '../questions.json');

/** `POCKET_QUESTIONS=all` asks all questions, which takes ten minutes. */
const step = process.env.POCKET_QUESTIONS === 'all' ? 1 : 140;

/** The links to cards, rules and reference in the results of each question, in order. */
const answersTo = (page: Page, questions: readonly string[]) =>
  page.evaluate(
    async ({ questions, between, results }) => {
      const until = (isSo: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => (isSo() ? resolve() : requestAnimationFrame(look));
          look();
        });
      const follow = (href: string) => {
        const link = Object.assign(document.createElement('a'), { href });
        link.setAttribute('href', href);
        document.body.append(link);
        link.click();
        link.remove();
      };
      const main = () => document.querySelector('main');
      /** Whether all counted cards and the other results are on the page. */
      const isAnswered = () => {
        if (main()?.querySelector('h1')?.textContent === 'Search syntax') return false;
        const statuses = main()?.querySelectorAll('[role=status]') ?? [];
        const said = Array.from(statuses, ({ textContent }) => textContent).join('');
        const cards = main()?.querySelectorAll('a[href*="/cards/"]') ?? [];
        const listed = new Set(Array.from(cards, (link) => link.getAttribute('href'))).size;
        // None by name: the sentence stands there when the other results do.
        const counted = /^\d+ cards? in /.test(said) ? Number.parseInt(said, 10) : 0;
        return said !== '' && listed >= counted && !main()?.querySelector('[aria-busy]');
      };
      const answers: (string | null)[][] = [];
      for (const question of questions) {
        follow(between);
        await until(() => main()?.querySelector('h1')?.textContent === 'Search syntax');
        follow(`${results}?name=${encodeURIComponent(question)}`);
        await until(isAnswered);
        const links = main()?.querySelectorAll('a[href*="/cards/"], a[href*="/rules"], a[href*="/reference"]') ?? [];
        answers.push(Array.from(links, (link) => link.getAttribute('href')));
      }
      return answers;
    },
    { questions, between: routes.syntax.href(), results: routes.searchResults.href() },
  );

pocketTest(
  'the file opens from a folder, makes no requests, and finds the same results as the site, in the same order',
  async ({ page, pocket }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tryPocketEdition(page, pocket.address);
    expect(await accessibilityFaults(page)).toEqual([]);
    // A page that is not in the file says so.
    await page.goto(`${pocket.address}#${routes.table.href()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not in this file' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 720 });
    const questions: { readonly q: string }[] = JSON.parse(await readFile(questionsFile, 'utf8'));
    const asked = questions.filter((_question, at) => at % step === 0).map(({ q }) => q);
    await page.goto(`${pocket.address}#${routes.syntax.href()}`);
    const inTheFile = await answersTo(page, asked);
    expect(pocket.requests).toEqual([]);
    await page.goto(routes.syntax.href());
    const atTheSite = await answersTo(page, asked);
    expect(inTheFile).toEqual(atTheSite);
    expect(atTheSite.filter((links) => links.length > 0).length).toBeGreaterThan(asked.length / 2);
  },
);
