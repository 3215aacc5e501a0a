/** One seat: the clone's name, its two tracks and its ticks. */

import { printPoints } from '#game/rules/points.ts';
import { cloneAt, tracks } from '#game/rules/table.ts';
import { useTable } from '../tableContext.ts';
import styles from './Seat.module.css';
import { SeatFoot } from './SeatFoot.tsx';
import { SeatHead } from './SeatHead.tsx';
import { TrackBox } from './TrackBox.tsx';

type Props = {
  readonly seat: number;
  /** Whether a phone shows this seat. */
  readonly shown: boolean;
};

export function Seat({ seat, shown }: Props) {
  const { table } = useTable();
  const clone = cloneAt(table, seat);
  return (
    <section
      className={styles.seat}
      aria-label={clone.name}
      data-shown={shown}
      data-active={(seat === table.active && !table.outcome) || undefined}
      data-ink={seat % 2 === 0 ? 'b' : 'a'}
    >
      <SeatHead seat={seat} />
      {clone.alive ? (
        <div className={styles.tracks}>
          {tracks.map((track) => (
            <TrackBox key={track} seat={seat} track={track} />
          ))}
        </div>
      ) : (
        <div className={styles.dead}>
          <p className={styles.stamp}>Void</p>
          <p>{`Dead at ${printPoints(clone.corpus.real)} corpus and ${printPoints(clone.cerebrium.real)} cerebrium. The claim has been filed.`}</p>
        </div>
      )}
      <SeatFoot seat={seat} />
    </section>
  );
}
