/** If the game is renamed, the old name appears nowhere on the site. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const other = { game: 'twin-and-twine', wordmarkLines: ['Twin', '& Twine'], siteName: 'Twin & Twine' };

test('pages, link previews, manifest and printed credits contain only the new name', async () => {
  vi.doMock('#site/gameName.ts', () => other);
  vi.doMock('./gameName.ts', () => other);
  const { routes } = await import('#site/routes.ts');
  const { render, prerenderedPaths } = await import('../entry-server.tsx');
  const { webManifest } = await import('../../scripts/build/webManifest.ts');
  const { credits } = await import('#cards/print/rulesSummary.ts');
  const { notStoredPage } = await import('../../sw/notStoredPage.ts');
  const { encodeShortId, decodeShortId } = await import('./shortId.ts');

  const { pageHead } = await import('../app/prerendered.ts');

  const rendered = [routes.home.href(), routes.card.href(1, 4), routes.mailingList.href(), routes.credits.href()];
  const pages: unknown[] = prerenderedPaths.map((path) => [path, pageHead(path)]);
  for (const path of rendered) pages.push(await render(path));
  const everything = JSON.stringify([pages, webManifest, credits('us'), await notStoredPage().text()])
    // Addresses of other sites come from the site settings.
    .replaceAll(/https:\/\/\w+\.example\/[\w-]+/g, '');
  expect(everything).toContain('Twin & Twine');
  expect(everything).toContain('/twin-and-twine/rules');
  expect(everything.match(/.{60}spite.{0,5}(and|&|&amp;).{0,5}image/gi) ?? []).toEqual([]);
  expect(decodeShortId(encodeShortId(7))).toBe(7);
});

test('no other source file hard-codes the name', () => {
  const sources = ['src', 'cards', 'scripts', 'sw'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/gameName\.ts$|^game\/generated/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => /spite-and-image|Spite (&|&amp;) Image/.test(code(file)))).toEqual([]);
});
