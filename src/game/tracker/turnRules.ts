/** The course of a turn: start phase, main phase, end phase, next clone (#on-your-turn). */

import type { RuleAnchor } from '../glossary/anchors.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import { counted } from '../plural.ts';
import { dyingSeats } from '../rules/dying.ts';
import { outcomeOfEmptyHead } from '../rules/howToWin.ts';
import { vanishTransient } from '../rules/points.ts';
import { activeClone, cloneAt, nextSeat, type Table, withClone } from '../rules/table.ts';
import { ideasToForget, thoughtLimit } from '../rules/thoughtLimit.ts';
import { startPhaseTicks } from '../rules/ticks.ts';
import type { TurnKind } from './tableEvent.ts';

type TurnRule = {
  readonly see: RuleAnchor;
  readonly refuse?: (table: Table) => string | undefined;
  readonly apply: (table: Table) => Table;
};

const { takeTicks } = gameConstants;

/** A turn cannot continue while a clone may be dead (#dying). */
function whyTurnWaits(table: Table): string | undefined {
  const [seat] = dyingSeats(table);
  return seat === undefined ? undefined : `At 0 or lower: ${cloneAt(table, seat).name}. Check for deaths first.`;
}

/** Actions belong in the main phase (#actions); the first one in a start phase begins it. */
export const whyNoAction = (table: Table): string | undefined =>
  whyTurnWaits(table) ?? (table.phase === 'end' ? 'Actions belong in the main phase.' : undefined);

function whyTicksWait(table: Table): string | undefined {
  const { ticks } = activeClone(table);
  return ticks > 0 ? `Ticks must be spent: ${counted(ticks, 'tick')} left.` : undefined;
}

const whyNoEndPhase = (table: Table): string | undefined =>
  table.phase === 'main' ? whyTicksWait(table) : 'The end phase follows the main phase.';

/** With all ticks spent and nothing to forget, the end phase has no decision: the turn may end from the main phase. */
function whyNoNextTurn(table: Table): string | undefined {
  const early = table.phase === 'end' ? undefined : whyNoEndPhase(table);
  if (early) return early;
  const toForget = table.limitEnforced ? 0 : ideasToForget(activeClone(table), table.modules);
  return toForget > 0 ? `First forget ${counted(toForget, 'idea')}, down to the thought limit.` : undefined;
}

function whyNoForgetting(table: Table): string | undefined {
  if (table.phase !== 'end') return 'The thought limit is enforced in the end phase only.';
  if (table.limitEnforced) return 'The thought limit is enforced once, and it has been.';
  return ideasToForget(activeClone(table), table.modules) === 0 ? 'There is nothing to forget.' : undefined;
}

/** Begins the turn of the active clone, ticks first (#start-phase). */
export const beginTurn = (table: Table): Table => startPhaseTicks({ ...table, phase: 'start', limitEnforced: false });

/** An action in the start phase begins the main phase. */
export const inMainPhase = (table: Table): Table => ({ ...table, phase: 'main' });

export const turnRules: Readonly<Record<TurnKind, TurnRule>> = {
  take: {
    see: 'three-kinds',
    refuse: (table) =>
      whyNoAction(table) ??
      (activeClone(table).ticks < takeTicks ? `A take costs ${counted(takeTicks, 'tick')}.` : undefined),
    apply: (table) =>
      withClone(inMainPhase(table), table.active, ({ ticks, thoughts }) => ({
        ticks: ticks - takeTicks,
        thoughts: thoughts + 1,
      })),
  },
  'start-main': {
    see: 'main-phase',
    refuse: (table) =>
      whyTurnWaits(table) ?? (table.phase === 'end' ? 'The main phase follows the start phase.' : undefined),
    apply: inMainPhase,
  },
  'start-end': {
    see: 'main-phase',
    refuse: (table) => whyTurnWaits(table) ?? whyNoEndPhase(table),
    apply: (table) => ({ ...table, phase: 'end', limitEnforced: false }),
  },
  'forget-to-limit': {
    see: 'end-phase',
    refuse: (table) => whyTurnWaits(table) ?? whyNoForgetting(table),
    apply: (table) => ({
      ...withClone(table, table.active, (clone) => ({ thoughts: thoughtLimit(clone, table.modules) })),
      limitEnforced: true,
    }),
  },
  'end-turn': {
    see: 'end-phase',
    refuse: (table) => whyTurnWaits(table) ?? whyNoNextTurn(table),
    apply: (table) => {
      const ended = vanishTransient(table);
      return beginTurn({ ...ended, active: nextSeat(ended, ended.active), turn: ended.turn + 1 });
    },
  },
  'empty-head': {
    see: 'how-to-win',
    apply: (table) => ({ ...table, outcome: outcomeOfEmptyHead(table) }),
  },
};
