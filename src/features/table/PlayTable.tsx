/** A game in progress: the board, the open panel, and the live region that announces each change. */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tableOf } from '#game/tracker/game.ts';
import type { OpenGame } from '#game/tracker/savedGame.ts';
import { followOtherTabs } from '#storage/games/tableGame.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { Board } from './board/Board.tsx';
import { TablePanel } from './TablePanel.tsx';
import { type Panel, TableContext } from './tableContext.ts';
import { sayNotice } from './tableNotice.ts';
import { usePlayTime } from './usePlayTime.ts';
import { useTableActions } from './useTableActions.ts';
import { useWakeLock } from './useWakeLock.ts';

export function PlayTable({ open }: { open: OpenGame }) {
  const [panel, show] = useState<Panel>();
  const { elapsed, countUp } = usePlayTime(open);
  const { notice, act, undo, redo } = useTableActions(open, countUp);
  const table = tableOf(open.game);
  const announcement = useAnnouncement(sayNotice(open.game, notice));
  const awake = useWakeLock();
  useUndoKeys(undo, redo);
  useEffect(followOtherTabs, []);

  const isOver = table.outcome !== undefined;
  useEffect(() => {
    if (isOver) show({ kind: 'result' });
  }, [isOver]);

  return (
    <TableContext value={{ open, table, notice, act, undo, redo, show, elapsed, awake }}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Board />
      {panel && <TablePanel key={JSON.stringify(panel)} panel={panel} />}
    </TableContext>
  );
}

/** Undo by Ctrl+Z or Command+Z; with Shift, redo. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    const inField = press.target instanceof HTMLInputElement && press.target.type !== 'checkbox';
    if (press.key.toLowerCase() !== 'z' || !(press.ctrlKey || press.metaKey) || press.altKey || inField) return;
    press.preventDefault();
    if (press.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    const listen = (press: KeyboardEvent) => onKey(press);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Milliseconds without another change before a change is announced: a held button is announced once. */
const announceAfterMs = 700;

/** The text to announce; empty for the text at the start. */
function useAnnouncement(words: string): string {
  const [said, setSaid] = useState('');
  const first = useRef(words);

  useEffect(() => {
    if (words === first.current) return;
    first.current = '';
    const timer = setTimeout(setSaid, announceAfterMs, words);
    return () => clearTimeout(timer);
  }, [words]);

  return said;
}
