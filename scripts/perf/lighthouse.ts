/** Lighthouse, as a phone sees the pages: the median of three runs for each. */

import { chromium } from '@playwright/test';
import { phoneBrowser } from '../phoneBrowser.ts';
import { type Goals, median } from './goals.ts';
import { installLighthouse, type LighthouseResult, runLighthouse } from './installLighthouse.ts';
import { measuredPages } from './pages.ts';
import type { QuietMoments } from './quietMoment.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 9333;

/** What cost points, in its own words. */
const weaknesses = ({ categories: found, audits }: LighthouseResult): string[] =>
  Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`] : [];
    }),
  );

export async function measureWithLighthouse(origin: string, goals: Goals, quiet: QuietMoments): Promise<void> {
  installLighthouse();
  goals.title(`Lighthouse, mobile (median of ${rounds})`);
  const browser = await chromium.launch({
    ...phoneBrowser,
    args: [...(phoneBrowser.args ?? []), `--remote-debugging-port=${port}`],
  });
  for (const [name, path] of Object.entries(measuredPages)) {
    const results: LighthouseResult[] = [];
    for (let round = 0; round < rounds; round++) {
      results.push(await quiet.round(() => runLighthouse(origin + path, port, categories)));
    }
    for (const category of categories) {
      const scores = results.map(({ categories: found }) => (found[category]?.score ?? Number.NaN) * 100);
      goals.atLeast(`${name}, ${category}`, Math.round(median(scores)), 100);
    }
    goals.note(
      `the machine's index ${results.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ')}`,
    );
    for (const weakness of new Set(results.flatMap(weaknesses))) goals.note(weakness);
  }
  await browser.close();
}
