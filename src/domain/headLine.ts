/**
 * The only inline script, the same in every page: the theme, and when to ask for
 * scripts. The content security policy allows it by its hash. A rendered page says
 * it again at its foot (`scripts/build/preloads.ts`).
 */

import { lateScriptsLine } from './lateScripts.ts';
import { themeLine } from './theme.ts';

export const headLine = `${themeLine}${lateScriptsLine}`;
