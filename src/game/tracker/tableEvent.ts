/** Everything that can be entered at the table. One event is one step of undo and one line of history. */

import type { SeatNumber, Track } from '../rules/table.ts';

export const pointsKinds = ['lose', 'gain', 'gain-transient'] as const;
export type PointsKind = (typeof pointsKinds)[number];

export const countKinds = [
  'spend-ticks',
  'gain-ticks',
  'lose-ticks',
  'gain-thoughts',
  'lose-thoughts',
  'raise-limit',
  'lower-limit',
  'gain-paranoia',
  'lose-paranoia',
] as const;
export type CountKind = (typeof countKinds)[number];

/** A step of the turn, by or for the active clone. */
export const turnKinds = ['take', 'end-turn', 'empty-head'] as const;
export type TurnKind = (typeof turnKinds)[number];

export type PointsEvent = {
  readonly kind: PointsKind;
  readonly seat: SeatNumber;
  readonly track: Track;
  readonly amount: number;
};

export type CountEvent = { readonly kind: CountKind; readonly seat: SeatNumber; readonly amount: number };

export type TurnEvent = { readonly kind: TurnKind };

export type TableEvent =
  | PointsEvent
  | CountEvent
  | TurnEvent
  | { readonly kind: 'tell-afraid'; readonly seat: SeatNumber; readonly afraid: boolean }
  /** An item has resolved completely, and all clones at 0 or lower die. */
  | { readonly kind: 'check-deaths'; readonly fatalBy?: number };

/** Maximum of one event: more than any card takes or gives. Beyond it, a held button begins a new event. */
export const maxAmount = 99;

/** Whether an event changes corpus or cerebrium. */
export const isPointsEvent = (event: TableEvent): event is PointsEvent => 'track' in event;

/** Whether an event changes anything else that is counted. */
export const isCountEvent = (event: TableEvent): event is CountEvent => 'amount' in event && !isPointsEvent(event);

/** Whether an event is a step of the turn, without an amount. */
export const isTurnEvent = (event: TableEvent): event is TurnEvent =>
  (turnKinds as readonly string[]).includes(event.kind);

/** Two taps on the same button as one event; `undefined` if they cannot be merged. */
export function mergeEvents(before: TableEvent, next: TableEvent): TableEvent | undefined {
  if (!('amount' in before && 'amount' in next)) return undefined;
  if (before.kind !== next.kind || before.seat !== next.seat) return undefined;
  if (isPointsEvent(before) && isPointsEvent(next) && before.track !== next.track) return undefined;
  const amount = before.amount + next.amount;
  return amount > maxAmount ? undefined : { ...before, amount };
}
