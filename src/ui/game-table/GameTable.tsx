/** The table of a game: the clones, headspace and stem, the legal decisions, and the log. */

import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import { forecastsOf } from '#game/play/forecasts.ts';
import { namesOf, sayFewLeft } from '#game/play/words.ts';
import type { Elements } from '../elements.ts';
import { RulePopover } from '../rule-popover/RulePopover.tsx';
import { useOverlay } from '../useOverlay.ts';
import { Board } from './Board.tsx';
import { Face } from './clone/Face.tsx';
import { Dialogs } from './Dialogs.tsx';
import { answering, shown } from './dock/answering.ts';
import type { GoOn } from './dock/Decisions.tsx';
import { Dock } from './dock/Dock.tsx';
import { EndBar, GameBar, type GameBarProps } from './GameBar.tsx';
import styles from './GameTable.module.css';
import { Announcement, type Speech } from './log/Announcement.tsx';
import { GameLog } from './log/GameLog.tsx';
import { Since } from './log/Since.tsx';
import { goToDecisions, KeyLegend, useTableKeys } from './tableKeys.tsx';
import { type Deciding, useSelection } from './useSelection.ts';

type Props = Deciding & {
  /** A problem with the game, shown as an alert. */
  readonly trouble?: string | undefined;
  /** Shown above the question. */
  readonly coach?: ReactNode;
  /** Replaces the question that the game asks. */
  readonly question?: ReactNode;
  /** Replaces all decisions by a button that continues. */
  readonly goOn?: GoOn | undefined;
  /** With a bar, the game fills the screen below it. */
  readonly bar?: GameBarProps;
  /** Whether letters and digits are shortcuts of the game; on by default with a bar. */
  readonly keys?: boolean;
  /** Opens a field for commands; its key is in the legend. */
  readonly onType?: (() => void) | undefined;
  /** Offered before the next decision, in place of what happened, where there is no room for both. */
  readonly notice?: Elements | undefined;
  /** Controls such as undo, or the field for commands. */
  readonly tools?: Elements;
  readonly speech?: Speech | undefined;
  /** Reasons of the app, by the id of the first event that each decision caused. */
  readonly reasons?: ReadonlyMap<number, string> | undefined;
  /** The end of the game, shown in place of the board and the dock. */
  readonly end?: Elements | undefined;
  /** Whether a picture covers the table. */
  readonly covered?: boolean;
  /** Replaces the table while nobody may see it; events are announced when the table is shown again. */
  readonly curtain?: Elements;
};

export function GameTable({
  trouble,
  coach,
  notice,
  tools,
  onType,
  question,
  goOn,
  bar,
  curtain,
  covered = false,
  end,
  reasons,
  speech,
  keys = bar !== undefined,
  ...deciding
}: Props) {
  const { words, events, suggested } = deciding;
  const { book, view } = words;
  const full = bar !== undefined;
  const hidden = curtain !== undefined;
  const [logShown, showLog] = useState(false);
  const closeLog = () => {
    showLog(false);
    // The log stays rendered while it has the focus.
    goToDecisions();
  };
  useOverlay(logShown, closeLog);
  useTableKeys(full && !hidden, keys, closeLog);
  const answers = answering(words);
  const selection = useSelection(deciding, answers, hidden);
  const forecasts = useMemo(() => forecastsOf(book, view), [book, view]);

  const announcement = <Announcement words={words} events={events} speech={speech} waits={hidden} />;
  if (hidden)
    return (
      <RulePopover opensRules>
        {bar && <GameBar {...bar} names={namesOf(view)} left={sayFewLeft(view)} />}
        {announcement}
        {curtain}
      </RulePopover>
    );
  return (
    <RulePopover opensRules>
      {/* One place: what is announced after it keeps what it has said. */}
      {bar &&
        (end ? (
          <EndBar {...bar} />
        ) : (
          <GameBar
            {...bar}
            names={namesOf(view)}
            left={sayFewLeft(view)}
            keys={keys}
            speech={
              speech && (
                <>
                  <Face view={view} seat={speech.seat} />
                  <q>{speech.line}</q>
                </>
              )
            }
            spokenBelow={view.seats.length === 2}
            log={{ shown: logShown, toggle: () => showLog(!logShown) }}
          />
        ))}
      {announcement}
      <div
        // At the end it begins at another place: a new element has not moved.
        key={String(Boolean(end))}
        className={styles.table}
        data-clones={view.seats.length}
        data-full={full}
        data-over={Boolean(end)}
        data-coached={Boolean(coach)}
        data-refused={selection.refusal !== undefined}
        data-keys={keys}
        data-log={logShown}
        data-answers={goOn ? undefined : answers}
        data-shows={goOn ? undefined : shown(words)}
      >
        {end ? (
          <div className={styles.end}>{end}</div>
        ) : (
          <>
            <Board
              words={words}
              forecasts={forecasts}
              selection={selection}
              answers={answers}
              speech={speech}
              full={full}
            />
            <div className={styles.dock} data-dock="">
              <div className={styles.sheet}>
                {trouble && <p role="alert">{trouble}</p>}
                <Dock
                  words={words}
                  forecasts={forecasts}
                  selection={selection}
                  suggested={suggested}
                  coach={coach}
                  since={
                    full &&
                    !coach && (
                      <>
                        {notice}
                        <Since words={words} events={events} question={question} />
                      </>
                    )
                  }
                  question={question}
                  goOn={goOn}
                />
                {tools && (
                  // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus is
                  <div className={styles.tools} onFocus={markTyping} onBlur={markTyping}>
                    {tools}
                  </div>
                )}
                {keys && <KeyLegend onType={onType} />}
              </div>
            </div>
          </>
        )}
        <GameLog words={words} events={events} reasons={reasons} onClose={logShown ? closeLog : undefined} />
        <Dialogs words={words} selection={selection} waits={covered} />
      </div>
    </RulePopover>
  );
}

/** An attribute instead of `:has(input:focus)`, which restyles the table whenever the focus moves. */
const markTyping = ({ type, target, currentTarget }: FocusEvent) => {
  if (target instanceof HTMLInputElement) currentTarget.parentElement?.toggleAttribute('data-typing', type === 'focus');
};
