/** Pictures of the whole screen for blows, the fate of cards, and the reader's fright. A tap or a key goes on. */

import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { View } from '#game/engine/view.ts';
import type { Wording } from '#game/play/words.ts';
import { useStore } from '#ui/subscriptions.ts';
import { playSettings } from '../playSettings.ts';
import { type Moment, momentsOf, withNewer } from './momentsOf.ts';
import type { PictureProps } from './Picture.tsx';
import styles from './TurnChange.module.css';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  /** Shows nothing that goes away by itself while the app decides without pauses. */
  readonly skips: boolean;
  /** Told whether a picture covers the table. */
  readonly onCover?: (covers: boolean) => void;
};

type Seen = {
  /** Number of events that have been shown. */
  readonly until: number;
  readonly left: readonly Moment[];
  /** The last turn whose beginning was shown. */
  readonly turn?: GameEvent | undefined;
};

/** How long a picture stays, in milliseconds. */
const shownMs = { slow: 1800, normal: 1100, instant: 0 } as const;

export function Moments({ words, events, skips, onCover }: Props) {
  const { view } = words;
  const { pace } = useStore(playSettings);
  const quick = pace === 'instant' || skips;
  const [seen, setSeen] = useState<Seen>({ until: events.length, left: [] });
  if (seen.until !== events.length) {
    const fresh = quick ? [] : events.slice(seen.until);
    const added = momentsOf(view, fresh, events.slice(0, seen.until));
    const afraid = view.seats[view.you]?.afraid;
    // Nothing waits of what is undone.
    const waiting = events.length < seen.until ? [] : seen.left.filter(({ kind }) => kind !== 'fright' || afraid);
    setSeen({
      until: events.length,
      turn: fresh.filter(({ kind }) => kind === 'turn').at(-1) ?? seen.turn,
      left: withNewer(waiting, added),
    });
  }
  const [moment] = seen.left;
  // A game goes on without pictures if they cannot be loaded.
  const [Picture, setPicture] = useState<ComponentType<PictureProps>>();
  useEffect(
    () =>
      void import('./Picture.tsx').then(
        (loaded) => setPicture(() => loaded.Picture),
        () => undefined,
      ),
    [],
  );
  const goOn = useCallback(
    () => setSeen((now) => ({ ...now, left: now.left.filter((other) => other !== moment) })),
    [moment],
  );

  // Before the next paint, and before the table shows what a picture would hide.
  useLayoutEffect(() => {
    onCover?.(moment !== undefined);
    return () => onCover?.(false);
  }, [moment, onCover]);

  const isAgain = events.filter((event) => event.kind === 'afraid' && event.seat === view.you).length > 1;
  const passes = moment !== undefined && (moment.kind !== 'fright' || isAgain);
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(goOn, shownMs[pace]);
    document.addEventListener('keydown', goOn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', goOn);
    };
  }, [goOn, passes, pace]);

  // In an element of their own: a new sibling before the table would have the whole table styled again.
  return (
    <div>
      {seen.turn && <TurnChange view={view} turn={seen.turn} />}
      {Picture && moment && <Picture words={words} moment={moment} isAgain={isAgain} onGoOn={goOn} />}
    </div>
  );
}

type TurnChangeProps = { readonly view: View; readonly turn: GameEvent };

/** Decorative: the log has announced it. */
function TurnChange({ view: { you, seats }, turn }: TurnChangeProps) {
  const seat = 'seat' in turn ? turn.seat : you;
  const name = seats[seat]?.name;
  const own = seat === you;
  return (
    <div key={turn.id} className={styles.turn} data-own={own} aria-hidden="true">
      {own && name === 'You' ? <span>Your turn</span> : <bdi>{name}</bdi>}
    </div>
  );
}
