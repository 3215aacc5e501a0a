/** Context of the table: its state, entering an event, opening a panel. */

import { createContext, use } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import type { Table } from '#game/rules/table.ts';
import type { OpenGame } from '#game/tracker/savedGame.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import type { Notice } from './tableNotice.ts';
import type { WakeLockState } from './useWakeLock.ts';

/** A dialog over the table. There is one at a time. */
export type Panel =
  | { readonly kind: 'turn' | 'history' | 'menu' | 'deaths' | 'empty-head' | 'result' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'look-up'; readonly anchor?: RuleAnchor };

export type TableContextValue = {
  readonly open: OpenGame;
  readonly table: Table;
  readonly notice: Notice;
  /** Enters an event; a refusal is shown with its reason at the seat that it concerns. */
  readonly act: (event: TableEvent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly show: (panel: Panel | undefined) => void;
  /** Milliseconds that this game has been visible. */
  readonly elapsed: () => number;
  readonly awake: WakeLockState;
};

export const TableContext = createContext<TableContextValue | undefined>(undefined);

export function useTable(): TableContextValue {
  const value = use(TableContext);
  if (!value) throw new Error('This part of the table is used outside it.');
  return value;
}
