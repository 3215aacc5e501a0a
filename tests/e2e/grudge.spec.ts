/** Today's grudge: one position a day, with one way to its goal. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { State } from '#game/engine/state.ts';
import { viewFor } from '#game/engine/view.ts';
import { daysAfter } from '#game/grudge/days.ts';
import { isReached, you } from '#game/grudge/goal.ts';
import { automaticIn, beginGrudge, type Grudge, readGrudge } from '#game/grudge/grudge.ts';
import { after, choicesOf } from '#game/grudge/reach.ts';
import { createRival, type Rival } from '#game/grudge/rival.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import { decideAutomatically, replay } from '#game/position/position.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { decide, decisions } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const file = path.join(import.meta.dirname, '../../src/game/grudge/positions.txt');
const days = readFileSync(file, 'utf8').trim().split('\n').map(readGrudge);

type Made = { readonly decision: Decision; readonly label: string };

/** The decisions that the reader is asked for in a game against the rival, in which the reader decides so. */
function asked(grudge: Grudge, choose: (state: State, rival: Rival) => Decision | undefined): Made[] {
  const rival = createRival(book, grudge);
  const automatic = automaticIn(book, grudge.goal);
  const made: Made[] = [];
  let position = decideAutomatically(book, beginGrudge(book, grudge), automatic);
  while (isReached(grudge.goal, position.state) === undefined) {
    const { state, decisions } = position;
    const isYours = state.pending?.seat === you;
    const decision = isYours ? choose(state, rival) : rival.answer(decisions, state);
    if (!decision) throw new Error('Nobody can decide.');
    const view = viewFor(book, state, you);
    if (isYours) made.push({ decision, label: describeDecision({ book, view }, decision) });
    position = decideAutomatically(book, replay(book, position, [decision]), automatic);
  }
  return made;
}

/** The way to the goal. */
const solutionOf = (grudge: Grudge): Made[] => {
  const left = [...grudge.solution];
  return asked(grudge, (state, rival) => {
    const right = choicesOf(book, state).filter((decision) => rival.canBeBeaten(after(book, state, decision)));
    return left.find((decision) => right.some((other) => JSON.stringify(other) === JSON.stringify(decision)));
  });
};

/** A way that misses it: the first wrong decision, and then the last ones. */
const mistakeOf = (grudge: Grudge): Made[] =>
  asked(grudge, (state, rival) => {
    const choices = choicesOf(book, state);
    const wrong = rival.canBeBeaten(state)
      ? choices.find((decision) => !rival.canBeBeaten(after(book, state, decision)))
      : undefined;
    return wrong ?? choices.at(-1);
  });

/** A day from the second on whose goal is to win, without questions to the reader on either way. */
const place = days.findIndex(
  (grudge, at) =>
    at > 0 &&
    grudge.goal === 'win' &&
    [...solutionOf(grudge), ...mistakeOf(grudge)].every(({ decision }) => decision.do !== 'choose'),
);
const grudge = days[place];
if (!grudge) throw new Error('No day is simple enough.');
const number = place + 1;
const day = daysAfter('2026-11-01', number);

const title = (page: Page) => page.getByRole('heading', { level: 1, name: `Grudge no. ${number}` });

async function make(page: Page, way: readonly Made[]): Promise<void> {
  for (const { label } of way) await decide(page, new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
}

test('a reader goes wrong, tries again, solves it, and shares how it went', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install({ time: `${day}T12:00:00` });
  await page.goto(routes.table.href());
  const main = page.getByRole('main');
  const tile = main.getByRole('link', { name: /^Today’s grudge/ });
  const again = decisions(page).and(page.getByRole('button', { name: 'Try again' }));

  await test.step('the tile names the goal of the day', async () => {
    await expect(tile).toContainText('Win this turn');
    await tile.click();
    await expect(title(page)).toBeVisible();
    await expect(main).toContainText('Win this turn.');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a try that misses says what went wrong', async () => {
    await make(page, mistakeOf(grudge));
    await expect(main).toContainText(/ lives, at \d+ corpus and \d+ cerebrium\. Before “.+” it could still be done\./);
    expect(await accessibilityFaults(page)).toEqual([]);
    await again.press('Enter');
  });

  await test.step('the one way leads to the goal', async () => {
    await make(page, solutionOf(grudge));
    await expect(main.getByRole('heading', { name: 'Solved' })).toBeFocused();
    await expect(main).toContainText(/2 tries, no hint, \d+ seconds?\./);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('what is shared gives nothing away', async () => {
    await main.getByRole('button', { name: 'Share, no spoilers' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`Today’s grudge, no. ${number}\n🟥🟨 2 tries, no hint`);
    expect(await copied()).toContain(routes.grudge.href(day));
  });

  await test.step('it stays solved, and counts with the day after', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await main.getByRole('link', { name: 'All grudges so far' }).click();
    await expect(main).toContainText('1 day in a row.');
    await expect(main.getByRole('listitem').first()).toContainText('Solved');
    await expect(main.getByRole('listitem')).toHaveCount(Math.min(30, number));
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('a hint after a minute, then the solution with its rules, after which the day does not count', async ({
  page,
}) => {
  await page.clock.install({ time: `${day}T12:00:00` });
  await page.goto(routes.grudge.href(daysAfter(day, -1)));
  const main = page.getByRole('main');
  const hint = page.getByRole('button', { name: 'Hint' });
  await expect(hint).toBeDisabled();
  await page.clock.fastForward(60_000);
  await hint.click();
  await expect(main.getByRole('status').filter({ hasText: 'Hint: ' })).toBeVisible();
  await hint.click();
  await expect(hint).toBeDisabled();
  await expect(main.getByRole('status').filter({ hasText: 'Hint: “' })).toBeVisible();

  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(main.getByRole('heading', { name: 'The solution' })).toBeFocused();
  await expect(main.getByRole('listitem').first().getByText('The whole rule')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Play it' }).click();
  await expect(decisions(page).first()).toBeVisible();

  await page.goto(routes.grudges.href());
  await expect(main.getByRole('listitem').nth(1)).toContainText('Solution seen');
  await expect(main).not.toContainText('in a row.');
});

test('a day that has not come yet, and one that is none, have no grudge', async ({ page }) => {
  await page.clock.install({ time: `${day}T12:00:00` });
  for (const other of [daysAfter(day, 1), '2026-02-31', 'never']) {
    await page.goto(routes.grudge.href(other));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('This day has no grudge yet.');
  }
});
