/** The log of the game. Each line gives its reason: the words on the card, the rule, and the event that caused it. */

import { Fragment, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { PrintedWords } from '#game/engine/printedCard.ts';
import { printedText } from '#game/language/marks.ts';
import { chief } from '#game/play/chief.ts';
import { describeTurn, namesOf, tell, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { CloseButton } from '../../button/Button.tsx';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { Face } from '../clone/Face.tsx';
import { summaryOf } from '../gameCards.ts';
import parts from '../parts.module.css';
import { RuleByName } from '../RuleByName.tsx';
import styles from './GameLog.module.css';
import { Told } from './Told.tsx';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  /** Reasons of the app, by the id of an event. */
  readonly reasons?: ReadonlyMap<number, string> | undefined;
  /** Without it, the log cannot be closed. */
  readonly onClose?: (() => void) | undefined;
};

type Turn = { readonly title?: string; readonly seat?: number; readonly events: GameEvent[] };

/** Groups the events by turn; the group before the first turn has no title. */
function turnsOf(words: Wording, events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [{ events: [] }];
  let number = words.view.turn - events.filter(({ kind }) => kind === 'turn').length;
  for (const event of events) {
    if (event.kind === 'turn') {
      number += 1;
      turns.push({ title: describeTurn(words, number, event.seat), seat: event.seat, events: [] });
    }
    turns.at(-1)?.events.push(event);
  }
  return turns.filter(({ events: of }) => of.length > 0);
}

/** Rendered after the rest of the table: what happened is announced, and nobody presses a line at once. */
export const GameLog = memo(function GameLog({ words, events, reasons, onClose }: Props) {
  const now = useMemo(() => ({ words, events, reasons }), [words, events, reasons]);
  return <Log {...useDeferredValue(now)} onClose={onClose} />;
});

const Log = memo(function Log({ words, events, reasons, onClose }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const { view } = words;
  const byId = new Map(events.map((event) => [event.id, event]));

  const isOpened = onClose !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to new events
  useEffect(() => {
    const { current } = log;
    if (!isOpened) current?.scrollTo(0, current.scrollHeight);
    // As many of the last turns as fit, from their first line.
    else if (current) [...current.querySelectorAll('ol')].find((turn) => fitsFrom(turn, current))?.scrollIntoView();
  }, [events.length, isOpened]);

  return (
    <div ref={log} className={styles.log} role="log" aria-label="What happened" aria-live="off">
      {onClose && (
        <header className={styles.title}>
          <h2>Log</h2>
          <CloseButton onClick={onClose} />
        </header>
      )}
      {turnsOf(words, events).map(({ title, seat, events: ofTurn }) => (
        <Fragment key={title ?? ''}>
          {title && (
            <h3 className={parts.label}>
              {seat !== undefined && <Face view={view} seat={seat} />}
              <NamedText text={title} names={namesOf(view)} />
            </h3>
          )}
          <Lines words={words} byId={byId} ofTurn={ofTurn} reasons={reasons} />
        </Fragment>
      ))}
      <div className={styles.room} />
    </div>
  );
});

/** Whether the lines from here to the end are at most as high as the log. */
const fitsFrom = (turn: HTMLElement, { lastElementChild, clientHeight }: HTMLElement): boolean =>
  (lastElementChild instanceof HTMLElement ? lastElementChild.offsetTop : 0) - turn.offsetTop <
  clientHeight - Number.parseFloat(getComputedStyle(turn).scrollMarginTop);

/** Lines of a turn that are shown; the others are under "more". */
const mostShown = 4;

type LinesProps = Pick<Props, 'words' | 'reasons'> & {
  readonly ofTurn: readonly GameEvent[];
  readonly byId: ReadonlyMap<number, GameEvent>;
};

function Lines({ words, byId, ofTurn, reasons }: LinesProps) {
  const [all, showAll] = useState(false);
  const most = chief(ofTurn, mostShown);
  const shown = most.length > 0 ? most : ofTurn.slice(-1);
  /** Of the decision to reach for the idea, which is told under "more". */
  const reasonOfTake = ({ id }: GameEvent) =>
    ofTurn
      .filter((event) => event.id < id && event.kind === 'announce' && event.item === 'take')
      .map((event) => reasons?.get(event.id))
      .at(-1);
  return (
    <>
      <ol>
        {ofTurn.map((event) => (
          <li key={event.id} hidden={!all && !shown.includes(event)}>
            <Line
              words={words}
              event={event}
              cause={event.cause === undefined ? undefined : byId.get(event.cause)}
              reason={reasons?.get(event.id) ?? (event.kind === 'take' ? reasonOfTake(event) : undefined)}
            />
          </li>
        ))}
      </ol>
      {ofTurn.length > shown.length && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? 'Less' : counted(ofTurn.length - shown.length, 'more step')}
        </button>
      )}
    </>
  );
}

/** Said once: the names of a game never change. Its reason is rendered when it is asked for: a turn has many lines. */
const Line = memo(
  function Line({ words, event, cause, reason }: WhyProps) {
    const [asked, ask] = useState(false);
    return (
      <>
        <Told words={words} event={event} />
        <details onToggle={({ currentTarget }) => ask(currentTarget.open)}>
          <summary>
            why?<VisuallyHidden> {tell(words, event)}</VisuallyHidden>
          </summary>
          {asked && <Why words={words} event={event} cause={cause} reason={reason} />}
        </details>
      </>
    );
  },
  (before, now) =>
    before.event === now.event &&
    before.cause === now.cause &&
    before.reason === now.reason &&
    before.words.book === now.words.book &&
    before.words.view.you === now.words.view.you,
);

type WhyProps = {
  readonly words: Wording;
  readonly event: GameEvent;
  readonly cause: GameEvent | undefined;
  readonly reason: string | undefined;
};

export function Why({ words, event, cause, reason }: WhyProps) {
  const { words: said, see } = event;
  return (
    <div className={styles.why}>
      {reason && <p>{reason}</p>}
      {said && (
        <p>
          <Speaker words={words} said={said} /> <span>says:</span>{' '}
          <mark>
            <RichText text={printedText(said.text)} />
          </mark>
        </p>
      )}
      {cause && (
        <p>
          <NamedText text={`Because: ${tell(words, cause)}`} names={namesOf(words.view)} />
        </p>
      )}
      <p>
        Rule: <RuleByName see={see} />
      </p>
    </div>
  );
}

function Speaker({
  words: { book },
  said: { card, persona },
}: {
  readonly words: Wording;
  readonly said: PrintedWords;
}) {
  const summary = summaryOf(card);
  if (summary) return <a href={routes.card.href(summary.set, summary.number)}>{summary.name}</a>;
  return persona === null ? null : <span>{book.personas[persona]?.name}</span>;
}
