/** The clones, headspace, the stem, and the hand of the reader's clone. */

import { useEffect, useRef } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import type { Forecasts } from '#game/play/forecasts.ts';
import { paymentDue } from '#game/play/payment.ts';
import type { Wording } from '#game/play/words.ts';
import { type SeatNumber, tracks } from '#game/rules/table.ts';
import styles from './Board.module.css';
import { Hand } from './cards/Hand.tsx';
import { Headspace } from './cards/Headspace.tsx';
import { Stem } from './cards/Stem.tsx';
import { Clone } from './clone/Clone.tsx';
import { Face } from './clone/Face.tsx';
import { TrackLine } from './clone/TrackLine.tsx';
import { type Answering, shown } from './dock/answering.ts';
import layout from './GameTable.module.css';
import type { Speech } from './log/Announcement.tsx';
import type { Selection } from './useSelection.ts';

type Props = {
  readonly words: Wording;
  readonly forecasts: Forecasts;
  readonly selection: Selection;
  readonly answers: Answering | undefined;
  readonly speech: Speech | undefined;
  /** Whether it scrolls by itself. */
  readonly full: boolean;
};

export function Board({ words, forecasts, selection, answers, speech, full }: Props) {
  const { view } = words;
  const { you, seats, stem } = view;
  const { chosen, used, press, examine } = selection;
  const board = useRef<HTMLDivElement>(null);
  const topItem = stem.at(-1);
  const isOfCards = answers === 'headspace' || shown(words) !== undefined;

  const holds = Number(seats[you]?.thoughts.length) > 0;

  // Scrolls to the item that the player can react to, and afterwards to what the player can use: the own clone, below
  // which lie its thoughts, or the headspace.
  useEffect(() => {
    if (!full) return;
    // At the upper edge of the board begins the stem, or in large text what is asked about.
    if (topItem || isOfCards) board.current?.scrollTo(0, 0);
    else
      board.current?.querySelector(holds ? '[data-ink="b"]' : '[data-headspace]')?.scrollIntoView({ block: 'nearest' });
  }, [full, topItem, isOfCards, holds]);

  const passing = passOver(view);
  const looming = passing ? forecasts.changesFrom(passing) : nothing;
  /** While a reaction is paid for, what it stops. */
  const paying = paymentDue(words.book, view) && view.legal[0];
  const stops = paying && { turns: forecasts.outcome(paying).turns };
  const clone = (seat: SeatNumber) => (
    <Clone
      // While headspace or the hand has more room, the own clone lies elsewhere: a new element has not moved.
      key={`${seat} ${isOfCards}`}
      seat={seat}
      view={view}
      changes={used && used.do !== 'react' ? forecasts.changesFrom(used) : looming}
      onPress={press}
      onExamine={examine}
      says={speech?.seat === seat ? speech.line : undefined}
    />
  );
  return (
    <div
      ref={board}
      className={layout.board}
      data-staged={view.current !== view.draft}
      data-reacts={view.pending?.kind === 'react' && view.legal.length > 1}
    >
      <div className={layout.rivals}>{[...seats.keys()].filter((seat) => seat !== you).map(clone)}</div>
      <Headspace words={words} chosen={chosen} onPress={press} />
      <Stem words={words} changes={looming} outcome={passing ? forecasts.outcome(passing) : stops} onPress={press} />
      {clone(you)}
      {seats[you]?.alive ? (
        <Hand key={Number(isOfCards)} words={words} chosen={chosen} forecasts={forecasts} onPress={press} />
      ) : (
        <Living view={view} />
      )}
    </div>
  );
}

const nothing: readonly never[] = [];

/** What the stem waits for, also while another clone may answer; `undefined` if it does nothing yet. */
function passOver({ pending, stem, legal }: View): Decision | undefined {
  const pass = legal.find(({ do: what }) => what === 'pass');
  /** More than a take is about to resolve. */
  const lands = pending?.kind === 'react' && stem.some(({ kind }) => kind !== 'take');
  return pass ?? (legal.length === 0 && lands ? { do: 'pass' } : undefined);
}

/**
 * The clones that play on, in place of the hand of the reader's clone, which is dead. Hidden from screen readers, which
 * have the same numbers from the rivals.
 */
const Living = ({ view }: { readonly view: View }) => (
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
