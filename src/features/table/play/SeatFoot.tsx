/** A clone's ticks, the Take button, and the button for the next step of its turn. */

import { dyingSeats } from '#game/rules/dying.ts';
import { cloneAt } from '#game/rules/table.ts';
import { Button } from '#ui/button/Button.tsx';
import { useTable } from '../tableContext.ts';
import styles from './SeatFoot.module.css';
import { Ticks } from './Ticks.tsx';
import { TurnButton } from './TurnButton.tsx';

export function SeatFoot({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const clone = cloneAt(table, seat);
  const isActive = seat === table.active;
  const mayTake = isActive && table.phase !== 'end' && clone.ticks > 0 && !table.outcome;
  const waiting = dyingSeats(table).includes(seat) ? 'At 0' : clone.alive ? 'Waiting' : 'Dead';
  return (
    <div className={styles.foot}>
      {clone.alive && <Ticks seat={seat} />}
      {mayTake && <Button onClick={() => act({ kind: 'take' })}>Take</Button>}
      {isActive || table.outcome ? <TurnButton /> : <span className={styles.waiting}>{waiting}</span>}
    </div>
  );
}
