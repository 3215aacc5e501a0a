/** One smoke test of everything that engines do differently: worker, keys, dialogs, popovers, update, no server. */

import { existsSync } from 'node:fs';
import { firefoxPath } from '#scripts/launchOptions.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from '../support/newerBuild.ts';
import { expectControlled, goOffline, visitFirst } from '../support/offline.ts';
import { ofOldChromium } from '../support/ofOldChromium.ts';
import { lookForUpdate, refreshTo } from '../support/updates.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ browserName }) => browserName === 'firefox' && !existsSync(firefoxPath), 'Firefox is not installed');

test('a reader can view a card, search, look up a rule, update, and continue without a server', async ({
  page,
  site,
  newerBuild,
  complaints,
}) => {
  // Firefox reports requests of the worker without a server, and imports of a page that is being left.
  complaints.expect(/ServiceWorker (intercepted|passed)|ERR_FAILED|LoadError/);
  complaints.expect(ofOldChromium);
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await visitFirst(page);

  await page.goto(routes.card.href(1, 1));
  await page.getByRole('button', { name: 'Zoom' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('100 %');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(title('House Key Knuckles')).toBeVisible();

  await page.getByRole('combobox').locator('visible=true').first().fill('haymak');
  await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.searchResults.href('name=haymak'));
  await expect(page.locator('main a[href$="/cards/1/1"]').first()).toBeVisible();

  await page.goto(routes.rules.href('pay-costs'));
  await expect(page.locator('#pay-costs')).toBeInViewport();
  await page.locator('section:has(> div > #pay-costs) a[href$="#glossary-pay"]').first().click();
  await expect(page.locator('[data-rule-popover] > [popover] h2')).toContainText('pay');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rule-popover] > [popover]')).toBeHidden();

  site.deploy(newerBuild.folder);
  await lookForUpdate(page);
  await refreshTo(page, newerBuild.version);
  await expectControlled(page);

  await goOffline(page, site, complaints);
  for (const [address, name] of [
    [routes.rules.href('glossary-remember'), 'Rules'],
    [routes.table.href(), 'Table'],
    [routes.searchResults.href('name=haymaker'), /haymaker/],
    ['/spite-and-image/nowhere', /./],
  ] as const) {
    await page.goto(address);
    await expect(title(name)).toBeVisible();
  }
});
