/** What every part of the table may ask for: how it stands, entering an event, and opening a panel over it. */

import { createContext, use } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import type { OpenGame } from '#game/tracker/savedGame.ts';
import type { Table } from '#game/tracker/table.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import type { Wakefulness } from './wakefulness.ts';

/** A dialog over the table. There is one at a time. */
export type Panel =
  | { readonly kind: 'turn' | 'history' | 'menu' | 'deaths' | 'empty-head' | 'result' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'look-up'; readonly anchor?: RuleAnchor };

export type TableContextValue = {
  readonly open: OpenGame;
  readonly table: Table;
  /** Enters an event; why it was refused, if it was, is said at the table. */
  readonly act: (event: TableEvent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly show: (panel: Panel | undefined) => void;
  /** Milliseconds that this game has been in sight. */
  readonly elapsed: () => number;
  readonly awake: Wakefulness;
};

export const TableContext = createContext<TableContextValue | undefined>(undefined);

export function useTable(): TableContextValue {
  const value = use(TableContext);
  if (!value) throw new Error('This part of the table stands outside it.');
  return value;
}
