/** Lighthouse: the scores of each page, and its loading on a slow phone beside the same page without scripts. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtDir, root } from '../../scripts/builtSite.ts';
import { compressFiles, isCompressedCopy } from '../../scripts/hosting/compressFiles.ts';
import { routes } from '../../src/site/routes.ts';
import { median } from '../goals.ts';
import { type Report, withLighthouse } from './lighthouse.ts';
import { measureRounds } from './measureRounds.ts';
import type { Run } from './perf.ts';

const rounds = 5;

const pages: Readonly<Record<string, string>> = {
  home: routes.home.href(),
  gallery: routes.cards.href(),
  card: routes.card.href(1, 4),
  rules: routes.rules.href('setup'),
  table: routes.table.href(),
  play: routes.play.href(),
};

/** The lowest allowed score of each category. */
const leastScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Its list is not in the HTML, so it waits for the app. */
const results = routes.searchResults.href('name=the');
const leastOfResults = 90;

/** The audits that cost points, with Lighthouse's figure. */
const weaknesses = ({ categories, audits }: Report): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`] : [];
    }),
  );

export const measureScores = ({ site, goals }: Run): Promise<void> =>
  withLighthouse(async (audit) => {
    goals.title(`Lighthouse, mobile (median of ${rounds})`);
    for (const [name, address] of Object.entries({ ...pages, results })) {
      const flags = { onlyCategories: Object.keys(leastScores) };
      const reports = await measureRounds(rounds, () => audit(site.origin + address, flags));
      for (const [category, score] of Object.entries(leastScores)) {
        const scores = reports.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100);
        const least = name === 'results' && category === 'performance' ? leastOfResults : score;
        goals.atLeast(`${name}, ${category}`, Math.round(median(scores)), least);
      }
      for (const weakness of new Set(reports.flatMap(weaknesses))) goals.note(weakness);
    }
  });

/** Slow 4G and a 4x slower processor, applied while the page loads instead of computed from a fast load. */
const loading = {
  throttlingMethod: 'devtools',
  onlyAudits: ['largest-contentful-paint', 'cumulative-layout-shift', 'long-tasks'],
};

/** How much later than that of the plain page the largest paint may be. */
const mostOfPlain = 1.1;
/** How much later than that of the gallery the largest paint of search results may be. */
const mostOfGallery = 2.3;

const paintOf = ({ audits }: Report) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
const shiftOf = ({ audits }: Report) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
/** 0 if every task took less than 50 ms. Without a quiet second, Lighthouse gives up and lists none. */
const longestTaskOf = ({ audits }: Report) => {
  const items = audits['long-tasks']?.details?.items;
  return items ? Math.max(0, ...items.map(({ duration = 0 }) => duration)) : Number.NaN;
};

export const measureLoading = ({ site, goals }: Run): Promise<void> =>
  withLighthouse(async (audit) => {
    goals.title(`Loading on slow 4G at 4x slower (median of ${rounds})`);
    const load = (address: string, folder = builtDir) => {
      site.deploy(folder);
      return audit(site.origin + address, loading);
    };
    const compare = async (name: string, address: string, most: number, loadOther: () => Promise<Report>) => {
      const loads = await measureRounds(rounds, async () => ({ other: await loadOther(), app: await load(address) }));
      const medianOf = (figure: (report: Report) => number, which: 'app' | 'other') =>
        median(loads.map((round) => figure(round[which])));
      const [app, other] = [medianOf(paintOf, 'app'), medianOf(paintOf, 'other')];
      goals.atMost(`${name}, ${Math.round(app)} ms against ${Math.round(other)} ms`, app / other, most, 'x');
      goals.atMost(`${name}, longest task`, medianOf(longestTaskOf, 'app'), 200, ' ms');
      goals.atMost(`${name}, layout shift`, medianOf(shiftOf, 'app'), 0.02);
    };
    const plain = await copyWithoutScripts();
    for (const [name, address] of Object.entries(pages))
      await compare(name, address, mostOfPlain, () => load(address, plain));
    rmSync(plain, { recursive: true });
    await compare('results, against the gallery', results, mostOfGallery, () => load(routes.cards.href()));
  });

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
