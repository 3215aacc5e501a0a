/**
 * Lighthouse brings two hundred packages with it. It has a lock file of its own
 * (`lighthouse/`) and is installed when it is wanted, so that nobody who builds
 * or tests the site has to wait for it.
 */

import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const wanted = path.join(import.meta.dirname, 'lighthouse');
const folder = path.resolve(import.meta.dirname, '../../.cache/lighthouse');
const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');

type Category = { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] };
type Audit = { readonly score: number | null; readonly displayValue?: string };

/** As much of its answer as is used here. */
export type LighthouseResult = {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  /** How fast the machine was; with neighbours it may have half its speed, and the score with it. */
  readonly environment: { readonly benchmarkIndex: number };
};

export function installLighthouse(): void {
  if (existsSync(command)) return;
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

/** Lighthouse may lose its hold of a browser, and says then that something went wrong; that tells nothing of the page. */
const attempts = 3;

/** One run, in the browser that listens at a port. */
export async function runLighthouse(
  address: string,
  port: number,
  categories: readonly string[],
): Promise<LighthouseResult> {
  const options = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  for (let attempt = 1; ; attempt++) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [command, address, ...options], {
        maxBuffer: 2 ** 26,
      });
      return JSON.parse(stdout);
    } catch (error) {
      // Its whole answer stands in the error, and would bury the figures.
      if (attempt === attempts)
        throw new Error(`Lighthouse failed ${attempts} times at ${address}.`, { cause: stderrOf(error) });
    }
  }
}

const stderrOf = (error: unknown) => (error instanceof Error && 'stderr' in error ? error.stderr : error);
