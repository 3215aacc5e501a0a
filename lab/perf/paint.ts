/**
 * Measures the largest contentful paint of a first visit on slow 4G, against the same page without scripts; that of
 * search results, which the HTML does not contain, against the gallery.
 */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtDir, root } from '../../scripts/builtSite.ts';
import { compressFiles, isCompressedCopy } from '../../scripts/hosting/compressFiles.ts';
import { routes } from '../../src/site/routes.ts';
import { median } from '../goals.ts';
import { measureRounds } from './measureRounds.ts';
import { inSlowTab, measuredPages, openPage, type Run, seenIn } from './slowTab.ts';

const rounds = 5;

/** How much longer than a plain page a page may take. */
const mostOfPage = 1.1;

/** How much longer than the gallery the results of a search may take. A search waits for the app. */
const mostOfSearch: Readonly<Record<string, number>> = {
  'name=the': 2.3,
  'type=attack&set=1': 2.3,
  'effects=gain': 2.6,
};

/** Matches scripts and their preloads, but not data blocks. */
const scripts = /<script(?! type="application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** A copy of the build whose pages have no scripts, compressed like the build. */
async function copyWithoutScripts(): Promise<string> {
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/plain-'));
  cpSync(builtDir, folder, { recursive: true, filter: (file) => !isCompressedCopy(file) });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  for (const page of files.filter((file) => file.endsWith('.html')))
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(scripts, ''));
  await compressFiles(folder);
  return folder;
}

export async function measurePaint({ site, browser, goals }: Run): Promise<void> {
  const largestPaint = (address: string, folder = builtDir) => {
    site.deploy(folder);
    return inSlowTab(
      browser,
      async (page) => {
        await openPage(page, site.origin + address);
        return (await seenIn(page)).largestPaint;
      },
      'slow4G',
    );
  };
  const compare = async (name: string, address: string, most: number, measureOther: () => Promise<number>) => {
    const times = await measureRounds(rounds, async () => ({
      other: await measureOther(),
      app: await largestPaint(address),
    }));
    const app = median(times.map((round) => round.app));
    const other = median(times.map((round) => round.other));
    goals.atMost(`${name}, ${Math.round(app)} ms against ${Math.round(other)} ms`, app / other, most, 'x');
  };
  goals.title(`Largest paint at 4x slower and slow 4G, against plain HTML (median of ${rounds})`);
  const plain = await copyWithoutScripts();
  for (const [name, address] of Object.entries(measuredPages))
    if (name !== 'results') await compare(name, address, mostOfPage, () => largestPaint(address, plain));
  rmSync(plain, { recursive: true });
  goals.title(`The same of search results, against the gallery (median of ${rounds})`);
  for (const [search, most] of Object.entries(mostOfSearch))
    await compare(search, routes.searchResults.href(search), most, () => largestPaint(routes.cards.href()));
}
