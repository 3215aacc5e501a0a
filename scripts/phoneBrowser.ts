/**
 * The browser that stands for a phone where time is measured. A desktop's draws a window beside
 * the page, with work for the same processors; Chromium's headless shell has none. Where Debian's
 * is not installed, the tests' browser stands in.
 */

import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from './launchOptions.ts';

const shell = '/usr/bin/chromium-headless-shell';
const hasShell = !process.env.CHROMIUM_PATH && existsSync(shell);

export const phoneBrowser: LaunchOptions = hasShell ? { ...launchOptions, executablePath: shell } : launchOptions;

/** For whoever reads the figures. */
export const phoneBrowserName = hasShell ? 'Chromium’s headless shell, without a window' : 'the browser of the tests';
