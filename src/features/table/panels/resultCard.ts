/** The result of a game at the table, for sharing. */

import { modules as allModules } from '#game/glossary/modules.ts';
import { counted } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import type { Modules } from '#game/rules/setup.ts';
import type { Table } from '#game/rules/table.ts';
import { sayVictory } from '#game/tracker/history.ts';
import type { Result } from '#ui/result-picture/result.ts';

/** Milliseconds of play as minutes, never less than one: "24 minutes", "1 hour 5 minutes". */
export function sayPlayTime(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return counted(minutes, 'minute');
  const rest = minutes % 60;
  return `${counted(Math.floor(minutes / 60), 'hour')}${rest === 0 ? '' : ` ${counted(rest, 'minute')}`}`;
}

const titlesOf = (modules: Modules) =>
  allModules.filter(({ anchor }) => (modules as readonly string[]).includes(anchor)).map(({ title }) => title);

/** The result of the game; `undefined` until it has ended. */
export function resultOf(table: Table, playedMilliseconds: number): Result | undefined {
  if (!table.outcome) return undefined;
  const rows = table.clones.map(({ name, corpus, cerebrium, alive }) => ({
    name,
    corpus: printPoints(corpus.real),
    cerebrium: printPoints(cerebrium.real),
    dead: !alive,
  }));
  const duration = `${counted(table.turn, 'turn')}, ${sayPlayTime(playedMilliseconds)}`;
  return { verdict: sayVictory(table, table.outcome), rows, facts: [duration, ...titlesOf(table.modules)] };
}
