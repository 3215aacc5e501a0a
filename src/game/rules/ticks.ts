/** Ticks: gained, spent, lost and owed (#gain-ticks). */

import { gameConstants } from '../glossary/gameConstants.ts';
import { type Clone, type Table, withClone } from './table.ts';

type Ticks = Pick<Clone, 'ticks' | 'owedTicks'>;

const { firstTurnTicks, ticksPerTurn } = gameConstants;

/** The ticks of a start phase before owed ones are taken off: only one on the very first turn of a two-clone game. */
export const ticksOfTurn = ({
  clones,
  turn,
}: {
  readonly clones: readonly unknown[];
  readonly turn: number;
}): number => (clones.length === 2 && turn === 1 ? firstTurnTicks : ticksPerTurn);

/** The ticks after a start phase. Owed ticks are taken off the gain; the rest of them carry over to the next one. */
export function gainTurnTicks({ ticks, owedTicks }: Ticks, gained: number): Ticks {
  const withheld = Math.min(owedTicks, gained);
  return { ticks: ticks + gained - withheld, owedTicks: owedTicks - withheld };
}

/** Gives the active clone the ticks of its start phase, on top of ticks kept from other turns. */
export const startPhaseTicks = (table: Table): Table =>
  withClone(table, table.active, (clone) => gainTurnTicks(clone, ticksOfTurn(table)));

/** The ticks after a loss. A clone owes the ticks that it does not have. */
export function loseTicks({ ticks, owedTicks }: Ticks, amount: number): Ticks {
  const lost = Math.min(ticks, amount);
  return { ticks: ticks - lost, owedTicks: owedTicks + amount - lost };
}
