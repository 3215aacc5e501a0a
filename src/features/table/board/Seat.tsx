/** One seat: the clone's name, its two tracks and its ticks. */

import { findSymbol } from '#game/cards/symbol.ts';
import { counted } from '#game/plural.ts';
import { isAfraid } from '#game/rules/desireAndFear.ts';
import { dyingSeats } from '#game/rules/dying.ts';
import { printPoints } from '#game/rules/points.ts';
import { cloneAt, type Table, tracks } from '#game/rules/table.ts';
import { thoughtLimit } from '#game/rules/thoughtLimit.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { Button } from '#ui/button/Button.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { type Panel, useTable } from '../tableContext.ts';
import styles from './Seat.module.css';
import tickStyles from './Ticks.module.css';
import { TrackBox } from './TrackBox.tsx';

type Props = {
  readonly seat: number;
  /** Whether a phone shows this seat. */
  readonly shown: boolean;
};

export function Seat({ seat, shown }: Props) {
  const { table } = useTable();
  const clone = cloneAt(table, seat);
  return (
    <section
      className={styles.seat}
      aria-label={clone.name}
      data-shown={shown}
      data-active={(seat === table.active && !table.outcome) || undefined}
      data-ink={seat % 2 === 0 ? 'b' : 'a'}
    >
      <div className={styles.top}>
        <SeatHead seat={seat} />
        <RefusalNote seat={seat} />
      </div>
      {clone.alive ? (
        <div className={styles.tracks}>
          {tracks.map((track) => (
            <TrackBox key={track} seat={seat} track={track} />
          ))}
        </div>
      ) : (
        <div className={styles.dead}>
          <p className={styles.stamp}>Void</p>
          <p>{`Dead at ${printPoints(clone.corpus.real)} corpus and ${printPoints(clone.cerebrium.real)} cerebrium. The claim has been filed.`}</p>
        </div>
      )}
      <SeatFoot seat={seat} />
    </section>
  );
}

/** A clone's ticks, the Take button, and the button that ends its turn. */
function SeatFoot({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const clone = cloneAt(table, seat);
  const isActive = seat === table.active;
  const mayTake = isActive && clone.ticks > 0 && !table.outcome;
  const waiting = dyingSeats(table).includes(seat) ? 'At 0' : clone.alive ? 'Waiting' : 'Dead';
  return (
    <div className={styles.foot}>
      {clone.alive && <Ticks seat={seat} />}
      {mayTake && <Button onClick={() => act({ kind: 'take' })}>Take</Button>}
      {isActive || table.outcome ? <TurnButton /> : <span className={styles.waiting}>{waiting}</span>}
    </div>
  );
}

type NextStep = { readonly word: string } & ({ readonly event: TableEvent } | { readonly panel: Panel });

function nextStep(table: Table): NextStep {
  if (table.outcome) return { word: 'Result', panel: { kind: 'result' } };
  if (dyingSeats(table).length > 0) return { word: 'Who dies?', panel: { kind: 'deaths' } };
  return { word: 'End turn', event: { kind: 'end-turn' } };
}

/** The button that ends the turn, or settles what must be settled first. */
function TurnButton() {
  const { table, act, show } = useTable();
  const next = nextStep(table);
  return <Button onClick={() => ('event' in next ? act(next.event) : show(next.panel))}>{next.word}</Button>;
}

const idea = findSymbol('{I}');

/** The name of a clone, its state (afraid, dead) and its thoughts. */
function SeatHead({ seat }: { seat: number }) {
  const { table, show } = useTable();
  const clone = cloneAt(table, seat);
  const limit = thoughtLimit(clone, table.modules);
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{clone.name}</h2>
      {isAfraid(clone) && <span className={styles.afraid}>Afraid</span>}
      {clone.paranoia > 0 && (
        <span className={styles.paranoia}>Paranoia{clone.paranoia > 1 && <span>{` × ${clone.paranoia}`}</span>}</span>
      )}
      {seat === table.active && !table.outcome && <span className={styles.turn}>Your turn</span>}
      {clone.alive && (
        <button
          type="button"
          className={styles.thoughts}
          aria-label={`${clone.name}: ${clone.thoughts} of ${limit} ideas, and the rest`}
          onClick={() => show({ kind: 'seat', seat })}
        >
          {idea && <SymbolIcon symbol={idea} silent />}
          <span>{`${clone.thoughts} of ${limit}`}</span>
        </button>
      )}
    </div>
  );
}

const tick = findSymbol('{T}');

/** The number of places that fit beside a button on a phone. */
const places = 3;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A clone's ticks, each a token to spend, and empty places for ticks to gain. */
function Ticks({ seat }: { seat: number }) {
  const { table, act } = useTable();
  const { ticks, owedTicks } = cloneAt(table, seat);
  const spend = () => act({ kind: 'spend-ticks', seat, amount: 1 });
  const gain = () => act({ kind: 'gain-ticks', seat, amount: 1 });

  // One place is always left free to gain a tick. Ticks without a place are shown as a number.
  const tokens = Math.min(ticks, places - 1);
  const uncounted = ticks - tokens;

  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens, not form fields
    <div className={tickStyles.ticks} role="group" aria-label={counted(ticks, 'tick')}>
      <span className={tickStyles.word}>Ticks</span>
      {upTo(tokens).map((index) => (
        <button key={index} type="button" className={tickStyles.token} aria-label="Spend a tick" onClick={spend}>
          {tick && <SymbolIcon symbol={tick} silent />}
        </button>
      ))}
      {uncounted > 0 && <span className={tickStyles.more}>{`+${uncounted}`}</span>}
      {upTo(places - tokens).map((index) => (
        <button key={index} type="button" className={tickStyles.empty} aria-label="Gain a tick" onClick={gain} />
      ))}
      {owedTicks > 0 && <span className={tickStyles.owed}>{`Owes ${owedTicks}`}</span>}
    </div>
  );
}
