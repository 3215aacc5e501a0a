/** A game is its setup and its events. The table, undo and redo all follow from these. */

import { isRefusal, type Refusal } from '../rules/refusal.ts';
import type { Setup } from '../rules/setup.ts';
import type { Table } from '../rules/table.ts';
import { applyEvent } from './applyEvent.ts';
import { startTable } from './startTable.ts';
import { mergeEvents, type TableEvent } from './tableEvent.ts';

/** An event and the table after it. */
export type Entered = { readonly event: TableEvent; readonly table: Table };

export type TrackedGame = {
  readonly setup: Setup;
  readonly laid: Table;
  /** Oldest first. */
  readonly steps: readonly Entered[];
  /** Undone events; the last is the first to be redone. */
  readonly undone: readonly TableEvent[];
};

/** Expects a setup without faults. */
export const newTrackedGame = (setup: Setup): TrackedGame => ({
  setup,
  laid: startTable(setup),
  steps: [],
  undone: [],
});

export const tableOf = ({ steps, laid }: TrackedGame): Table => steps.at(-1)?.table ?? laid;

export type EnterOptions = {
  /** Whether the event belongs to the same run of taps as the one before: 1 and 1 become 2. */
  readonly sameRun?: boolean;
};

/** The game after an event, or a refusal. Undone events are discarded. */
export function enter(
  game: TrackedGame,
  event: TableEvent,
  { sameRun = false }: EnterOptions = {},
): TrackedGame | Refusal {
  const last = game.steps.at(-1);
  const merged = sameRun && last && game.undone.length === 0 ? mergeEvents(last.event, event) : undefined;
  return merged ? append({ ...game, steps: game.steps.slice(0, -1) }, merged) : append({ ...game, undone: [] }, event);
}

function append(game: TrackedGame, event: TableEvent): TrackedGame | Refusal {
  const table = applyEvent(tableOf(game), event);
  return isRefusal(table) ? table : { ...game, steps: [...game.steps, { event, table }] };
}

export function undo(game: TrackedGame): TrackedGame {
  const last = game.steps.at(-1);
  return last ? { ...game, steps: game.steps.slice(0, -1), undone: [...game.undone, last.event] } : game;
}

export function redo(game: TrackedGame): TrackedGame {
  const event = game.undone.at(-1);
  if (event === undefined) return game;
  const again = append(game, event);
  // Not expected to be refused: the event was possible before, at the same table.
  return isRefusal(again) ? game : { ...again, undone: game.undone.slice(0, -1) };
}

/** Replays recorded events from the beginning. A refusal gives the number of its event, counted from 1. */
export function enterAll(
  setup: Setup,
  events: readonly TableEvent[],
): TrackedGame | (Refusal & { readonly at: number }) {
  const game = newTrackedGame(setup);
  const steps: Entered[] = [];
  for (const event of events) {
    const table = applyEvent(steps.at(-1)?.table ?? game.laid, event);
    if (isRefusal(table)) return { ...table, at: steps.length + 1 };
    steps.push({ event, table });
  }
  return { ...game, steps };
}
