/** Measures the largest contentful paint of a first visit on slow 4G, against the same page without scripts. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#site/routes.ts';
import { builtDir, root } from '../builtSite.ts';
import { median } from '../goals.ts';
import { compressFiles, isCompressedCopy } from '../hosting/compressFiles.ts';
import { measureRounds } from './measureRounds.ts';
import { inSlowTab, measuredPages, openPage, type Run, seenIn } from './slowTab.ts';

const rounds = 5;

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
  const largestPaint = (address: string) =>
    inSlowTab(
      browser,
      async (page) => {
        await openPage(page, site.origin + address);
        return (await seenIn(page)).largestPaint;
      },
      'slow4G',
    );
  goals.title(`Largest paint at 4x slower and slow 4G, against plain HTML (median of ${rounds})`);
  const plain = await copyWithoutScripts();
  for (const [name, address] of Object.entries(measuredPages)) {
    // The HTML does not contain search results, so their page is compared with the gallery.
    const isQuery = name === 'results';
    const times = await measureRounds(rounds, async () => {
      if (!isQuery) site.deploy(plain);
      const compared = await largestPaint(isQuery ? routes.cards.href() : address);
      site.deploy(builtDir);
      return { compared, app: await largestPaint(address) };
    });
    const app = median(times.map((round) => round.app));
    const compared = median(times.map((round) => round.compared));
    const figures = `${name}, ${Math.round(app)} ms against ${Math.round(compared)} ms`;
    goals.atMost(figures, app / compared, isQuery ? 1.25 : 1.1, 'x');
  }
  rmSync(plain, { recursive: true });
}
