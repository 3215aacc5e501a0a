/** `node run.mjs lab/x.ts [arguments]`: runs a script of the lab, whose packages it installs if needed. */

import { ensureDependencies } from '../scripts/ensure.mjs';

ensureDependencies(import.meta.dirname);
await import('../scripts/run.mjs');
