/** The seats on both sides of the middle bar, clockwise in seating order. */

import { useState } from 'react';
import { isAfraid } from '#game/rules/desireAndFear.ts';
import { notKept } from '#storage/games/keeping.ts';
import { tableKeeping } from '#storage/games/savedGames.ts';
import { isOvertaken } from '#storage/games/tableGame.ts';
import { tableSettings } from '#storage/games/tableSettings.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { Amount } from '#ui/symbol/Amount.tsx';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { sidesOf } from '../sides.ts';
import { useTable } from '../tableContext.ts';
import styles from './Board.module.css';
import { MiddleBar } from './MiddleBar.tsx';
import { Seat } from './Seat.tsx';
import strip from './SeatStrip.module.css';

export function Board() {
  const { table } = useTable();
  const { turned } = useStore(tableSettings);
  const [chosen, choose] = useState<{ readonly turn: number; readonly seat: number }>();
  const { far, near } = sidesOf(table.clones.length);
  useRootAttribute('fillsScreen');

  /** With three or four clones a phone shows one seat: the active one, or the one chosen during this turn. */
  const shownSeat = chosen?.turn === table.turn ? chosen.seat : table.active;
  const seatAt = (seat: number) => <Seat key={seat} seat={seat} shown={seat === shownSeat} />;

  return (
    <div className={styles.board} data-clones={table.clones.length} data-turned={turned}>
      <h1 className={styles.title}>Table</h1>
      {table.clones.length > 2 && (
        <SeatStrip shownSeat={shownSeat} onChoose={(seat) => choose({ turn: table.turn, seat })} />
      )}
      <div className={styles.far}>{far.map(seatAt)}</div>
      <div className={styles.middle}>
        <MiddleBar />
        <NotKept />
      </div>
      <div className={styles.near}>{near.map(seatAt)}</div>
    </div>
  );
}

const elsewhere = 'This game has continued in another tab. This is its state now; your last entry was not saved.';

/** Says on the table itself that the game is not stored on this device, and why. */
function NotKept() {
  const { open } = useTable();
  const overtaken = useStore(isOvertaken);
  const state = useStore(tableKeeping).get(open.id) ?? 'kept';
  const sentence = state === 'kept' ? overtaken && elsewhere : notKept[state];
  if (!sentence) return null;
  return (
    <p className={styles.note} role="alert">
      <Icon name="warning" />
      <span>{sentence}</span>
    </p>
  );
}

type Props = { readonly shownSeat: number; readonly onChoose: (seat: number) => void };

/** A summary of all seats, for phones with room for only one of three or four. A press shows that seat in full. */
function SeatStrip({ shownSeat, onChoose }: Props) {
  const { table } = useTable();
  return (
    <ul className={strip.strip} aria-label="Clones">
      {table.clones.map((clone, seat) => (
        <li key={clone.name}>
          <button
            type="button"
            className={strip.clone}
            aria-pressed={seat === shownSeat}
            data-afraid={isAfraid(clone) || undefined}
            onClick={() => onChoose(seat)}
          >
            <span className={strip.name}>{clone.name}</span>
            {clone.alive ? (
              <span className={strip.numbers}>
                <Amount token="{C}" amount={clone.corpus.real} /> <Amount token="{B}" amount={clone.cerebrium.real} />{' '}
                <Amount token="{I}" amount={clone.thoughts} />
              </span>
            ) : (
              <span className={strip.numbers}>Dead</span>
            )}
            <span className={strip.note}>{sayState(clone.alive && seat === table.active, isAfraid(clone))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const sayState = (isActive: boolean, afraid: boolean) =>
  [isActive && 'To act', afraid && 'Afraid'].filter(Boolean).join(', ');
