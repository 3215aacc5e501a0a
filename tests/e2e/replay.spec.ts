/** A moment of a game as a link: a laid table to play on at, a game to step through, and links that cannot be opened. */

import type { Page } from '@playwright/test';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { applyInPlace } from '#game/engine/apply.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { beginAt } from '#game/position/position.ts';
import { positionFaults, writePosition } from '#game/position/positionCode.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { beginGame, decide } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] });

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const setup: GameSetup = {
  seats: [{ name: 'You' }, { name: 'Twice' }],
  sets: [1, 2, 3],
  modules: [],
  seed: 11,
  first: 0,
};

/** The first decisions of a game in which both take what they can. */
function decisionsOf(count: number): Decision[] {
  const game = { book, state: beginAt(book, { setup }).state };
  return Array.from({ length: count }, () => {
    const legal = legalDecisions(game);
    const decision = legal.find((own) => own.do === 'take' || own.do === 'end') ?? legal.at(-1);
    if (!decision) throw new Error('The game is over.');
    applyInPlace(game, decision);
    return decision;
  });
}

const players = 'players=person,hard';
const linkTo = (decisions: readonly Decision[], edition = book.edition) =>
  routes.position.href(writePosition({ edition, start: { setup }, decisions }), players);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a game is stepped through, and goes on from any moment as a copy @core', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(linkTo(decisionsOf(40)));
  const last = 'Turn 6, Twice';
  await expect(title(page)).toHaveText(last);
  const turn = page.getByRole('combobox', { name: 'Turn' });

  await test.step('back, to a turn, and on', async () => {
    await expect(page.getByRole('button', { name: 'On', exact: true })).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await turn.selectOption('Turn 1');
    await expect(title(page)).toContainText('Turn 1');
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await expect(page.getByText(/You reach for/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  });

  await test.step('a link leads to this moment alone, and says what else it holds', async () => {
    await expect(page.getByText('The link also holds the cards still to come.')).toBeVisible();
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(linkTo(decisionsOf(1)));
  });

  await test.step('play from here', async () => {
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(page).toHaveURL(new RegExp(`${routes.play.href()}\\?game=`));
    // The game goes on by itself until the person is asked: up to turn 3, where the link it came from ends in turn 6.
    await expect(title(page)).toHaveText(/^Turn [1-3],/);
  });

  await test.step('with the same opponents', async () => {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Replay so far' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?${players}&game=\\w+#`));
    await page.goBack();
    await page.goBack();
    await expect(title(page)).toHaveText(last);
  });
});

test('a table that was laid can be shared, and is played on at by whoever opens the link', async ({ page }) => {
  await page.goto(routes.settle.href('played=104&answer=110'));
  await page.getByRole('button', { name: 'Play it out' }).click();
  await decide(page, /React with Duck/);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/position#p=');
  const link = await copied();
  expect(link.length).toBeLessThanOrEqual(600);
  await page.goto(link);
  await expect(title(page)).toHaveText('A moment of a game');
  await expect(page.getByRole('log')).toContainText('You react with Duck, Obviously');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a link of another edition says so, and one that is damaged is refused', async ({ page }) => {
  const decisions = decisionsOf(12);
  await page.goto(linkTo([...decisions, { do: 'play', card: 616 }], 'a1b2c3'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('from another edition of the card texts');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The last 1 decision cannot be made any more.');
  await page.goto(`${linkTo(decisions).slice(0, -3)}`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(positionFaults.damaged);
  await page.goto(routes.position.href());
  await expect(page.getByRole('main')).toContainText('A link to a moment of a game opens here.');
});

test('a game in play is replayed from its options, and goes on when one leaves the replay', async ({ page }) => {
  await beginGame(page);
  await page.getByRole('button', { name: 'Options' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'Replay so far' }).click();
  await expect(page.getByRole('combobox', { name: 'Turn' })).toBeVisible();

  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('log').getByText('why?').filter({ visible: true }).first().click();
  await page.goBack();
  await expect(page.getByRole('log').getByText('why?').first()).not.toBeInViewport();
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(address);
});
