/** A finished game in a few lines of plain text, to be sent to whoever was not there. */

import { counted } from '../plural.ts';
import { siteName } from '../routes.ts';
import { modules as allModules } from '../rulebook/modules.ts';
import { sayVictory } from './history.ts';
import { printPoints } from './points.ts';
import type { Modules } from './setup.ts';
import type { Clone, Table } from './table.ts';

/** Milliseconds of play as minutes, never less than one: "24 minutes", "1 hour 5 minutes". */
export function sayPlayTime(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return counted(minutes, 'minute');
  const rest = minutes % 60;
  return `${counted(Math.floor(minutes / 60), 'hour')}${rest === 0 ? '' : ` ${counted(rest, 'minute')}`}`;
}

const sayClone = ({ name, alive, corpus, cerebrium }: Clone) =>
  `${name}: ${printPoints(corpus.real)} corpus, ${printPoints(cerebrium.real)} cerebrium${alive ? '' : ', dead'}`;

const titlesOf = (modules: Modules) =>
  allModules.filter(({ anchor }) => (modules as readonly string[]).includes(anchor)).map(({ title }) => title);

/** The lines of the result; `undefined` while the game goes on. */
export function resultLines(table: Table, playedMilliseconds: number): readonly string[] | undefined {
  if (!table.outcome) return undefined;
  return [
    siteName,
    sayVictory(table, table.outcome),
    ...table.clones.map(sayClone),
    ...[`${counted(table.turn, 'turn')}, ${sayPlayTime(playedMilliseconds)}`, ...titlesOf(table.modules)],
  ];
}
