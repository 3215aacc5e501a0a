/** How many ideas a clone may keep at its end phase (#end-phase, #glossary-thought-limit). */

import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';
import { isAfraid } from './desireAndFear.ts';
import type { Modules } from './setup.ts';
import type { Clone } from './table.ts';

const basicLimit = (modules: Modules): number =>
  modules.includes('module-full-of-yourself') ? moduleConstants.fullOfYourselfThoughtLimit : gameConstants.thoughtLimit;

/** The change that the persona of a clone makes to its limit now (#personas). */
export const personaLimitChange = (clone: Clone): number => (isAfraid(clone) ? (clone.fearLimitChange ?? 0) : 0);

/** The limit with the total change by effects; never below 0. */
export const thoughtLimitWith = (modules: Modules, change: number): number => Math.max(0, basicLimit(modules) + change);

/** The limit of a clone, with the changes by effects, its persona and each Paranoia. */
export function thoughtLimit(clone: Clone, modules: Modules): number {
  const paranoia = clone.paranoia * gameConstants.paranoiaLimitsThoughtsBy;
  return thoughtLimitWith(modules, clone.limitChange + personaLimitChange(clone) - paranoia);
}

/** Number of ideas that the clone must forget now. */
export const ideasToForget = (clone: Clone, modules: Modules): number =>
  Math.max(0, clone.thoughts - thoughtLimit(clone, modules));
