/** The ways to play, and the links that every page has. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { beginGame, decisions } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('the Table tab leads to each way to play, and first to the game that was left', async ({ page }) => {
  const main = page.getByRole('main');
  const hub = { level: 1, name: 'At the table' } as const;
  const goOn = main.getByRole('link', { name: /^Continue/ });

  await test.step('without a saved game there is nothing to go on with', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(routes.home.href());
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Table' }).click();
    await expect(page.getByRole('heading', hub)).toBeVisible();
    for (const way of [/^Settle it/, /^Keep count/, /^Play the app/, /^Learn in five minutes/, /^Today’s grudge/])
      await expect(main.getByRole('link', { name: way })).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(5);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('each way leads to the others', async () => {
    await main.getByRole('link', { name: 'Keep count' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Keep count' })).toBeVisible();
    await main.getByRole('link', { name: 'Play the app' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Play' })).toBeVisible();
    await main.getByRole('link', { name: 'Keep count' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Keep count' })).toBeVisible();
  });

  await test.step('a game of the table is first, without moving the rest', async () => {
    const hands = new TablePage(page);
    await hands.begin(2);
    await hands.lose('Original', 3);
    await page.goto(routes.table.href());
    await expect(goOn).toContainText('Continue counting');
    await expect(goOn).toContainText('Turn 1: Original 17, Twin 20 corpus.');
    const top = async () => (await main.getByRole('link', { name: 'Keep count' }).last().boundingBox())?.y;
    await expect.poll(top).toBeLessThan(180);
    expect(await accessibilityFaults(page)).toEqual([]);
    await goOn.click();
    await hands.expectTrack('Original', 'corpus', 17);
  });

  await test.step('a game against the app that was played later takes its place, in the header from 768 pixels too', async () => {
    await beginGame(page, 'A person', 'The app, easy');
    await decisions(page).first().press('Enter');
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(routes.home.href());
    await page.getByRole('banner').getByRole('link', { name: 'Table' }).click();
    await expect(goOn).toContainText('Continue against');
    await expect(goOn).toContainText(/Turn \d+: You \d+, .+ \d+ corpus\./);
    expect(await accessibilityFaults(page)).toEqual([]);
    await goOn.click();
    await expect(decisions(page).first()).toBeVisible();
  });
});

test('footer and More have eight links at most, and the sheets of the rules are tabs of one page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.quickStart.href());
  const footer = page.getByRole('contentinfo').getByRole('list').getByRole('link');
  const names = await footer.allTextContents();
  expect(names.length).toBeLessThanOrEqual(8);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'More' }).getByRole('listitem').getByRole('link')).toHaveText(names);
  await page.keyboard.press('Escape');

  const tabs = page.getByRole('navigation', { name: 'The rules on one page' });
  await tabs.getByRole('link', { name: 'Reference tables' }).click();
  await expect(page).toHaveURL(routes.reference.href());
  await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Reference tables' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible();
});
