/** How many ideas a clone may keep at its end phase (#end-phase, #glossary-thought-limit). */

import { gameConstants, moduleConstants } from '../rulebook/gameConstants.ts';
import type { Modules } from './setup.ts';
import type { Clone } from './table.ts';

const basicLimit = (modules: Modules): number =>
  modules.includes('module-full-of-yourself') ? moduleConstants.fullOfYourselfThoughtLimit : gameConstants.thoughtLimit;

/** The limit as effects change it, each Paranoia among them; never below 0. */
export const thoughtLimit = ({ limitChange, paranoia }: Clone, modules: Modules): number =>
  Math.max(0, basicLimit(modules) + limitChange - paranoia * gameConstants.paranoiaLimitsThoughtsBy);

/** How many ideas the clone must forget now. */
export const ideasToForget = (clone: Clone, modules: Modules): number =>
  Math.max(0, clone.thoughts - thoughtLimit(clone, modules));
