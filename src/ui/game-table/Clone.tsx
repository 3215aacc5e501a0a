/** One clone: its points, its ticks, its condition, and its thoughts as far as they may be seen. */

import { useState } from 'react';
import type { CardNumber } from '#game/engine/state.ts';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { counted } from '#game/plural.ts';
import { printPoints } from '#game/rules/points.ts';
import type { Points, Track } from '#game/tracker/table.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardTile } from './CardTile.tsx';
import styles from './GameTable.module.css';
import { summaryOf } from './gameCards.ts';

type Props = { readonly seat: number; readonly view: View; readonly onLook: (card: CardNumber) => void };

export function Clone({ seat, view, onLook }: Props) {
  const clone = view.seats[seat];
  if (!clone) return null;
  const { name, alive, afraid, ticks, thoughts, memories, condition, corpus, cerebrium } = clone;
  const seen = thoughts.filter((card) => card !== null);
  const own = seat === view.you;
  const active = view.active === seat && !view.outcome;
  return (
    <section className={styles.clone} aria-label={name} data-ink={own ? 'b' : 'a'} data-active={active}>
      <header className={styles.head}>
        <b className={styles.name}>{name}</b>
        {!alive && <span className={styles.stamp}>Dead</span>}
        {alive && afraid && <span className={styles.stamp}>Afraid</span>}
        {active && <span className={styles.turn}>{name === 'You' ? 'Your turn' : 'Their turn'}</span>}
        <Count token="{T}" count={ticks} one="tick" />
        <Count token="{I}" count={thoughts.length} one="thought" />
        <Count token="{M}" count={memories.length} one="memory" many="memories" />
      </header>
      <div className={styles.tracks}>
        <TrackLine track="corpus" points={corpus} />
        <TrackLine track="cerebrium" points={cerebrium} />
      </div>
      <div className={styles.rows}>
        {condition.length > 0 && (
          <div className={styles.row}>
            <span className={styles.turn}>Condition</span>
            <ul aria-label={`Condition of ${name}`}>
              {condition.map(({ card, side }) => (
                <li key={card}>
                  <CardTile card={card} look="chip" note={side === 'fear' ? 'fear' : undefined} onLook={onLook} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {!own && seen.length > 0 && (
          <div className={styles.row}>
            <span className={styles.turn}>Thoughts</span>
            <ul aria-label={`Thoughts of ${name}`}>
              {seen.map((card) => (
                <li key={card}>
                  <CardTile card={card} look="chip" onLook={onLook} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {own && seen.length > 0 && (
        <ul className={styles.hand} aria-label={`Thoughts of ${name}`}>
          {seen.map((card, place) => (
            <li key={card}>
              <CardTile card={card} look="face" tag={tagOf(view, card)} shortcut={String(place + 1)} onLook={onLook} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a thought can be used for now, or why not, in a word; a press says more. */
function tagOf({ legal }: View, card: CardNumber) {
  const use = legal.find((decision) => 'card' in decision && decision.card === card)?.do;
  if (use === 'play') return { words: 'Playable', usable: true };
  if (use === 'react') return { words: 'React', usable: true };
  return { words: summaryOf(card)?.type === 'reaction' ? 'Reaction' : 'Not now', usable: false };
}

type CountProps = { readonly token: string; readonly count: number; readonly one: string; readonly many?: string };

const Count = ({ token, count, one, many }: CountProps) => (
  <span className={styles.count} role="img" aria-label={counted(count, one, many)} data-none={count === 0}>
    <RichText text={token} />
    {count}
  </span>
);

export const trackTokens: Readonly<Record<Track, string>> = { corpus: '{C}', cerebrium: '{B}' };
const spaces = Array.from({ length: 20 }, (_, index) => index + 1);

function TrackLine({ track, points: { real, transient } }: { readonly track: Track; readonly points: Points }) {
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
      // Another element for each loss: its animation begins anew.
      key={hits}
      className={styles.track}
      data-track={track}
      data-low={low}
      data-hit={hits > 0}
      role="img"
      aria-label={spoken}
    >
      <RichText text={trackTokens[track]} />
      <span className={styles.number}>
        {printPoints(real)}
        {transient > 0 && <small>+{transient}</small>}
      </span>
      <span className={styles.pips}>
        {spaces.map((space) => (
          <i key={space} data-on={space <= real} data-dark={space <= gameConstants.afraidAt} />
        ))}
      </span>
    </div>
  );
}
