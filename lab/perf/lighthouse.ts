/** Measures Lighthouse's mobile scores. */

import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { median } from '../goals.ts';
import { measureRounds } from './measureRounds.ts';
import { measuredPages, type Run } from './slowTab.ts';

const rounds = 5;
/** The lowest allowed score of each category. */
const leastScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Of the browser that Lighthouse uses. */
const port = 9333;

type Category = { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] };
type Audit = { readonly score: number | null; readonly displayValue?: string };
type Result = {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
};
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Result }>;

/** Not an import, so that types are checked without the packages of the lab. */
const loadLighthouse = (): Lighthouse => createRequire(import.meta.url)('lighthouse').default;

/** The audits that cost points, with Lighthouse's figure. */
const weaknesses = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`] : [];
    }),
  );

export async function measureWithLighthouse({ site, goals }: Run): Promise<void> {
  const lighthouse = loadLighthouse();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const flags = { port, onlyCategories: Object.keys(leastScores), logLevel: 'silent' };
  const run = async (address: string): Promise<Result> => {
    const { lhr } = await lighthouse(site.origin + address, flags);
    if (lhr.runtimeError) throw new Error(`Lighthouse failed at ${address}: ${lhr.runtimeError.message}`);
    return lhr;
  };
  goals.title(`Lighthouse, mobile (median of ${rounds})`);
  for (const [name, address] of Object.entries(measuredPages)) {
    const results = await measureRounds(rounds, () => run(address));
    for (const [category, least] of Object.entries(leastScores)) {
      const scores = results.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100);
      goals.atLeast(`${name}, ${category}`, Math.round(median(scores)), least);
    }
    for (const weakness of new Set(results.flatMap(weaknesses))) goals.note(weakness);
  }
  await browser.close();
}
