/**
 * The tests in the other engines; with `--old` those in older versions of Chromium, which it installs. Other arguments
 * go to Playwright.
 */

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies, tool } from '../../scripts/ensure.mjs';
import { chromiumFromNpm, olderFromNpm, tooOldFromNpm } from '../../scripts/npmChromium.mjs';

ensureDependencies();
ensureDependencies(path.resolve(import.meta.dirname, '..'));
const given = process.argv.slice(2);
const isOld = given.includes('--old');
const missing = isOld ? [...olderFromNpm, tooOldFromNpm].filter((version) => !chromiumFromNpm(version)) : [];
for (const version of missing) console.error(`Chromium ${version} cannot be installed here.`);

const config = `lab/engines/${isOld ? 'older' : 'playwright'}.config.ts`;
const args = tool('@playwright/test', 'test', '--config', config, ...given.filter((argument) => argument !== '--old'));
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = missing.length > 0 ? 1 : (status ?? 1);
