/** Downloads: the links of "Take everything with you", and the files that they lead to. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { pocketHref, pocketName } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test(
  'a user can download the pocket edition, the whole site and the cards of a search',
  notInFirefox(
    'The driver reports no download of a file that a page creates; firefox.spec.ts looks for a backup in the download folder.',
  ),
  async ({ page, site }) => {
    await page.goto(`${routes.ready.href()}#take-along`);
    const part = page.getByRole('region', { name: 'Take everything with you' });
    await expect(part).toContainText(/HTML, [12]\.\d MB/);
    await expect(part).toContainText(/ZIP, \d+\.\d MB/);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);

    const pocketEdition = page.waitForEvent('download');
    await part.getByRole('link', { name: 'Pocket edition' }).click();
    const savedEdition = await pocketEdition;
    expect(savedEdition.suggestedFilename()).toBe(pocketName);
    expect(readFileSync(await savedEdition.path(), 'utf8')).toMatch(/^<!doctype html>/i);

    const download = page.waitForEvent('download');
    await part.getByRole('link', { name: 'whole site' }).click();
    const files = unzipSync(readFileSync(await (await download).path()));
    const names = Object.keys(files);
    const inSite = (file: string) => `spite-and-image/site${file}`;
    for (const file of ['/index.html', '/sw.js', '/shell.html', '/cards.json', pocketHref])
      expect(names).toContain(inSite(file));
    expect(names.filter((name) => /\.(br|gz|zip|pdf)$/.test(name))).toEqual([]);
    expect(new TextDecoder().decode(files['spite-and-image/README.txt'])).toContain('python3 -m http.server');
    const atTheSite = Buffer.from(await (await fetch(`${site.origin}/sw.js`)).arrayBuffer());
    expect(Buffer.from(files[inSite('/sw.js')] ?? []).equals(atTheSite)).toBe(true);

    const schema = await part.getByRole('link', { name: 'schema' }).getAttribute('href');
    expect((await (await fetch(site.origin + schema)).json()).title).toContain('/cards.json');

    await test.step('the cards of a search, as pictures for a printer and as a deck for Tabletop Simulator', () =>
      takeCards(page, site.origin));
  },
);

async function takeCards(page: Page, origin: string): Promise<void> {
  await page.goto(routes.print.href('set=duel&type=reaction'));
  const part = page.getByRole('region', { name: 'For print shops and virtual tables' });
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  const pictures = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save the pictures' }).click();
  const files = unzipSync(readFileSync(await (await pictures).path()));
  await expect(part.getByRole('status')).toContainText('4 pictures and the back are saved.');
  expect(Object.keys(files).sort()).toEqual(['109.png', '110.png', '111.png', '112.png', 'back.png']);
  for (const file of Object.values(files)) {
    const { width, height, density } = await sharp(file).metadata();
    expect({ width, height, density }).toEqual({ width: 815, height: 1110, density: 300 });
  }

  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save the deck' }).click();
  const [deck] = JSON.parse(readFileSync(await (await saved).path(), 'utf8')).ObjectStates;
  expect(deck.ContainedObjects.map(({ Nickname }: { Nickname: string }) => Nickname)).toEqual([
    'Same Flinch',
    'Duck, Obviously',
    "I'd Have Said That",
    'Interrupt Yourself',
  ]);
  const { FaceURL, BackURL, NumWidth, NumHeight } = deck.CustomDeck[2];
  for (const address of [FaceURL, BackURL]) expect(new URL(address).origin).toBe(origin);
  const sheet = await sharp(Buffer.from(await (await fetch(FaceURL)).arrayBuffer())).metadata();
  expect([sheet.width, sheet.height]).toEqual([409 * NumWidth, 571 * NumHeight]);
  expect((await fetch(BackURL)).ok).toBe(true);
}
