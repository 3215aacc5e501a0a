/** Fear (#desire-and-fear). */

import { gameConstants } from '../glossary/gameConstants.ts';
import type { Clone } from './table.ts';

type Shaken = Pick<Clone, 'alive' | 'toldAfraid' | 'corpus' | 'cerebrium'>;

/** Whether a clone is afraid. Transient points do not prevent fear, and dead clones are never afraid. */
export const isAfraid = ({ alive, toldAfraid, corpus, cerebrium }: Shaken): boolean =>
  alive && (toldAfraid || Math.min(corpus.real, cerebrium.real) <= gameConstants.afraidAt);
