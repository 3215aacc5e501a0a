/** The points of a clone on one track: the number and its spaces, dark where fear begins. */

import { useState } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { printPoints } from '#game/rules/points.ts';
import type { Points, Track } from '#game/rules/table.ts';
import { classNames } from '../../classNames.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { Pips } from '../../track/Pips.tsx';
import parts from '../parts.module.css';
import styles from './TrackLine.module.css';

export const trackTokens: Readonly<Record<Track, string>> = { corpus: '{C}', cerebrium: '{B}' };

type Props = {
  readonly track: Track;
  readonly points: Points;
  /** The points that it is about to have. */
  readonly to?: number | undefined;
};

export function TrackLine({ track, points: { real, transient }, to }: Props) {
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
      {...(real <= gameConstants.afraidAt && { 'data-low': '' })}
      role="img"
      aria-label={spoken}
    >
      <RichText text={trackTokens[track]} />
      <span className={parts.number}>
        <span>{printPoints(real)}</span>
        {transient > 0 && <small>{`+${transient}`}</small>}
      </span>
      <Pips value={real} to={to} size="line" />
    </div>
  );
}
