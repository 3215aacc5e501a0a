/** Where there is no room beside the stem: what changes for the reader's own clone, in place of its points. */

import type { Item } from '#game/engine/state.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Change } from '#game/play/endings.ts';
import { nameOfSource, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { Pips } from '../../track/Pips.tsx';
import { Face } from '../clone/Face.tsx';
import { trackTokens } from '../clone/TrackLine.tsx';
import { Ends, Fate, Results, SpokenChange, tokens } from '../dock/Results.tsx';
import parts from '../parts.module.css';
import styles from './Stem.module.css';

type Props = {
  readonly words: Wording;
  readonly changes: readonly Change[];
  /** The one of several items that does it. */
  readonly by: Item | undefined;
};

export function Threat({ words, changes, by }: Props) {
  const { view } = words;
  const { afraid = false } = view.seats[view.you] ?? {};
  const points = changes.filter(({ track }) => track in trackTokens);
  const large = points.length > 0 ? points : changes.slice(0, 1);
  const small = changes.filter((change) => !large.includes(change));
  const same = tracks.filter((track) => points.every((change) => change.track !== track));
  return (
    <div className={styles.threat} data-changes={large.length}>
      <span aria-hidden="true">
        <Face view={view} seat={view.you} gold={afraid} />
        {afraid && <span className={parts.stamp}>Afraid</span>}
      </span>
      {large.map((change, place) => (
        <span
          key={change.track}
          data-track={change.track}
          data-open={change.far !== undefined}
          data-gain={(change.far ?? change.to) > change.from}
        >
          <SpokenChange view={view} change={change} />
          <RichText text={tokens[change.track]} />
          <b>{printPoints(change.from)}</b>
          <i>→</i>
          <b>
            <Ends {...change} />
          </b>
          <span>
            {by && place === 0 && <small>{nameOfSource(words, by)}</small>}
            <Fate {...change} />
            {change.track in trackTokens && <Pips value={change.from} to={change.far ?? change.to} size="line" />}
            {place === 0 && (
              <span className={styles.rest}>
                <Results view={view} changes={small} />
                {same.map((track) => {
                  const points = view.seats[view.you]?.[track].real ?? 0;
                  return (
                    <b key={track} data-low={points <= gameConstants.afraidAt || undefined}>
                      <RichText text={tokens[track]} />
                      <span>{printPoints(points)}</span>
                    </b>
                  );
                })}
              </span>
            )}
          </span>
        </span>
      ))}
    </div>
  );
}
