/**
 * The only inline script, the same in every page: the theme, what the address says,
 * and when to ask for scripts. The content security policy allows it by its hash. A
 * rendered page says it again at its foot (`scripts/build/preloads.ts`).
 */

import { themeLine } from '#site/theme.ts';
import { addressLine } from './addressLine.ts';
import { lateScriptsLine } from './lateScripts.ts';

export const headLine = `${themeLine}${addressLine}${lateScriptsLine}`;
