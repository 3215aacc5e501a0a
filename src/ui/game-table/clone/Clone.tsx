/** A clone: its portrait, its points, its ticks and the number of its cards. */

import { memo } from 'react';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Side } from '#game/language/book.ts';
import type { Change } from '#game/play/endings.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { tracks } from '#game/rules/table.ts';
import { classNames } from '../../classNames.ts';
import { CardTile } from '../cards/CardTile.tsx';
import parts from '../parts.module.css';
import styles from './Clone.module.css';
import { CardCounts, Ticks } from './Counts.tsx';
import { Face } from './Face.tsx';
import { TrackLine } from './TrackLine.tsx';

const { startCorpus, startCerebrium } = gameConstants;
/** Points that move a portrait by one step. */
const pointsOfStep = 8;

const none: readonly Change[] = [];

type Props = {
  readonly seat: SeatNumber;
  readonly view: View;
  /** The points that the chosen card, or else the stem, leads to. */
  readonly changes?: readonly Change[];
  readonly onPress: (card: CardNumber) => void;
  readonly onExamine: (seat: SeatNumber) => void;
  /** A speech, shown at the portrait for a while. */
  readonly says?: string | undefined;
};

/** How far a portrait is out of register, from 0 to 4: the fewer points, the farther. */
const apartAt = (points: number): number =>
  Math.max(0, Math.min(4, Math.ceil((startCorpus + startCerebrium - points) / pointsOfStep)));

export const Clone = memo(function Clone({ seat, view, changes = none, onPress, onExamine, says }: Props) {
  const clone = view.seats[seat];
  if (!clone) return null;
  const { name, corpus, cerebrium, alive, afraid, ticks, thoughts, condition } = clone;
  const own = seat === view.you;
  const active = view.active === seat && !view.outcome;
  const acts = view.pending?.seat === seat;
  const known = own ? [] : thoughts.filter((card) => card !== null);
  const to = (track: string) => {
    const change = changes.find((one) => one.seat === seat && one.track === track);
    return change?.far ?? change?.to;
  };
  return (
    <section
      className={styles.clone}
      aria-label={name}
      data-ink={own ? 'b' : 'a'}
      data-active={active}
      data-acts={acts}
      data-alive={alive}
      data-stamped={alive && afraid}
    >
      <Face view={view} seat={seat} apart={apartAt(corpus.real + cerebrium.real)} onPress={() => onExamine(seat)} />
      {alive && afraid && <span className={classNames(parts.stamp, parts.felt, styles.stamp)}>Afraid</span>}
      {says && (
        <q className={styles.says} aria-hidden="true">
          {says}
        </q>
      )}
      <header className={styles.head}>
        <b className={styles.name}>{name}</b>
        {active && <span className={styles.turn}>{own ? 'Your turn' : 'Their turn'}</span>}
        {alive && (
          <>
            <Ticks ticks={ticks} />
            <CardCounts clone={clone} onExamine={() => onExamine(seat)} />
          </>
        )}
      </header>
      {alive ? (
        <div className={styles.tracks}>
          {tracks.map((track) => (
            <TrackLine key={track} track={track} points={clone[track]} to={to(track)} />
          ))}
        </div>
      ) : (
        <p className={classNames(parts.felt, styles.dead)}>Dead</p>
      )}
      <div className={styles.rows}>
        <CardRow title="Condition" of={name} cards={condition} onPress={onPress} />
        <CardRow title="Thoughts" of={name} cards={known.map((card) => ({ card }))} onPress={onPress} />
      </div>
    </section>
  );
});

type RowProps = {
  readonly title: string;
  readonly of: string;
  readonly cards: readonly { readonly card: CardNumber; readonly side?: Side }[];
  readonly onPress: (card: CardNumber) => void;
};

const CardRow = ({ title, of, cards, onPress }: RowProps) =>
  cards.length > 0 && (
    <ul aria-label={`${title} of ${of}`}>
      {cards.map(({ card, side }) => (
        <li key={card}>
          <CardTile card={card} look="chip" note={side === 'fear' ? 'fear' : undefined} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
