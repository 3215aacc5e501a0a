/**
 * A blow: the portrait of the clone that it hit, out of register, below the card or the persona that dealt it. A gain
 * brings it back into register; a blow that transient points take entirely leaves it there.
 */

import { useEffect, useState } from 'react';

import type { GameEvent } from '#game/engine/event.ts';
import { cardOf, fatalLoss } from '#game/play/killingCard.ts';
import { nameOf, nameOfSource, namesOf, sayAdded, tell, type Wording, whom } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { personOf } from '#ui/game-table/clone/people.ts';
import { trackTokens } from '#ui/game-table/clone/TrackLine.tsx';
import parts from '#ui/game-table/parts.module.css';
import { NamedText } from '#ui/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { Pips } from '#ui/track/Pips.tsx';
import styles from './Moments.module.css';
import type { Moment } from './momentsOf.ts';
import { PrintedFace } from './PrintedFace.tsx';

type Props = {
  readonly words: Wording;
  readonly blow: Extract<Moment, { kind: 'blow' | 'heal' }>;
  readonly onGoOn: () => void;
};

/** Decorative: the log has announced it. In the inks of paper in both themes: its figures are paper. */
export function Blow({ words, blow: { kind, event, lost, after, record }, onGoOn }: Props) {
  const { view } = words;
  const { seat, track, number, words: printed } = event;
  const { transient } = 'transient' in event ? event : { transient: 0 };
  const added = sayAdded(words, event);
  const [isBack, comeBack] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => comeBack(kind === 'heal'));
    return () => cancelAnimationFrame(frame);
  }, [kind]);
  if (!printed) return null;
  const isTaken = lost === 0;
  const before = after + lost;
  const card = cardOf(event);
  const name = nameOfSource(words, printed);
  const [shield, another] = shieldsAgainst(event, record);
  const taker = shield !== undefined && another === undefined && nameOf(words, shield);
  const becomes = record
    .filter((other) =>
      other.kind === 'die'
        ? fatalLoss(record, other.seat) === event
        : other.see === 'desire-and-fear' && other.cause === event.id,
    )
    .at(-1);
  const target = whom(view, seat);
  const does =
    event.kind === 'lose' ? `takes ${number} from ${target}` : `${kind === 'blow' ? 'hits' : 'heals'} ${target}`;
  const sum = event.kind === 'damage' && (added || transient > 0) ? ` for ${number}` : '';
  const takes = taker ? `${taker} takes` : 'Transient points take';
  return (
    <div
      className={styles.blow}
      data-kind={isTaken ? 'taken' : kind}
      data-theme="paper"
      aria-hidden="true"
      onPointerDown={onGoOn}
    >
      <div className={styles.target} data-back={isBack || isTaken}>
        <Portrait slug={personOf(view, seat)} />
      </div>
      <span className={styles.attack}>
        {card === undefined ? (
          <span className={styles.persona}>
            <b>{name}</b>
            <Portrait slug={printed.persona ?? ''} />
          </span>
        ) : (
          <PrintedFace card={card} />
        )}
      </span>
      <b className={styles.lost}>
        <i>{kind === 'heal' ? '+' : '−'}</i>
        <span>{Math.abs(lost) || number}</span>
      </b>
      <div className={styles.told} data-ground="night">
        <p>
          {isTaken ? (
            <>
              <span>{`${takes} all ${number} of `}</span>
              <b>{name}</b>
              <span>.</span>
            </>
          ) : (
            <>
              <b>{name}</b> <NamedText text={`${does}${sum}${added ? `: ${added}` : '.'} `} names={namesOf(view)} />
              {transient > 0 && <span>{`${takes} ${transient}. `}</span>}
            </>
          )}
          {becomes && <NamedText text={tell(words, becomes)} names={namesOf(view)} />}
        </p>
        <p className={styles.numbers}>
          <RichText text={trackTokens[track]} />
          {isTaken && <small className={parts.label}>stays</small>}
          <span>{isTaken ? after : `${printPoints(before)} → ${printPoints(after)}`}</span>
        </p>
        <div className={styles.track} data-track={track} data-low="">
          <Pips value={Math.max(0, after, before)} to={Math.max(0, Math.min(after, before))} size="line" />
        </div>
      </div>
    </div>
  );
}

/** The cards that have given the transient points which stand against a blow. */
function shieldsAgainst({ id, seat, track }: Props['blow']['event'], events: readonly GameEvent[]) {
  const earlier = events.filter((event) => event.id < id);
  const gained = earlier
    .slice(earlier.map(({ kind }) => kind).lastIndexOf('vanish') + 1)
    .flatMap((event) =>
      event.kind === 'gain-transient' && event.seat === seat && event.track === track && event.words?.persona === null
        ? [event.words.card]
        : [],
    );
  return [...new Set(gained)];
}
