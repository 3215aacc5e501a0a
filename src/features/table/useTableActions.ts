/** Enters, undoes and redoes events, and reports the result of the last tap. Taps in quick succession form one run. */

import { useRef, useState } from 'react';
import { tableOf } from '#game/tracker/game.ts';
import type { OpenGame } from '#game/tracker/savedGame.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { enterEvent, redoEvent, undoEvent } from '#storage/games/tableGame.ts';
import { tableSettings } from '#storage/games/tableSettings.ts';
import type { Notice } from './tableNotice.ts';

/** Milliseconds within which the next tap on the same button joins the last undo step. */
const runWithin = 2000;

/** Milliseconds within which a second End turn is a double tap, because the button of the next clone is in its place. */
const doubleTapWithin = 500;

/** Milliseconds of a vibration that can be felt but not heard. */
const tap = 8;
const refusedTap = [20, 60, 20];

function feel(pattern: number | number[]): void {
  if (tableSettings.get().haptics && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** @param countUp Adds the time since it was last called to the game, so that it is saved with the event. */
export function useTableActions({ game }: OpenGame, countUp: () => void) {
  const [notice, setNotice] = useState<Notice>();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  function act(event: TableEvent): void {
    const now = performance.now();
    const isDoubleTap = event.kind === 'end-turn' && game.steps.at(-1)?.event.kind === 'end-turn';
    if (isDoubleTap && now - lastTap.current < doubleTapWithin) return;
    countUp();
    const refusal = enterEvent(event, now - lastTap.current < runWithin);
    lastTap.current = now;
    const seat = 'seat' in event ? event.seat : tableOf(game).active;
    setNotice(refusal && { kind: 'refused', refusal, seat });
    feel(refusal ? refusedTap : tap);
  }

  function moveInHistory(kind: 'undone' | 'redone', step: () => void): void {
    step();
    lastTap.current = Number.NEGATIVE_INFINITY;
    setNotice({ kind });
    feel(tap);
  }

  return {
    notice,
    act,
    undo: () => moveInHistory('undone', undoEvent),
    redo: () => moveInHistory('redone', redoEvent),
  };
}
