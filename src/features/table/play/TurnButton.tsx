/** The one way on: to the next phase, the next clone, or whatever has to be settled before. */

import { dyingSeats } from '#game/rules/dying.ts';
import { ideasToForget } from '#game/rules/thoughtLimit.ts';
import { activeClone, type Table } from '#game/tracker/table.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { Button } from '#ui/button/Button.tsx';
import { type Panel, useTable } from '../tableContext.ts';

type WayOn = { readonly word: string } & ({ readonly event: TableEvent } | { readonly panel: Panel });

function wayOn(table: Table): WayOn {
  if (table.outcome) return { word: 'Result', panel: { kind: 'result' } };
  if (dyingSeats(table).length > 0) return { word: 'Check deaths', panel: { kind: 'deaths' } };
  if (table.phase === 'start') return { word: 'Main phase', event: { kind: 'start-main' } };
  if (table.phase === 'main') return { word: 'End phase', event: { kind: 'start-end' } };
  const toForget = table.limitEnforced ? 0 : ideasToForget(activeClone(table), table.modules);
  return toForget > 0
    ? { word: `Forget ${toForget}`, event: { kind: 'forget-to-limit' } }
    : { word: 'End turn', event: { kind: 'end-turn' } };
}

export function TurnButton() {
  const { table, act, show } = useTable();
  const way = wayOn(table);
  return <Button onClick={() => ('event' in way ? act(way.event) : show(way.panel))}>{way.word}</Button>;
}
