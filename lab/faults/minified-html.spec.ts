/** A host that minifies HTML removes the comments and spaces by which React would take over the page. */

import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

const minified = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><');

for (const path of [routes.home.href(), routes.cards.href(), routes.rules.href(), routes.advancedSearch.href()])
  test(`O27: on a host that minifies HTML, ${path} comes to life without an error, and keeps what was typed`, async ({
    page,
  }) => {
    let isServed = false;
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      isServed = true;
      await route.fulfill({ response, body: minified(await response.text()) });
    });
    // Typed as soon as the page is parsed, before the app has loaded.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>('header input[type=search]');
        if (box) box.value = 'haymak';
      }),
    );
    await page.goto(path);
    expect(isServed).toBe(true);
    const box = page.getByRole('banner').getByRole('combobox');
    await expect(box).toHaveValue('haymak');
    await box.click();
    await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
    await expect(page.getByRole('main')).toContainText(/\w/);
  });
