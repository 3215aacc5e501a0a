/** Ticks: gained, spent, lost and owed (#gain-ticks). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { type Clone, type Table, withClone } from '../tracker/table.ts';

type Ticks = Pick<Clone, 'ticks' | 'owedTicks'>;

const { firstTurnTicks, ticksPerTurn } = gameConstants;

/** What a start phase gives before what is owed: one tick only on the very first turn of a two-clone game. */
export const ticksOfTurn = ({
  clones,
  turn,
}: {
  readonly clones: readonly unknown[];
  readonly turn: number;
}): number => (clones.length === 2 && turn === 1 ? firstTurnTicks : ticksPerTurn);

/** A clone at its start phase: owed ticks come off what it gains, the rest of them waits for the next one. */
export function gainTurnTicks({ ticks, owedTicks }: Ticks, gained: number): Ticks {
  const withheld = Math.min(owedTicks, gained);
  return { ticks: ticks + gained - withheld, owedTicks: owedTicks - withheld };
}

/** Ticks kept from other turns wait for the clone and add to those of its own. */
export const startPhaseTicks = (table: Table): Table =>
  withClone(table, table.active, (clone) => gainTurnTicks(clone, ticksOfTurn(table)));

/** A clone told to lose a tick it does not have owes it. */
export function loseTicks({ ticks, owedTicks }: Ticks, amount: number): Ticks {
  const lost = Math.min(ticks, amount);
  return { ticks: ticks - lost, owedTicks: owedTicks + amount - lost };
}
