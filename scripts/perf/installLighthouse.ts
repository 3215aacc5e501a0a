/**
 * Lighthouse brings two hundred packages with it. It has a lock file of its own
 * (`lighthouse/`) and is installed when it is wanted, so that nobody who builds
 * or tests the site has to wait for it.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = path.join(import.meta.dirname, 'lighthouse');
const folder = path.resolve(import.meta.dirname, '../../.cache/lighthouse');

type Category = { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] };
type Audit = { readonly score: number | null; readonly displayValue?: string };

/** As much of it as is used here. */
export type Lighthouse = (
  address: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'silent' },
) => Promise<{ lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } } | undefined>;

export async function installLighthouse(): Promise<Lighthouse> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(wanted, file), path.join(folder, file));
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed. Check the network and try again.');
  }
  const { default: lighthouse }: { default: Lighthouse } = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return lighthouse;
}
