/** The rules as one function: the table and an event in, the table or a refusal out. */

import type { RuleAnchor } from '../glossary/anchors.ts';
import { allAreDying, checkDeaths, dyingSeats } from '../rules/dying.ts';
import { gain, gainTransient, lose } from '../rules/points.ts';
import type { Refusal } from '../rules/refusal.ts';
import { type Points, type Table, withClone } from '../rules/table.ts';
import { countRules } from './countRules.ts';
import { isCountEvent, isPointsEvent, isTurnEvent, type PointsKind, type TableEvent } from './tableEvent.ts';
import { turnRules } from './turnRules.ts';

const pointsRules: Readonly<Record<PointsKind, (points: Points, amount: number) => Points>> = {
  lose,
  gain,
  'gain-transient': gainTransient,
};

const refusal = (refused: string | undefined, see: RuleAnchor): Refusal | undefined =>
  refused === undefined ? undefined : { refused, see };

/** The reason why an event cannot happen at this table now; `undefined` if it can. */
export function refusalOf(table: Table, event: TableEvent): Refusal | undefined {
  if (table.outcome) return { refused: 'The game is over.', see: 'how-to-win' };
  if ('seat' in event && !table.clones[event.seat]?.alive) return { refused: 'This clone has died.', see: 'death' };
  if (event.kind === 'check-deaths') return refusal(whyNoDeath(table, event.fatalBy), 'dying');
  if (isTurnEvent(event)) return refusal(turnRules[event.kind].refuse?.(table), turnRules[event.kind].see);
  if (!isCountEvent(event)) return undefined;
  const { see, refuse } = countRules[event.kind];
  return refusal(refuse?.(table, event.seat, event.amount), see);
}

function whyNoDeath(table: Table, fatalBy: number | undefined): string | undefined {
  if (dyingSeats(table).length === 0) return 'Nobody is at 0 or lower.';
  if (!allAreDying(table)) return undefined;
  return fatalBy !== undefined && table.clones[fatalBy]?.alive
    ? undefined
    : 'All of you die of it. Say whose effect it was.';
}

/** The table after an event, or a refusal with the reason. Never throws, whatever the event. */
export const applyEvent = (table: Table, event: TableEvent): Table | Refusal =>
  refusalOf(table, event) ?? change(table, event);

function change(table: Table, event: TableEvent): Table {
  if (event.kind === 'check-deaths') return checkDeaths(table, event.fatalBy);
  if (isTurnEvent(event)) return turnRules[event.kind].apply(table);
  return withClone(table, event.seat, (clone) => {
    if (isPointsEvent(event)) return { [event.track]: pointsRules[event.kind](clone[event.track], event.amount) };
    if (isCountEvent(event)) return countRules[event.kind].change(clone, event.amount);
    return { toldAfraid: event.afraid };
  });
}
