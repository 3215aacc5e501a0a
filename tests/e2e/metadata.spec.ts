/** Sitemap, titles, metadata and links of every built page, read from the files without a browser. */

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { builtFiles, isCardPage, builtPages as pages } from '../support/builtPages.ts';
import { builtDir } from '../support/siteTest.ts';

const { origin } = readSiteSettings(path.resolve(import.meta.dirname, '../..'));

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)">/)?.replace(origin, '');

/** Outside a Git repository only card pages have a known date of change. */
const hasHistory = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: builtDir }).status === 0;

test('the sitemap lists the canonical address of every built page with a date, and nothing else @core', async () => {
  const sitemap = await readFile(path.join(builtDir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''));
  const canonical = new Set([...pages.values()].map(canonicalOf));
  expect(listed.toSorted()).toEqual([...canonical].toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => !pages.has(address))).toEqual([]);
  const dated = sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g);
  expect(dated).toHaveLength(hasHistory ? listed.length : [...pages.keys()].filter(isCardPage).length);
});

test('every page has a title, a description, one main heading and valid structured data @core', () => {
  for (const [address, html] of pages) {
    expect(first(html, /<title>([^<]+)<\/title>/), address).toBeTruthy();
    expect(first(html, /<meta name="description" content="([^"]{20,})"/), address).toBeTruthy();
    const data = JSON.parse(first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '');
    expect(data['@graph'].length, address).toBeGreaterThan(0);
    expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
  }
});

test('every page has metadata for link previews, with a picture that exists @core', () => {
  const built = new Set(builtFiles.map((file) => `${origin}/${file}`));
  for (const [address, html] of pages) {
    const property = (name: string) => first(html, new RegExp(`<meta property="og:${name}" content="([^"]+)">`));
    expect(property('type'), address).toBe('website');
    expect(property('title'), address).toBe(first(html, /<title>([^<]+)<\/title>/));
    expect(property('description'), address).toBe(first(html, /<meta name="description" content="([^"]+)">/));
    expect(property('url')?.replace(origin, ''), address).toBe(canonicalOf(html));
    expect(built, address).toContain(property('image'));
    expect(first(html, /<meta name="twitter:image" content="([^"]+)">/), address).toBe(property('image'));
    expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image">');
  }
});

test('no two pages share a title @core', () => {
  const own = [...pages].filter(([address, html]) => canonicalOf(html) === address);
  const titles = own.map(([, html]) => first(html, /<title>([^<]+)<\/title>/));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

const linksIn = (html: string): string[] =>
  [...new Set(html.match(/(?<=<a [^>]*href=")[^"]+/g))].map((href) => href.replaceAll('&amp;', '&'));

test('every page is linked from another page @core', () => {
  const linked = new Set(
    [...pages].flatMap(([address, html]) =>
      linksIn(html)
        .map((href) => new URL(href, `${origin}${address}`))
        .filter((link) => link.origin === origin && link.pathname !== address)
        .map(({ pathname }) => pathname),
    ),
  );
  const own = [...pages].filter(([address, html]) => canonicalOf(html) === address);
  expect(own.map(([address]) => address).filter((address) => !linked.has(address))).toEqual([]);
});

test('every link within the site leads to an existing page, file or fragment @core', async () => {
  const ids = new Map([...pages].map(([address, html]) => [address, new Set(html.match(/(?<= id=")[^"]+/g))]));
  const built = new Set(builtFiles.map((file) => `/${file}`));
  for (const [address, html] of pages) {
    const dead = linksIn(html)
      .map((href) => new URL(href, `${origin}${address}`))
      // The print files are built after the pages, and have tests of their own.
      .filter((link) => link.origin === origin && !link.pathname.startsWith('/print/'))
      .filter(({ pathname, hash }) => {
        const target = ids.get(pathname);
        return target ? hash !== '' && !target.has(decodeURIComponent(hash.slice(1))) : !built.has(pathname);
      });
    expect(dead.map(String), address).toEqual([]);
  }
});
