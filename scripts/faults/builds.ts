/**
 * The builds of the fault plan: the site, its twin from another place, one that differs by a word, and one with its
 * card images on another host.
 */

import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a clone of the repository does not have. */
const made = ['node_modules', 'dist', 'hosting', '.cache', '.ssr', 'shots', 'test-results', 'playwright-report'];

/** Without the mode in which this script itself was loaded: builds are for production. */
const { NODE_ENV: _mode, ...inherited } = process.env;

/** Runs Node; what it says goes to the reader only where it fails and nothing else will tell. */
export function runNode(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, NO_COLOR: '1', ...environment },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text));
    child.on('close', (code) => {
      if (code !== 0) console.log(words.trimEnd().replace(/^/gm, '    '));
      resolve(code === 0);
    });
  });
}

const viteIn = (root: string) => path.join(root, 'node_modules/vite/bin/vite.js');
const build = (root: string, environment?: Readonly<Record<string, string>>) =>
  runNode(root, [viteIn(root), 'build', '--logLevel', 'warn'], environment);
const print = (root: string) => runNode(root, [path.join(root, 'scripts/run.mjs'), 'scripts/print.ts']);

/** The site as it is, with its files to print. */
export const buildSite = async (root: string): Promise<boolean> => (await build(root)) && (await print(root));

/** The same site with another name in its footer: every reader's next update, as small as they come. */
export const buildChanged = (root: string, outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_COPYRIGHT_HOLDER: 'Imago Mutual Print Room, second edition' });

/** A folder of another origin; its port is the one that the tests serve the card images on. */
export const hostedImages = { port: 4597, folder: '/bucket/cards' };

/** The site with its card images on another host. */
export const buildHosted = (root: string, outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_IMAGE_BASE: `http://localhost:${hostedImages.port}${hostedImages.folder}` });

/** The same sources in another place, where nothing has ever been built: every face and every sheet is drawn anew. */
export async function buildTwin(root: string, target: string): Promise<boolean> {
  const copy = mkdtempSync(path.join(tmpdir(), 'twin-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (source) => !made.includes(path.relative(root, source)) });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    if (!(await buildSite(copy))) return false;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(copy, 'dist'), target, { recursive: true });
    return true;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

export const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'version.json'));
