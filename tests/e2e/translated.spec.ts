/** Pages that the browser translates while they are used. Further cases: lab/faults/translated.spec.ts. */

import { routes } from '#site/routes.ts';
import { searchBox } from '../support/searchBox.ts';
import { expect, test } from '../support/siteTest.ts';

for (const translated of [0, 400])
  test.describe(`translated after ${translated} ms`, () => {
    test.use({ translated });

    test(`G2: on a page translated after ${translated} ms the search box suggests, corrects and leads to results`, async ({
      page,
    }) => {
      await page.goto(routes.home.href());
      await expect(page.getByRole('main').locator('font').first()).toBeAttached();
      for (const typed of ['mem', 'selectiv memor', 'refreshing headspace', 'same fl', 'zzzz', '', 'haymaker']) {
        await searchBox(page).fill(typed);
        if (typed !== '') await expect(page.getByRole('listbox').locator('font').first()).toBeAttached();
      }
      await searchBox(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('haymaker');
      await expect(page.getByRole('main').getByRole('status').first()).toContainText('1 card');
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(/\w/);
    });
  });
