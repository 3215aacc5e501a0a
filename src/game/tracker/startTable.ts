/** The table at the beginning of the first turn (#setup, #gain-ticks). */

import type { Seat, Setup } from '../rules/setup.ts';
import type { Clone, Table } from '../rules/table.ts';
import { startPhaseTicks } from '../rules/ticks.ts';

const cloneOf = ({ name, persona, start, fearLimitChange }: Seat): Clone => ({
  name,
  ...(persona === undefined ? {} : { persona }),
  ...(fearLimitChange === undefined ? {} : { fearLimitChange }),
  alive: true,
  corpus: { real: start.corpus, transient: 0 },
  cerebrium: { real: start.cerebrium, transient: 0 },
  ticks: 0,
  owedTicks: 0,
  thoughts: start.ideas,
  limitChange: 0,
  paranoia: 0,
  toldAfraid: false,
});

/** Expects a setup without faults. */
export const startTable = ({ seats, first, modules }: Setup): Table =>
  startPhaseTicks({
    modules,
    clones: seats.map(cloneOf),
    first,
    active: first,
    turn: 1,
  });
