/** What can be taken away for good: the links of "Take everything along", and what is behind them. */

import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { pocketHref } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

// axe brings styles of its own, which the policy forbids.
test.use({ bypassCSP: true });

test('the pocket edition and the whole site are downloaded, with their sizes said beside them', async ({
  page,
  site,
}) => {
  await page.goto(`${routes.ready.href()}#take-along`);
  const part = page.getByRole('region', { name: 'Take everything along' });
  await expect(part).toContainText(/HTML, 1\.\d MB/);
  await expect(part).toContainText(/ZIP, \d+\.\d MB/);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  const download = page.waitForEvent('download');
  await part.getByRole('link', { name: 'whole site' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  const names = Object.keys(files);
  const inSite = (file: string) => `spite-and-image/site${file}`;
  for (const file of ['/index.html', '/sw.js', '/shell.html', '/cards.json', pocketHref, '/print/files.json'])
    expect(names).toContain(inSite(file));
  expect(names.filter((name) => /\.(br|gz|zip)$/.test(name))).toEqual([]);
  expect(new TextDecoder().decode(files['spite-and-image/README.txt'])).toContain('python3 -m http.server');
  const atTheSite = Buffer.from(await (await fetch(`${site.origin}/sw.js`)).arrayBuffer());
  expect(Buffer.from(files[inSite('/sw.js')] ?? []).equals(atTheSite)).toBe(true);

  const schema = await part.getByRole('link', { name: 'schema' }).getAttribute('href');
  expect((await (await fetch(site.origin + schema)).json()).title).toContain('/cards.json');
});
