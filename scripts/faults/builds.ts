/** The builds for the fault cases. Each function resolves to whether its build succeeded. */

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tool } from '../ensure.mjs';

/** Not copied for a clean build. The git history is copied, because pages are dated by it. */
const ignored = ['node_modules', '.cache', 'dist', 'dist-ssr', 'shots', 'test-results', 'playwright-report'];

/** Runs Node; prints its output when it fails. */
export function runNode(cwd: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    // Vite sets NODE_ENV to development for scripts; builds are for production.
    const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...environment };
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => {
      if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
      resolve(code === 0);
    });
  });
}

const build = (root: string, environment?: NodeJS.ProcessEnv) =>
  runNode(root, tool('vite', 'build', '--logLevel', 'warn'), environment);

/** The unchanged site, with its printable files. */
export const buildSite = async (root: string): Promise<boolean> =>
  (await build(root)) && runNode(root, ['scripts/run.mjs', 'scripts/print.ts']);

/** The smallest possible update: another name in the footer. */
export const buildChanged = (root: string, outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_COPYRIGHT_HOLDER: 'Imago Mutual Print Room, second edition' });

/** A folder of another origin, on the port where the tests serve the card images. */
export const hostedImages = { port: 4597, folder: '/bucket/cards' };

export const buildHosted = (root: string, outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_IMAGE_BASE: `http://localhost:${hostedImages.port}${hostedImages.folder}` });

/** The same sources in another folder, without caches. */
export async function buildTwin(root: string, target: string): Promise<boolean> {
  const copy = mkdtempSync(path.join(tmpdir(), 'twin-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (source) => !ignored.includes(path.relative(root, source)) });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    if (!(await buildSite(copy))) return false;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(copy, 'dist'), target, { recursive: true });
    return true;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
