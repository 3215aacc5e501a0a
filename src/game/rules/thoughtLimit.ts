/** How many ideas a clone may keep at its end phase (#end-phase, #glossary-thought-limit). */

import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';
import type { Clone } from '../tracker/table.ts';
import { isAfraid } from './desireAndFear.ts';
import type { Modules } from './setup.ts';

const basicLimit = (modules: Modules): number =>
  modules.includes('module-full-of-yourself') ? moduleConstants.fullOfYourselfThoughtLimit : gameConstants.thoughtLimit;

/** What the persona of the clone makes of its limit at this moment (#personas). */
export const personaLimitChange = (clone: Clone, modules: Modules): number =>
  isAfraid(clone, modules) ? (clone.fearLimitChange ?? 0) : 0;

/** The limit with all that effects make of it; never below 0. */
export const thoughtLimitWith = (modules: Modules, change: number): number => Math.max(0, basicLimit(modules) + change);

/** The limit of a clone, its persona and each Paranoia among what changes it. */
export function thoughtLimit(clone: Clone, modules: Modules): number {
  const paranoia = clone.paranoia * gameConstants.paranoiaLimitsThoughtsBy;
  return thoughtLimitWith(modules, clone.limitChange + personaLimitChange(clone, modules) - paranoia);
}

/** How many ideas the clone must forget now. */
export const ideasToForget = (clone: Clone, modules: Modules): number =>
  Math.max(0, clone.thoughts - thoughtLimit(clone, modules));
