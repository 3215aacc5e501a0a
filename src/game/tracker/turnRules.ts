/** The steps of a turn that the table counts: taking an idea, ending the turn (#on-your-turn). */

import type { RuleAnchor } from '../glossary/anchors.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import { counted } from '../plural.ts';
import { dyingSeats } from '../rules/dying.ts';
import { outcomeOfEmptyHead } from '../rules/howToWin.ts';
import { vanishTransient } from '../rules/points.ts';
import { activeClone, cloneAt, nextSeat, type Table, withClone } from '../rules/table.ts';
import { ideasToForget } from '../rules/thoughtLimit.ts';
import { startPhaseTicks } from '../rules/ticks.ts';
import type { TurnKind } from './tableEvent.ts';

type TurnRule = {
  readonly see: RuleAnchor;
  readonly refuse?: (table: Table) => string | undefined;
  readonly apply: (table: Table) => Table;
};

const { takeTicks } = gameConstants;

/** A turn cannot continue while a clone may be dead (#dying). */
export function whyTurnWaits(table: Table): string | undefined {
  const [seat] = dyingSeats(table);
  return seat === undefined ? undefined : `At 0 or lower: ${cloneAt(table, seat).name}. Check for deaths first.`;
}

/** The table after the main phase, which ends without ticks, and the end phase, which ends within the thought limit. */
const finishTurn = (table: Table): Table =>
  vanishTransient(
    withClone(table, table.active, (clone) => ({
      ticks: 0,
      thoughts: clone.thoughts - ideasToForget(clone, table.modules),
    })),
  );

export const turnRules: Readonly<Record<TurnKind, TurnRule>> = {
  take: {
    see: 'three-kinds',
    refuse: (table) =>
      whyTurnWaits(table) ??
      (activeClone(table).ticks < takeTicks ? `A take costs ${counted(takeTicks, 'tick')}.` : undefined),
    apply: (table) =>
      withClone(table, table.active, ({ ticks, thoughts }) => ({
        ticks: ticks - takeTicks,
        thoughts: thoughts + 1,
      })),
  },
  'end-turn': {
    see: 'end-phase',
    refuse: whyTurnWaits,
    apply: (table) => {
      const ended = finishTurn(table);
      return startPhaseTicks({ ...ended, active: nextSeat(ended, ended.active), turn: ended.turn + 1 });
    },
  },
  'empty-head': {
    see: 'how-to-win',
    apply: (table) => ({ ...table, outcome: outcomeOfEmptyHead(table) }),
  },
};
