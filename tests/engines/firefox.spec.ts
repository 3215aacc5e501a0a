/** In Firefox alone: a PDF in the browser's own viewer. */

import { routes } from '#site/routes.ts';
import { visitFirst } from '../support/offline.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ serviceWorkers: 'allow' });

test('a file to print is opened by the browser’s own viewer, and again without a network', async ({
  page,
  context,
  site,
}) => {
  await visitFirst(page);
  await page.goto(routes.print.href());
  const demo = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo' }) });
  const address = (await demo.getByRole('link', { name: /^Open The demo, PDF/ }).getAttribute('href')) ?? '';
  const countPages = async () => {
    const tab = await context.newPage();
    await tab.goto(address, { waitUntil: 'commit' });
    const pages = tab.locator('.pdfViewer .page');
    await expect(pages.first()).toBeAttached();
    const count = await pages.count();
    await tab.close();
    return count;
  };
  const count = await countPages();
  expect(count).toBeGreaterThan(3);
  await page.close();
  await site.stop();
  expect(await countPages()).toBe(count);
});
