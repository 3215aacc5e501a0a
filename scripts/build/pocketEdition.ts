/** The pocket edition: one HTML file with rules, quick start, cards and search, and everything that they need. */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles, cardListOf } from '#cards/build/catalogueData.ts';
import { replacedModules, sourceOf } from '#cards/build/generatedModules.ts';
import { drawFaces } from '#cards/faces/drawFaces.ts';
import { faceCacheOf } from '#cards/faces/faceCache.ts';
import { siteName } from '#site/gameName.ts';
import { pocketHref } from '#site/print/printFiles.ts';
import { builtDir, root } from '../builtSite.ts';
import { bundlePage } from './bundlePage.ts';
import { integrityOf } from './integrity.ts';
import { sharedPlugins } from './sharedPlugins.ts';
import { readSiteSettings } from './siteSettings.ts';

/** Bytes; small enough for e-mail and phones, and 5 % above what was measured. */
const maxSize = 2_240_000;

/** A low effort saves build time. */
async function smallFace(face: Uint8Array): Promise<string> {
  const small = await sharp(face).resize(199).avif({ quality: 42, effort: 2 }).toBuffer();
  return `data:image/avif;base64,${small.toString('base64')}`;
}

/** Replaces the site's list of cards with one that contains the small card images. */
const cardsWithFaces = (): Plugin =>
  replacedModules('cards-with-faces', {
    async cardList() {
      const { sets } = await loadCardData();
      const drawn = await drawFaces(activeSetFiles(sets), { cacheDir: faceCacheOf(root) });
      const small = Array.from(drawn, async ([cardId, { thumb }]) => [cardId, await smallFace(thumb.bytes)] as const);
      const faces = new Map(await Promise.all(small));
      const cards = cardListOf(sets, (cardId) => ({ thumb: faces.get(cardId) ?? '', full: '' }));
      return `${sourceOf('cardList', cards)} for (const { faces } of cardList.cards) faces.full = faces.thumb;`;
    },
  });

/** Writes the pocket edition into the built site, and returns its size in bytes. */
export async function writePocketEdition(): Promise<number> {
  const { origin } = readSiteSettings(root);
  const plugins = [cardsWithFaces(), ...sharedPlugins()];
  const { script, style } = await bundlePage(root, 'src/app/pocket/main.tsx', plugins);
  const policy = `default-src 'none'; script-src '${integrityOf(script)}'; style-src 'unsafe-inline'; img-src data:; font-src data:`;
  const html = `<!doctype html>
<html lang="en-GB" data-scripting>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<base href="${origin}/">
<title>${siteName}</title>
<style>${style}</style>
</head>
<body>
<div id="root"><p>If nothing else appears here, save this file and open it from your device.</p></div>
<noscript>This file needs JavaScript.</noscript>
<script type="module">${script}</script>
</body>
</html>
`;
  const size = Buffer.byteLength(html);
  if (size > maxSize) throw new Error(`The pocket edition has ${size} bytes; more than ${maxSize} are too many.`);
  const file = path.join(builtDir, pocketHref);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  return size;
}
