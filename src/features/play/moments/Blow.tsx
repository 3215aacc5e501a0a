/**
 * A blow: the portrait of the clone that it hit, out of register, below the card that dealt it. A gain brings it back
 * into register; a blow that transient points take entirely leaves it there.
 */

import { useEffect, useState } from 'react';

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { sayAdded, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { personOf } from '#ui/game-table/clone/people.ts';
import { trackTokens } from '#ui/game-table/clone/TrackLine.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { NamedText } from '#ui/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { Pips } from '#ui/track/Pips.tsx';
import styles from './Moments.module.css';
import type { Moment } from './momentsOf.ts';

type Props = {
  readonly words: Wording;
  readonly blow: Extract<Moment, { kind: 'blow' | 'heal' }>;
  readonly onGoOn: () => void;
};

/** Decorative: the log has announced it. In the inks of paper in both themes: its figures are paper. */
export function Blow({ words, blow: { kind, event, lost, after, card, shields }, onGoOn }: Props) {
  const { view } = words;
  const { seat, track, number } = event;
  const { transient } = 'transient' in event ? event : { transient: 0 };
  const added = sayAdded(words, event);
  const [isBack, comeBack] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => comeBack(kind === 'heal'));
    return () => cancelAnimationFrame(frame);
  }, [kind]);
  const clone = view.seats[seat];
  const summary = card === undefined ? undefined : summaryOf(card);
  if (!clone) return null;
  const isTaken = lost === 0;
  const own = seat === view.you;
  const names = own ? [] : [clone.name];
  const [shield, another] = shields;
  const taker = another === undefined && shield !== undefined && summaryOf(shield)?.name;
  const whom = own ? 'you' : clone.name;
  const does =
    event.kind === 'lose' ? `takes ${number} from ${whom}.` : `${kind === 'blow' ? 'hits' : 'heals'} ${whom}.`;
  const changes = kind === 'blow' ? 'lose' : 'gain';
  const withoutCard = `${own ? `You ${changes}` : `${clone.name} ${changes}s`} ${number}.`;
  const end = after <= gameConstants.deadAt ? 'dead' : after <= gameConstants.afraidAt ? 'afraid' : undefined;
  return (
    <div className={styles.blow} data-theme="paper" aria-hidden="true" onPointerDown={onGoOn}>
      <div className={styles.target} data-back={isBack || isTaken} data-card={summary !== undefined}>
        <Portrait slug={personOf(view, seat)} />
      </div>
      {summary && (
        <span className={styles.attack}>
          <img src={summary.faces.full} alt="" width={744} height={1039} />
        </span>
      )}
      <b className={styles.lost} data-taken={isTaken}>
        <i data-plus={kind === 'heal'} />
        <span>{Math.abs(lost) || number}</span>
      </b>
      <div className={styles.told} data-ground="night">
        <p>
          {summary && <b>{summary.name}</b>} <NamedText text={summary ? does : withoutCard} names={names} />{' '}
          {added && <span>{`${added} `}</span>}
          {transient > 0 && (
            <span>{`${taker ? `${taker} takes` : 'Transient points take'} ${transient} of ${number}. `}</span>
          )}
          {end && kind === 'blow' && (
            <NamedText text={`${own ? 'You are' : `${clone.name} is`} ${end}.`} names={names} />
          )}
        </p>
        <p className={styles.numbers}>
          <RichText text={trackTokens[track]} />
          <span>{isTaken ? after : `${printPoints(after + lost)} → ${printPoints(after)}`}</span>
        </p>
        <div className={styles.track} data-track={track} data-low="">
          <Pips value={Math.max(0, after, after + lost)} to={Math.max(0, after)} size="line" />
        </div>
      </div>
    </div>
  );
}
