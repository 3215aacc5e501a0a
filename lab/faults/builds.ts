/** The builds for the fault cases. Each function resolves to whether its build succeeded. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/builtSite.ts';
import { runNode, tool } from '../../scripts/ensure.mjs';

const cache = path.join(root, 'node_modules/.cache/faults');
/** The folders of the builds besides the site. */
export const faultBuilds = {
  twin: path.join(cache, 'twin'),
  changed: path.join(cache, 'changed'),
  hosted: path.join(cache, 'hosted'),
};

/** Not copied for a clean build. The git history is copied, because pages are dated by it. */
const ignored = [
  'node_modules',
  'lab/node_modules',
  '.cache',
  'dist',
  'dist-ssr',
  'shots',
  'test-results',
  'playwright-report',
];

/** Runs Node; prints its output when it fails. */
async function runLoudly(...command: Parameters<typeof runNode>): Promise<boolean> {
  const { ok, output } = await runNode(...command);
  if (!ok) console.log(output);
  return ok;
}

const build = (cwd: string, env: NodeJS.ProcessEnv = {}) =>
  runLoudly(tool('vite', 'build', '--logLevel', 'warn'), { cwd, env });

/** The unchanged site, with its printable files. */
export const buildSite = async (cwd = root): Promise<boolean> =>
  (await build(cwd)) && runLoudly(['scripts/run.mjs', 'scripts/print.ts'], { cwd });

/** The smallest possible update: another name in the footer. */
export const buildChanged = (outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_COPYRIGHT_HOLDER: 'Imago Mutual Print Room, second edition' });

/** A folder of another origin, on the port where the tests serve the card images. */
export const hostedImages = { port: 4597, folder: '/bucket/cards' };

export const buildHosted = (outDir: string): Promise<boolean> =>
  build(root, { OUT_DIR: outDir, VITE_IMAGE_BASE: `http://localhost:${hostedImages.port}${hostedImages.folder}` });

/** The same sources in another folder, without caches. */
export async function buildTwin(target: string): Promise<boolean> {
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
