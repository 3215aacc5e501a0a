/** Lighthouse, as a phone sees the pages: the median of three runs for each. */

import { chromium } from '@playwright/test';
import { launchOptions } from '#scripts/launchOptions.ts';
import { type Goals, median } from './goals.ts';
import { installLighthouse, type Lighthouse } from './installLighthouse.ts';
import { measuredPages } from './pages.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 9333;

type Result = NonNullable<Awaited<ReturnType<Lighthouse>>>['lhr'];

/** What cost points, in its own words. */
const weaknesses = ({ categories: found, audits }: Result): string[] =>
  Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`] : [];
    }),
  );

export async function measureWithLighthouse(origin: string, goals: Goals): Promise<void> {
  const lighthouse = await installLighthouse();
  goals.title(`Lighthouse, mobile (median of ${rounds})`);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  for (const [name, path] of Object.entries(measuredPages)) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round++) {
      const result = await lighthouse(origin + path, { port, onlyCategories: [...categories], logLevel: 'silent' });
      if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
      results.push(result.lhr);
    }
    for (const category of categories) {
      const scores = results.map(({ categories: found }) => (found[category]?.score ?? Number.NaN) * 100);
      goals.atLeast(`${name}, ${category}`, Math.round(median(scores)), 100);
    }
    for (const weakness of new Set(results.flatMap(weaknesses))) goals.note(weakness);
  }
  await browser.close();
}
