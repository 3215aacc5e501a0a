/** A clone: its points, its ticks, its condition, and those of its thoughts that the player may see. */

import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import type { Side } from '#game/language/book.ts';
import { tracks } from '#game/rules/table.ts';
import { classNames } from '../classNames.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardTile } from './CardTile.tsx';
import styles from './Clone.module.css';
import { CardCounts, Ticks } from './Counts.tsx';
import { summaryOf } from './gameCards.ts';
import { inkOf } from './inkOf.ts';
import parts from './parts.module.css';
import { TrackLine } from './TrackLine.tsx';

type Props = {
  readonly seat: number;
  readonly view: View;
  readonly onLook: (card: CardNumber) => void;
  readonly onExamine: (seat: number) => void;
};

export function Clone({ seat, view, onLook, onExamine }: Props) {
  const clone = view.seats[seat];
  if (!clone) return null;
  const { name, alive, afraid, ticks, thoughts, condition } = clone;
  const seen = thoughts.filter((card) => card !== null);
  const own = seat === view.you;
  const active = view.active === seat && !view.outcome;
  return (
    <section className={styles.clone} aria-label={name} data-ink={own ? 'b' : 'a'} data-active={active}>
      <header className={classNames(parts.head, styles.head)}>
        <b className={styles.name} data-clone={inkOf(view, seat)}>
          {name}
        </b>
        {(!alive || afraid) && (
          <span className={classNames(parts.stamp, parts.felt, styles.stamp)}>{alive ? 'Afraid' : 'Dead'}</span>
        )}
        {active && (
          <span className={classNames(parts.label, styles.turn)}>{name === 'You' ? 'Your turn' : 'Their turn'}</span>
        )}
        <Ticks ticks={ticks} />
        <CardCounts clone={clone} onExamine={() => onExamine(seat)} />
      </header>
      <div className={styles.state}>
        <div className={styles.tracks}>
          {tracks.map((track) => (
            <TrackLine key={track} track={track} points={clone[track]} />
          ))}
        </div>
        <div className={styles.rows}>
          <CardRow token="{S}" title="Condition" of={name} cards={condition} onLook={onLook} />
          {!own && (
            <CardRow token="{I}" title="Thoughts" of={name} cards={seen.map((card) => ({ card }))} onLook={onLook} />
          )}
        </div>
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

type RowProps = {
  readonly token: string;
  readonly title: string;
  readonly of: string;
  readonly cards: readonly { readonly card: CardNumber; readonly side?: Side }[];
  readonly onLook: (card: CardNumber) => void;
};

const CardRow = ({ token, title, of, cards, onLook }: RowProps) =>
  cards.length > 0 && (
    <div className={styles.row}>
      <span aria-hidden="true">
        <RichText text={token} />
      </span>
      <ul aria-label={`${title} of ${of}`} data-small={cards.length > 1}>
        {cards.map(({ card, side }) => (
          <li key={card}>
            <CardTile card={card} look="chip" note={side === 'fear' ? 'fear' : undefined} onLook={onLook} />
          </li>
        ))}
      </ul>
    </div>
  );

/** A short label: how a thought can be used now, or why it cannot. A press shows more. */
function tagOf({ legal }: View, card: CardNumber) {
  const use = legal.find((decision) => 'card' in decision && decision.card === card)?.do;
  if (use === 'play') return { words: 'Playable', usable: true };
  if (use === 'react') return { words: 'React', usable: true };
  return { words: summaryOf(card)?.type === 'reaction' ? 'Reaction' : 'Not now', usable: false };
}
