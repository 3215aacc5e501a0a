/** A summary of all seats, for phones with room for only one of three or four. A press shows that seat in full. */

import { isAfraid } from '#game/rules/desireAndFear.ts';
import { Amount } from '#ui/symbol/Amount.tsx';
import { useTable } from '../tableContext.ts';
import styles from './SeatStrip.module.css';

type Props = { readonly shownSeat: number; readonly onChoose: (seat: number) => void };

export function SeatStrip({ shownSeat, onChoose }: Props) {
  const { table } = useTable();
  return (
    <ul className={styles.strip} aria-label="Clones">
      {table.clones.map((clone, seat) => (
        <li key={clone.name}>
          <button
            type="button"
            className={styles.clone}
            aria-pressed={seat === shownSeat}
            data-afraid={isAfraid(clone) || undefined}
            onClick={() => onChoose(seat)}
          >
            <span className={styles.name}>{clone.name}</span>
            {clone.alive ? (
              <span className={styles.numbers}>
                <Amount token="{C}" amount={clone.corpus.real} /> <Amount token="{B}" amount={clone.cerebrium.real} />{' '}
                <Amount token="{I}" amount={clone.thoughts} />
              </span>
            ) : (
              <span className={styles.numbers}>Dead</span>
            )}
            <span className={styles.note}>{sayState(clone.alive && seat === table.active, isAfraid(clone))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const sayState = (isActive: boolean, afraid: boolean) =>
  [isActive && 'To act', afraid && 'Afraid'].filter(Boolean).join(', ');
