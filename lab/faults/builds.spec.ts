/** The build: identical twice, with nothing in it that should not be, and updates that fetch little. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliSize } from '../../scripts/build/precache.ts';
import type { ServedRequest } from '../../scripts/server/siteServer.ts';
import { figure } from '../../tests/support/measure.ts';
import { saveEverything, visitFirst } from '../../tests/support/offline.ts';
import { builtDir, expect, test } from '../../tests/support/siteTest.ts';
import { lookForUpdate, refreshLink, updateFlash } from '../../tests/support/updates.ts';
import { faultBuilds } from './builds.ts';

const { twin, changed } = faultBuilds;
const root = path.resolve(builtDir, '..');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .toSorted();
const hashesOf = (folder: string) =>
  filesIn(folder).map(
    (file) =>
      `${file} ${createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex')}`,
  );

test('C6: two builds of one source are identical to the last byte, including card images and print files', () => {
  const first = hashesOf(builtDir);
  const count = (pattern: RegExp) => first.filter((line) => pattern.test(line)).length;
  figure('files compared', `${first.length}, of them ${count(/\.avif /)} faces and ${count(/\.pdf /)} to print`);
  expect(count(/\.avif /)).toBeGreaterThan(200);
  expect(count(/\.pdf /)).toBeGreaterThan(50);
  expect(hashesOf(twin)).toEqual(first);
});

test('C6: no package runs a script when it is installed', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('C6: a bill of materials can be written from the lock file', () => {
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  const bill = JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'));
  figure('components in the bill of materials', String(bill.components.length));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.components.length).toBeGreaterThan(100);
});

test('C6: the installed packages have valid signatures', async () => {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
  // A mirror has no keys of its own, and without keys the signatures cannot be checked.
  const hasKeys = await fetch(new URL('-/npm/v1/keys', registry)).then(
    ({ ok }) => ok,
    () => false,
  );
  test.skip(!hasKeys, 'the public registry cannot be reached');
  execFileSync('npm', ['audit', 'signatures'], { cwd: root, stdio: 'ignore' });
});

test('C7: the build has no source maps, no code from strings, and no addresses except those of settings and licences', () => {
  const files = filesIn(builtDir);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const text = (file: string) => readFileSync(path.join(builtDir, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of scripts) expect(text(file), file).not.toMatch(/\beval\(|new Function\(|sourceMappingURL/);

  const allowed =
    /^https?:\/\/(localhost|(store|chat|newsletter|video)\.example|www\.w3\.org|react\.dev|zod\.dev|hashids\.org|bit\.ly\/wb-precache|github\.com|game-icons\.net|creativecommons\.org|developer\.chrome\.com|fonts\.google\.com|www\.[a-z]+\.(com|org)|json-schema\.org|schema\.org)/;
  const addresses = new Set(
    files
      .filter((file) => /\.(js|css|html)$/.test(file))
      .flatMap((file) => text(file).match(/https?:\/\/[\w.-]+[\w./-]*/g) ?? []),
  );
  figure('addresses', String(addresses.size));
  expect([...addresses].filter((address) => !allowed.test(address))).toEqual([]);
});

/** Number and size of requests as a host answers them: images and fonts as they are, the rest in Brotli. */
async function weigh(folder: string, requests: readonly ServedRequest[]): Promise<string> {
  const files = requests.map(({ path: requested }) => path.join(folder, requested === '/' ? 'index.html' : requested));
  const sizes = await Promise.all(
    files.map((file) => (/\.(avif|woff2|png)$/.test(file) ? statSync(file).size : brotliSize(file))),
  );
  return `${files.length} requests, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} KB`;
}

const bytesOf = (folder: string, file: string) => {
  const built = path.join(folder, file);
  return existsSync(built) && statSync(built).isFile() ? readFileSync(built) : undefined;
};

test('U5: an update fetches only what has changed, and no card images', async ({ page, site }) => {
  await visitFirst(page);
  await page.waitForLoadState('networkidle');
  figure('a first visit', await weigh(builtDir, site.requests));
  site.requests.length = 0;
  await saveEverything(page);
  figure('all card images', await weigh(builtDir, site.requests));
  site.deploy(changed);
  site.requests.length = 0;
  await lookForUpdate(page);
  await expect(updateFlash(page)).toBeVisible();
  const fetched = site.requests.map(({ path: requested }) => requested);
  const names = fetched.map((file) => path.basename(file));
  figure('an update', `${await weigh(changed, site.requests)}: ${names.join(', ')}`);
  expect(fetched.filter((file) => bytesOf(changed, file)?.equals(bytesOf(builtDir, file) ?? Buffer.of()))).toEqual([]);
  await refreshLink(page).click();
  await page.waitForLoadState('networkidle');
  expect(site.requests.filter(({ path: requested }) => requested.startsWith('/assets/cards/'))).toEqual([]);
});
