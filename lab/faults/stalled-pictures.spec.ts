/** Pictures that never arrive hold every connection that the browser keeps to the host. */

import { routes } from '../../src/site/routes.ts';
import { seedDeal } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** Longer than a page may take to come to life. */
const stall = { path: /\.(avif|webp|png)$/, delayMs: 60_000 };

for (const path of [routes.home.href(), routes.cards.href(), routes.card.href(1, 4)])
  test(`O28: while no picture arrives, ${path} comes to life, searches and opens another screen`, async ({
    page,
    site,
  }) => {
    site.faults.push(stall);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('haymak');
    await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
    await box.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Rules', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Introduction' })).toBeVisible();
  });

test('O28: while no picture arrives, the cards of a game print their words, which the pictures then cover', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedDeal(page);
  await page.goto(routes.play.href());
  site.faults.push(stall);
  await page.getByRole('button', { name: 'Begin' }).click();
  const names = page.locator('[data-card] > :has(> b)');
  await expect(names.first()).toHaveCSS('opacity', '1');
  expect(await names.evaluateAll((all) => all.map((words) => getComputedStyle(words).opacity))).not.toContain('0');
  site.faults.length = 0;
  await page.reload();
  await expect(names.first()).toHaveCSS('opacity', '0');
});
