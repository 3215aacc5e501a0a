/** What the two test runners report, brought to one form. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type TestResult = {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  readonly reason?: string;
  readonly figures: readonly string[];
};

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const annotation = z.object({ type: z.string(), description: z.string().optional() });
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), annotations: z.array(annotation) })),
});
type Suite = { readonly title: string; readonly specs: z.output<typeof spec>[]; readonly suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const browserReport = z.object({ suites: z.array(suite) });

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const reasonIn = (text: string): string | undefined => /not run here: ([^>]+?)(?= \/|$| is answered)/.exec(text)?.[1];

export function readUnitReport(file: string): TestResult[] {
  return unitReport.parse(read(file)).testResults.flatMap(({ name, status, assertionResults }) => [
    // A file that cannot be loaded has no tests that could fail.
    ...(status === 'failed' && assertionResults.length === 0
      ? [{ title: name, outcome: 'failed' as const, figures: [] }]
      : []),
    ...assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome:
        status === 'passed' ? ('passed' as const) : status === 'failed' ? ('failed' as const) : ('skipped' as const),
      ...(status !== 'passed' && status !== 'failed' && { reason: reasonIn(fullName) ?? 'skipped' }),
      figures: [],
    })),
  ]);
}

export function readBrowserReport(file: string): TestResult[] {
  const visit = ({ title, specs, suites = [] }: Suite): TestResult[] => [
    ...specs.flatMap((each) =>
      each.tests.map(({ status, annotations }) => ({
        title: `${title} ${each.title}`,
        outcome:
          status === 'expected'
            ? ('passed' as const)
            : status === 'skipped'
              ? ('skipped' as const)
              : ('failed' as const),
        ...(status === 'skipped' && {
          reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped',
        }),
        figures: annotations
          .filter(({ type }) => type !== 'skip' && type !== 'slow')
          .map(({ type, description = '' }) => `${type}: ${description}`),
      })),
    ),
    ...(suites ?? []).flatMap((inner) => visit({ ...inner, title: `${title} ${inner.title}` })),
  ];
  return browserReport.parse(read(file)).suites.flatMap(visit);
}
