/** Who is afraid (#desire-and-fear). */

import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';
import type { Clone } from '../tracker/table.ts';
import type { Modules } from './setup.ts';

/** At this much corpus or cerebrium, or less, a clone is afraid (#module-no-way-out). */
export const afraidAt = (modules: Modules): number =>
  modules.includes('module-no-way-out') ? moduleConstants.noWayOutAfraidAt : gameConstants.afraidAt;

/** Transient points keep nobody from being afraid. The dead are past it. */
export function isAfraid(
  clone: Pick<Clone, 'alive' | 'toldAfraid' | 'corpus' | 'cerebrium'>,
  modules: Modules,
): boolean {
  const threshold = afraidAt(modules);
  return clone.alive && (clone.toldAfraid || clone.corpus.real <= threshold || clone.cerebrium.real <= threshold);
}
