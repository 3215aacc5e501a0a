/** The ticks of a clone, and the way on through its turn. */

import { dyingSeats } from '#game/rules/dying.ts';
import { cloneAt } from '#game/tracker/table.ts';
import { useTable } from '../tableContext.ts';
import styles from './SeatFoot.module.css';
import { Ticks } from './Ticks.tsx';
import { TurnButton } from './TurnButton.tsx';

export function SeatFoot({ seat }: { seat: number }) {
  const { table } = useTable();
  const clone = cloneAt(table, seat);
  const isActive = seat === table.active;
  const waiting = dyingSeats(table).includes(seat) ? 'At 0' : clone.alive ? 'Waiting' : 'Dead';
  return (
    <div className={styles.foot}>
      {clone.alive && <Ticks seat={seat} />}
      {isActive || table.outcome ? <TurnButton /> : <span className={styles.waiting}>{waiting}</span>}
    </div>
  );
}
