/** The button for the next step of the turn: the next phase, the next clone, or whatever must be settled first. */

import { dyingSeats } from '#game/rules/dying.ts';
import { activeClone, type Table } from '#game/rules/table.ts';
import { ideasToForget } from '#game/rules/thoughtLimit.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { Button } from '#ui/button/Button.tsx';
import { type Panel, useTable } from '../tableContext.ts';

type NextStep = { readonly word: string } & ({ readonly event: TableEvent } | { readonly panel: Panel });

function nextStep(table: Table): NextStep {
  if (table.outcome) return { word: 'Result', panel: { kind: 'result' } };
  if (dyingSeats(table).length > 0) return { word: 'Check deaths', panel: { kind: 'deaths' } };
  if (table.phase === 'start') return { word: 'Main phase', event: { kind: 'start-main' } };
  const clone = activeClone(table);
  const toForget = table.limitEnforced ? 0 : ideasToForget(clone, table.modules);
  if (toForget === 0 || (table.phase === 'main' && clone.ticks > 0))
    return { word: 'End turn', event: { kind: 'end-turn' } };
  return table.phase === 'main'
    ? { word: 'End phase', event: { kind: 'start-end' } }
    : { word: `Forget ${toForget}`, event: { kind: 'forget-to-limit' } };
}

export function TurnButton() {
  const { table, act, show } = useTable();
  const next = nextStep(table);
  return <Button onClick={() => ('event' in next ? act(next.event) : show(next.panel))}>{next.word}</Button>;
}
