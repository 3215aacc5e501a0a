/** A try at a grudge: its position, your decisions and the rival's answers. */

import { useEffect, useEffectEvent, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { isReached, rival as rivalSeat } from '#game/grudge/goal.ts';
import { automaticIn, beginGrudge, type Grudge } from '#game/grudge/grudge.ts';
import { createRival } from '#game/grudge/rival.ts';
import type { Book } from '#game/language/book.ts';
import { decideAutomatically, replay } from '#game/position/position.ts';
import { moveCards } from '#ui/game-table/motion/moveCards.ts';

/** Before each decision of the rival but a pass, so that one can follow. */
const pauseMs = 600;

/** @param onEnd - Told whether the goal is reached, or can no longer be. */
export function useGrudge(book: Book, grudge: Grudge, onEnd: (isReached: boolean) => void) {
  const { goal } = grudge;
  const automatic = automaticIn(book, goal);
  const [rival] = useState(() => createRival(book, grudge));
  const [first] = useState(() => decideAutomatically(book, beginGrudge(book, grudge), automatic));
  const [position, setPosition] = useState(first);
  /** The number of events when you decided last. */
  const [seen, setSeen] = useState(0);
  const { state, decisions } = position;
  const reached = isReached(goal, state);
  const thinks = reached === undefined && state.pending?.seat === rivalSeat;

  function make(...made: readonly Decision[]): void {
    const next = decideAutomatically(book, replay(book, position, made), automatic);
    moveCards(() => setPosition(next));
    const ends = isReached(goal, next.state);
    if (ends !== undefined) onEnd(ends);
  }

  const answer = useEffectEvent((decision: Decision) => make(decision));
  useEffect(() => {
    if (!thinks) return;
    // The search may take a moment: what you have decided is shown first.
    let timer = setTimeout(() => {
      const next = rival.answer(decisions, state);
      if (next) timer = setTimeout(() => answer(next), next.do === 'pass' ? 0 : pauseMs);
    });
    return () => clearTimeout(timer);
  }, [thinks, rival, decisions, state]);

  return {
    position,
    rival,
    reached,
    thinks,
    since: position.events.slice(seen),
    decide(...made: readonly Decision[]): void {
      setSeen(position.events.length);
      make(...made);
    },
    again(): void {
      setSeen(0);
      setPosition(first);
    },
  };
}
