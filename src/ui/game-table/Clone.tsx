/** One clone: its points, its ticks, its condition, and its thoughts as far as they may be seen. */

import type { CardNumber } from '#game/engine/state.ts';
import type { View } from '#game/engine/view.ts';
import { counted } from '#game/plural.ts';
import { classNames } from '../classNames.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardTile } from './CardTile.tsx';
import styles from './Clone.module.css';
import { summaryOf } from './gameCards.ts';
import parts from './parts.module.css';
import { TrackLine } from './TrackLine.tsx';

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
      <header className={parts.head}>
        <b className={styles.name}>{name}</b>
        {!alive && <span className={classNames(parts.stamp, parts.felt)}>Dead</span>}
        {alive && afraid && <span className={classNames(parts.stamp, parts.felt)}>Afraid</span>}
        {active && <span className={parts.label}>{name === 'You' ? 'Your turn' : 'Their turn'}</span>}
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
            <span className={parts.label}>Condition</span>
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
            <span className={parts.label}>Thoughts</span>
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
