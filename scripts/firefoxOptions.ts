/** How to start Debian's own Firefox: Playwright speaks to it as WebDriver BiDi, and needs no patched build for that. */

import type { LaunchOptions } from '@playwright/test';

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const firefoxOptions: LaunchOptions = { channel: 'moz-firefox', executablePath: firefoxPath };
