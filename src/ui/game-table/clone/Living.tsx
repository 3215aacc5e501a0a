/** The clones that play on, in place of the hand of the reader's own clone, which is dead. */

import type { View } from '#game/engine/view.ts';
import { tracks } from '#game/rules/table.ts';
import { Face } from './Face.tsx';
import styles from './Living.module.css';
import { TrackLine } from './TrackLine.tsx';

/** Hidden from screen readers, which have the same numbers from the rivals. */
export const Living = ({ view }: { readonly view: View }) => (
  // Those that are left have more room each: new elements, so that nothing moves.
  <ul key={view.seats.filter(({ alive }) => alive).length} className={styles.living} data-hand="" aria-hidden="true">
    {view.seats.map(
      (clone, seat) =>
        clone.alive && (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <li key={seat} data-acts={view.pending?.seat === seat}>
            <Face view={view} seat={seat} />
            <b>{clone.name}</b>
            {tracks.map((track) => (
              <TrackLine key={track} track={track} points={clone[track]} />
            ))}
          </li>
        ),
    )}
  </ul>
);
