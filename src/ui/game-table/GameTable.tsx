/** The table of a game: the clones, headspace and stem, the legal decisions, and the log. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { keyList } from '#site/frameParts.ts';
import type { Elements } from '../elements.ts';
import { CardDialog } from './CardDialog.tsx';
import { Clone } from './Clone.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { Decisions, type GoOn } from './Decisions.tsx';
import { GameBar, type GameBarProps } from './GameBar.tsx';
import { Announcement, GameLog } from './GameLog.tsx';
import styles from './GameTable.module.css';
import { Middle } from './Middle.tsx';
import { useTableKeys } from './useTableKeys.ts';

export type GameTableProps = {
  readonly words: Wording;
  /** As the player may see them, oldest first. */
  readonly events: readonly GameEvent[];
  readonly onDecide: (decision: Decision) => void;
  readonly whyNot: (decision: Decision) => Refusal | undefined;
  /** The recommended decision; the others are in a disclosure. */
  readonly suggested?: Decision | undefined;
  /** A problem with the game, shown as an alert. */
  readonly trouble?: string | undefined;
  /** Shown above the question. */
  readonly coach?: ReactNode;
  /** Shown below the decisions. */
  readonly aside?: Elements;
  /** Replaces the question that the game asks. */
  readonly question?: ReactNode;
  /** Replaces all decisions by a button that continues. */
  readonly goOn?: GoOn | undefined;
  /** With a bar, the game fills the screen below it. */
  readonly bar?: GameBarProps;
  /** Whether letters and digits are shortcuts of the game; on by default with a bar. */
  readonly keys?: boolean;
  /** Controls such as undo. */
  readonly tools?: Elements;
  /** Replaces the table while nobody may see it; events are announced when the table is shown again. */
  readonly curtain?: Elements;
};

export function GameTable({
  words,
  events,
  onDecide,
  whyNot,
  suggested,
  trouble,
  coach,
  aside,
  tools,
  question,
  goOn,
  bar,
  curtain,
  keys = bar !== undefined,
}: GameTableProps) {
  const full = bar !== undefined;
  const [looked, setLooked] = useState<CardNumber>();
  const [examined, examine] = useState<number>();
  const [logShown, showLog] = useState(false);
  const [isSmall] = useState(() => matchMedia('(max-width: 47.99rem), (max-height: 29.99rem)').matches);
  const { view } = words;
  const seats = [...view.seats.keys()];
  const others = seats.filter((seat) => seat !== view.you);
  const hidden = curtain !== undefined;
  useTableKeys(keys && !hidden);
  const board = useRef<HTMLDivElement>(null);
  const [topItem] = view.stem.slice(-1);

  // Scrolls to the item that the player can react to, and afterwards to the player's own clone.
  useEffect(() => {
    if (!full || hidden) return;
    const part = board.current?.querySelector(topItem ? '[data-stem]' : '[data-ink="b"]');
    part?.scrollIntoView({ block: 'nearest' });
  }, [full, topItem, hidden]);

  function decide(decision: Decision) {
    setLooked(undefined);
    examine(undefined);
    onDecide(decision);
  }

  const whose = examined === undefined ? undefined : view.seats[examined];

  const announcement = <Announcement words={words} events={events} waits={hidden} />;
  if (hidden)
    return (
      <>
        {bar && <GameBar {...bar} />}
        {announcement}
        {curtain}
      </>
    );
  return (
    <>
      {bar && <GameBar {...bar} keys={keys} log={{ shown: logShown, toggle: () => showLog(!logShown) }} />}
      {announcement}
      <div className={styles.table} data-clones={seats.length} data-full={full} data-keys={keys} data-log={logShown}>
        <div ref={board} className={styles.board}>
          <div className={styles.rivals}>
            {others.map((seat) => (
              <Clone key={seat} seat={seat} view={view} onLook={setLooked} onExamine={examine} />
            ))}
          </div>
          <Middle words={words} onLook={setLooked} />
          <Clone seat={view.you} view={view} onLook={setLooked} onExamine={examine} />
        </div>
        <div className={styles.dock}>
          <div className={styles.asked} data-tools={Boolean(tools)}>
            {trouble && <p role="alert">{trouble}</p>}
            <Decisions
              words={words}
              suggested={suggested}
              coach={coach}
              question={question}
              goOn={goOn}
              folds={full && isSmall}
              onDecide={decide}
            />
            {aside}
          </div>
          {tools && <div className={styles.tools}>{tools}</div>}
          {keys && <KeyLegend />}
        </div>
        <GameLog words={words} events={events} />
        {whose && <CloneDialog clone={whose} onLook={setLooked} onClose={() => examine(undefined)} />}
        {looked !== undefined && (
          <CardDialog
            card={looked}
            words={words}
            whyNot={whyNot}
            onDecide={decide}
            onClose={() => setLooked(undefined)}
          />
        )}
      </div>
    </>
  );
}

/** The keyboard shortcuts of the game, and a button for all shortcuts of the site. */
const KeyLegend = () => (
  <p className={styles.legend}>
    <span>
      <kbd>1</kbd>–<kbd>9</kbd> thoughts
    </span>
    <span>
      <kbd>Q</kbd>–<kbd>R</kbd> headspace
    </span>
    <span>
      <kbd>L</kbd> why
    </span>
    <span>
      <kbd>Esc</kbd> back
    </span>
    <button type="button" onClick={() => keyList.set(true)}>
      <kbd>?</kbd> all keys
    </button>
  </p>
);
