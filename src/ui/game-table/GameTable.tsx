/** A game on a screen: the clones and what lies between them, what can be decided now, and what happened. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/state.ts';
import type { Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import { CardDialog } from './CardDialog.tsx';
import { Clone } from './Clone.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { Decisions, type GoOn } from './Decisions.tsx';
import { GameBar, type GameBarProps } from './GameBar.tsx';
import { Announcement, GameLog } from './GameLog.tsx';
import styles from './GameTable.module.css';
import { KeyLegend } from './KeyLegend.tsx';
import { Middle } from './Middle.tsx';
import { useTableKeys } from './useTableKeys.ts';

export type GameTableProps = {
  readonly words: Wording;
  /** As the reader may see them, oldest first. */
  readonly events: readonly GameEvent[];
  readonly onDecide: (decision: Decision) => void;
  readonly whyNot: (decision: Decision) => Refusal | undefined;
  /** The decision that is recommended; the others stand behind a fold. */
  readonly suggested?: Decision | undefined;
  /** What stands in the way of the game. */
  readonly trouble?: string | undefined;
  /** Above the question. */
  readonly coach?: ReactNode;
  /** Below the decisions. */
  readonly aside?: ReactNode;
  /** In place of the question that the game asks. */
  readonly question?: ReactNode;
  /** In place of all decisions: a button that goes on. */
  readonly goOn?: GoOn | undefined;
  /** The game fills the screen below it. */
  readonly bar?: GameBarProps;
  /** Letters and digits are keys of the game. */
  readonly keys?: boolean;
  /** Below the decisions: undo and the like. */
  readonly tools?: ReactNode;
  /** In place of the table while nobody may see it; what happens is announced when it is seen again. */
  readonly curtain?: ReactNode;
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

  // What there is to react to is in view, and after it what one's own clone has come to.
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
          <div className={styles.asked}>
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
