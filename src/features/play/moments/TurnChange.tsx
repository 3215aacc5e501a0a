/** A new turn: half of the screen, that of the clone whose turn it is, in its colour for a moment. */

import type { GameEvent } from '#game/engine/event.ts';
import type { View } from '#game/engine/view.ts';
import styles from './TurnChange.module.css';

type Props = { readonly view: View; readonly turn: GameEvent };

/** Decorative: the log has announced it. */
export function TurnChange({ view: { you, seats }, turn }: Props) {
  const seat = 'seat' in turn ? turn.seat : you;
  const name = seats[seat]?.name;
  const own = seat === you;
  return (
    <div key={turn.id} className={styles.turn} data-own={own} aria-hidden="true">
      {own && name === 'You' ? <span>Your turn</span> : <bdi>{name}</bdi>}
    </div>
  );
}
