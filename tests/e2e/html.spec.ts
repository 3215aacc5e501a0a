/** The server sends complete pages: usable without scripts, hydrated without a change, without unused fonts. */

import { shellPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { builtPages, isSample } from '../support/builtPages.ts';
import { cards } from '../support/collection.ts';
import { scriptedScreens } from '../support/everyScreen.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { expect, test } from '../support/siteTest.ts';

/** The faces of Alegreya Sans that the head preloads and the page does not use, as "weight style". */
async function unusedType(): Promise<string[]> {
  await document.fonts.ready;
  const used = [...document.fonts].filter(({ status }) => status === 'loaded');
  return [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
    .map(({ href }) => /alegreya-sans-(\d+)(-italic)?/.exec(href))
    .filter((match) => match !== null)
    .map(([, weight, style]) => `${weight} ${style ? 'italic' : 'normal'}`)
    .filter((face) => !used.some(({ weight, style }) => face === `${weight} ${style}`));
}

test('the app hydrates every kind of page as it was rendered, without an error', async ({ page }) => {
  for (const address of [...builtPages.keys()].filter(isSample)) {
    await test.step(address, async () => {
      await page.goto(address);
      // React marks hydrated elements, and reports a mismatch as an error.
      await page.waitForFunction(() => {
        const title = document.querySelector('main h1');
        return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
      });
      await expect(page.locator('#root')).toHaveAttribute('data-ssr', address);
      // The list of results is rendered after hydration.
      await expect.poll(() => page.evaluate(unusedType), 'type that is fetched and not used').toEqual([]);
    });
  }
});

test.describe('without JavaScript', notInFirefox('The driver cannot disable JavaScript.'), () => {
  test.use({ javaScriptEnabled: false });

  test('a reader can go from home to the cards, the rules and a search; the shell has nothing to focus', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const site = page.getByRole('navigation', { name: 'Site' });
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await site.getByRole('link', { name: 'Cards' }).click();
    await expect(main.locator('a:has(img)')).toHaveCount(cards.length);
    await main.getByRole('link', { name: 'Duck, Obviously' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Duck, Obviously');
    await expect(main.getByText('Cancel a physical attack.')).toBeVisible();
    await main.getByRole('link', { name: /^Next/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText("I'd Have Said That");

    await site.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Refreshing headspace' }).first().click();
    await expect(page.locator('#refreshing-headspace')).toBeInViewport();

    const search = page.getByRole('search').first();
    await search.locator('input[name=name]').fill('Haymaker');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search-results\?name=Haymaker$/);
    await main
      .getByRole('link', { name: /Identical Haymaker/ })
      .first()
      .click();
    await expect(page).toHaveURL(routes.card.href(1, 1));
    await expect(main).toContainText('It lands exactly where you would have ducked.');

    for (const address of scriptedScreens) {
      await page.goto(address);
      await expect(main.getByText(/needs JavaScript/), address).toBeVisible();
    }

    // A game needs the app: pressing Begin without it does not reload the page with the form in its address.
    for (const address of [routes.play.href(), routes.count.href()]) {
      await page.goto(address);
      await main.getByRole('button', { name: 'Begin' }).click();
      await expect(page).toHaveURL(address);
    }

    await page.goto(shellPath);
    await expect(page.locator('header')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
  });
});
