/** The portrait of a clone. Decorative: its name stands beside it. */

import type { SeatNumber } from '#game/rules/table.ts';
import { Portrait } from '../../portrait/Portrait.tsx';
import styles from './Face.module.css';
import { personOf, type Seated } from './people.ts';

type Props = {
  readonly view: Seated;
  readonly seat: SeatNumber;
  /** How far its inks are out of register, from 0 to 4. */
  readonly apart?: number;
  /** In fear or dead: printed in gold. */
  readonly gold?: boolean;
  /** A shortcut of pointers for a button nearby. */
  readonly onPress?: () => void;
};

export const Face = ({ view, seat, apart = 0, gold = false, onPress }: Props) => (
  <span
    className={styles.face}
    data-apart={apart}
    data-gold={gold || undefined}
    data-theme={gold ? 'paper' : undefined}
    aria-hidden="true"
    onClick={onPress}
  >
    <Portrait slug={personOf(view, seat)} />
  </span>
);
