/** The points of a clone on one track: those left of twenty, dark where fear begins. */

import { useState } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { printPoints } from '#game/rules/points.ts';
import type { Points, Track } from '#game/rules/table.ts';
import { classNames } from '../classNames.ts';
import { RichText } from '../symbol/RichText.tsx';
import parts from './parts.module.css';
import styles from './TrackLine.module.css';

export const trackTokens: Readonly<Record<Track, string>> = { corpus: '{C}', cerebrium: '{B}' };
const spaces = Array.from({ length: 20 }, (_, index) => index + 1);

export function TrackLine({ track, points: { real, transient } }: { readonly track: Track; readonly points: Points }) {
  const low = real <= gameConstants.afraidAt;
  const [before, setBefore] = useState(real);
  const [hits, setHits] = useState(0);
  if (real !== before) {
    setBefore(real);
    if (real < before) setHits(hits + 1);
  }
  const spoken = `${printPoints(real)} ${track}${transient > 0 ? ` and ${transient} transient` : ''}`;
  return (
    <div
      // A new element for each loss restarts the animation.
      key={hits}
      className={classNames(styles.track, hits > 0 && parts.felt)}
      data-track={track}
      data-low={low}
      role="img"
      aria-label={spoken}
    >
      <RichText text={trackTokens[track]} />
      <span className={parts.number}>
        <span>{printPoints(real)}</span>
        {transient > 0 && <small>{`+${transient}`}</small>}
      </span>
      <span className={styles.pips}>
        {spaces.map((space) => (
          <i key={space} data-on={space <= real} data-dark={space <= gameConstants.afraidAt} />
        ))}
      </span>
    </div>
  );
}
