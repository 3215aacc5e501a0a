/** Lighthouse in the browser of the tests. */

import { createRequire } from 'node:module';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';

/** Of the browser that Lighthouse uses. */
const port = 9333;

type Category = { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] };
type Audit = {
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly duration?: number }[] };
};
export type Report = {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
};
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Report }>;

export type Audits = (address: string, flags: object) => Promise<Report>;

/** Starts a browser and gives `work` a function that audits an address on an emulated phone. */
export async function withLighthouse(work: (audit: Audits) => Promise<void>): Promise<void> {
  // Not an import, so that types are checked without the packages of the lab.
  const lighthouse: Lighthouse = createRequire(import.meta.url)('lighthouse').default;
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const browser: Browser = await chromium.launch({ ...launchOptions, args });
  try {
    await work(async (address, flags) => {
      const { lhr } = await lighthouse(address, { port, logLevel: 'silent', ...flags });
      if (lhr.runtimeError) throw new Error(`Lighthouse failed at ${address}: ${lhr.runtimeError.message}`);
      return lhr;
    });
  } finally {
    await browser.close();
  }
}
