/** The pages of the build: the address of each, and its HTML. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes, stories } from '#site/routes.ts';
import { builtDir } from './siteTest.ts';

/** Every file of the build, as a path below its root. */
export const builtFiles: readonly string[] = (await readdir(builtDir, { recursive: true })).map((file) =>
  file.split(path.sep).join('/'),
);

/**
 * Excludes the copies that the worker stores, those that keep a host from listing a folder (`x/index.html` is
 * `x.html`), and the pocket edition, which is a download.
 */
const isPage = (file: string) =>
  /(?<!\/index)\.html$/.test(file) && !['shell.html', '404.html'].includes(file) && !/^(offline|pocket)\//.test(file);
const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** Addresses of cards that differ in kind: with and without a fear side, first and last. */
const kindsOfCard = /\/(1\/1|1\/4|6\/16|0\/8)$/;

export const isCardPage = (address: string) => /\/cards\/\d+\/\d+$/.test(address);

const otherStories = new Set(stories.slice(1).map(({ slug }) => routes.personaStory.href(slug)));

/** Whether a page is in the sample: every page, but only one card of each kind and one story. */
export const isSample = (address: string) =>
  isCardPage(address) ? kindsOfCard.test(address) : !otherStories.has(address);

export const builtPages: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    builtFiles
      .filter(isPage)
      .map(async (file) => [addressOf(file), await readFile(path.join(builtDir, file), 'utf8')] as const),
  ),
);
