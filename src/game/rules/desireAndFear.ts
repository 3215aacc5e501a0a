/** Fear (#desire-and-fear). */

import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';
import type { EngineModule, Modules } from './setup.ts';
import type { Clone } from './table.ts';

/** The corpus or cerebrium at which, or below which, a clone is afraid (#module-no-way-out). */
export const afraidAt = (modules: readonly EngineModule[]): number =>
  modules.includes('module-no-way-out') ? moduleConstants.noWayOutAfraidAt : gameConstants.afraidAt;

/** Whether a clone is afraid. Transient points do not prevent fear, and dead clones are never afraid. */
export function isAfraid(
  clone: Pick<Clone, 'alive' | 'toldAfraid' | 'corpus' | 'cerebrium'>,
  modules: Modules,
): boolean {
  const threshold = afraidAt(modules);
  return clone.alive && (clone.toldAfraid || clone.corpus.real <= threshold || clone.cerebrium.real <= threshold);
}
