/** The table of a game: the clones, headspace and stem, the legal decisions, and the log. */

import { type FocusEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { namesOf, sayFewLeft, tileOf, type Wording } from '#game/play/words.ts';
import type { Refusal } from '#game/rules/refusal.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { keyList } from '#site/frameParts.ts';
import type { Elements } from '../elements.ts';
import { NamedText } from '../NamedText.tsx';
import { RulePopover } from '../rule-popover/RulePopover.tsx';
import { useOverlay } from '../useOverlay.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardDialog } from './CardDialog.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { Hand } from './cards/Hand.tsx';
import { Headspace } from './cards/Headspace.tsx';
import { Stem } from './cards/Stem.tsx';
import { Clone } from './clone/Clone.tsx';
import { Face } from './clone/Face.tsx';
import { Living } from './clone/Living.tsx';
import { answering, choosesTile } from './dock/answering.ts';
import { Dock, type GoOn } from './dock/Dock.tsx';
import { EndBar, GameBar, type GameBarProps } from './GameBar.tsx';
import styles from './GameTable.module.css';
import { Announcement } from './log/Announcement.tsx';
import { GameLog } from './log/GameLog.tsx';
import { Since } from './log/Since.tsx';
import { Told } from './log/Told.tsx';
import { useForecasts } from './useForecasts.ts';
import { goToDecisions, useTableKeys } from './useTableKeys.ts';

export type GameTableProps = {
  readonly words: Wording;
  /** As the player may see them, oldest first. */
  readonly events: readonly GameEvent[];
  readonly onDecide: (...decisions: readonly Decision[]) => void;
  readonly whyNot: (decision: Decision) => Refusal | undefined;
  /** The recommended decision, which is chosen already. */
  readonly suggested?: Decision | undefined;
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
  /** A line that a clone says at its portrait now. */
  readonly speech?: { readonly seat: SeatNumber; readonly line: string } | undefined;
  /** Reasons of the app, by the id of the first event that each decision caused. */
  readonly reasons?: ReadonlyMap<number, string> | undefined;
  /** The end of the game, shown in place of the board and the dock. */
  readonly end?: Elements | undefined;
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
  notice,
  tools,
  onType,
  question,
  goOn,
  bar,
  curtain,
  end,
  reasons,
  speech,
  keys = bar !== undefined,
}: GameTableProps) {
  const full = bar !== undefined;
  const { view } = words;
  const { pending, legal, you, seats } = view;
  const position = `${events.length} ${pending?.kind}`;
  const [choice, setChoice] = useState<{ readonly at: string; readonly card: CardNumber }>();
  const [looked, setLooked] = useState<CardNumber>();
  const [examined, setExamined] = useState<{ readonly seat: SeatNumber; readonly look?: GameEvent }>();
  const [logShown, showLog] = useState(false);
  const hidden = curtain !== undefined;
  // The next person sees no card that the one before has looked at.
  if (hidden && (choice || looked !== undefined || examined !== undefined)) {
    setChoice(undefined);
    setLooked(undefined);
    setExamined(undefined);
  }
  const closeLog = () => {
    showLog(false);
    // The log stays rendered while it has the focus.
    goToDecisions();
  };
  useOverlay(logShown, closeLog);
  useTableKeys(full && !hidden, keys, closeLog);
  const forecasts = useForecasts(words);
  const board = useRef<HTMLDivElement>(null);
  const [topItem] = view.stem.slice(-1);

  // Scrolls to the item that the player can react to, and afterwards to the player's own clone.
  useEffect(() => {
    if (!full || hidden) return;
    // The stem begins at the upper edge of the board.
    if (topItem) board.current?.scrollTo(0, 0);
    else board.current?.querySelector('[data-ink="b"]')?.scrollIntoView({ block: 'nearest' });
  }, [full, topItem, hidden]);

  // Thoughts that the reader may look at are shown at once, and later by the numbers of their clone.
  const look = events.filter(({ kind }) => kind === 'look').at(-1);
  const lastLook = useRef(look?.id);
  useEffect(() => {
    if (look?.kind !== 'look' || legal.length === 0) return;
    if (lastLook.current !== undefined && look.id <= lastLook.current) return;
    lastLook.current = look.id;
    if (look.seat === you && pending?.kind === 'action') setExamined({ seat: look.at, look });
  }, [look, legal, pending, you]);

  const answers = answering(words);
  const chooses = !choosesTile(answers);
  const recommended = suggested ? tileOf(words, suggested) : undefined;
  const { item } = view.draft ?? view.current ?? {};
  // Whether to keep an attack is asked about that attack.
  const kept = pending && 'ask' in pending && pending.ask === 'unless' ? item?.choices.item : undefined;
  const asks = (view.stem.find(({ id }) => id === kept) ?? item)?.card;
  // While the others decide, and as long as it can be used, the card that was chosen stays chosen.
  const isKept =
    choice !== undefined &&
    (choice.at === position ||
      (legal.length === 0
        ? isWithinReach(view, choice.card)
        : legal.some((decision) => tileOf(words, decision) === choice.card)));
  const chosen = chooses ? asks : isKept ? choice.card : recommended;
  const decisions = legal.filter((decision) => tileOf(words, decision) === chosen);
  const refusal = chosen && !chooses && decisions.length === 0 ? refusalOf(words, chosen, whyNot) : undefined;
  const [used] = chooses ? [] : decisions;
  const pass = legal.find(({ do: what }) => what === 'pass');
  // Without an answer, the stem does this; also while another clone may answer.
  const unanswered = pass ?? (legal.length === 0 && lands(view) ? noAnswer : undefined);
  const looming = unanswered ? forecasts.changesFrom(unanswered) : [];

  // The parts of the table are memoised: they get the same functions again.
  const choose = useCallback((card: CardNumber) => setChoice({ at: position, card }), [position]);
  const examine = useCallback((seat: SeatNumber) => setExamined({ seat }), []);
  const chosenNow = useRef(chosen);
  useLayoutEffect(() => {
    chosenNow.current = chosen;
  }, [chosen]);
  const press = useCallback(
    (card: CardNumber) => (card === chosenNow.current ? setLooked(card) : choose(card)),
    [choose],
  );
  const decide = useCallback(
    (...decisions: readonly Decision[]) => {
      // If the focused button were removed, the browser would lay out the half-changed table.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // First, so that all changes are rendered at once (moveCards).
      onDecide(...decisions);
      setChoice(undefined);
      setLooked(undefined);
      setExamined(undefined);
    },
    [onDecide],
  );

  const active = legal.flatMap((decision) => (decision.do === 'activate' ? decision.card : []));
  const clone = (seat: SeatNumber) => (
    <Clone
      // While headspace has the room of the hand, the own clone lies lower: a new element has not moved.
      key={`${seat} ${answers === 'headspace'}`}
      seat={seat}
      view={view}
      changes={used && used.do !== 'react' ? forecasts.changesFrom(used) : looming}
      onPress={press}
      onExamine={examine}
      says={speech?.seat === seat ? speech.line : undefined}
    />
  );

  const announcement = (
    <>
      <Announcement words={words} events={events} waits={hidden} />
      <VisuallyHidden>
        <span role="status">
          {speech && !hidden && (
            <NamedText text={`${seats[speech.seat]?.name} says: “${speech.line}”`} names={namesOf(view)} />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
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
            spokenBelow={seats.length === 2}
            log={{ shown: logShown, toggle: () => showLog(!logShown) }}
          />
        ))}
      {announcement}
      <div
        // At the end it begins at another place: a new element has not moved.
        key={String(Boolean(end))}
        className={styles.table}
        data-clones={seats.length}
        data-full={full}
        data-over={Boolean(end)}
        data-coached={Boolean(coach)}
        data-refused={refusal !== undefined}
        data-keys={keys}
        data-log={logShown}
        data-answers={goOn ? undefined : answers}
      >
        {end ? (
          <div className={styles.end}>{end}</div>
        ) : (
          <>
            <div ref={board} className={styles.board}>
              <div className={styles.rivals}>{[...seats.keys()].filter((seat) => seat !== you).map(clone)}</div>
              <Headspace words={words} chosen={chosen} onPress={press} />
              <Stem words={words} changes={looming} onPress={press} />
              {clone(you)}
              {seats[you]?.alive ? (
                <Hand words={words} chosen={chosen} forecasts={forecasts} onPress={press} />
              ) : (
                <Living view={view} />
              )}
            </div>
            <div className={styles.dock}>
              <div className={styles.sheet}>
                {trouble && <p role="alert">{trouble}</p>}
                <Dock
                  words={words}
                  forecasts={forecasts}
                  chosen={chosen}
                  refusal={refusal}
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
                  onChoose={choose}
                  onDecide={decide}
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
        {examined && (
          <CloneDialog
            view={view}
            seat={examined.seat}
            look={examined.look && <Told words={words} event={examined.look} />}
            active={active}
            onLook={(card) => {
              if (!active.includes(card)) return setLooked(card);
              // The dock activates it. On a phone nothing else on the screen stands for it.
              choose(card);
              setExamined(undefined);
            }}
            onClose={() => setExamined(undefined)}
          />
        )}
        {looked !== undefined && <CardDialog card={looked} words={words} onClose={() => setLooked(undefined)} />}
      </div>
    </RulePopover>
  );
}

const noAnswer: Decision = { do: 'pass' };

/** Whether more than a take is about to resolve. */
const lands = ({ pending, stem }: View) => pending?.kind === 'react' && stem.some(({ kind }) => kind !== 'take');

const isWithinReach = ({ headspace, seats, you }: View, card: CardNumber) =>
  headspace.some((place) => place?.card === card) || seats[you]?.thoughts.includes(card) === true;

/** Why a card of the deciding seat, or in headspace, cannot be used now. */
function refusalOf({ view }: Wording, card: CardNumber, whyNot: GameTableProps['whyNot']): Refusal | undefined {
  if (view.legal.length === 0) return undefined;
  const slot = view.headspace.findIndex((place) => place?.card === card);
  if (slot >= 0) return whyNot({ do: 'take', slot });
  const own = view.seats[view.you]?.thoughts.includes(card);
  return own ? whyNot({ do: view.pending?.kind === 'react' ? 'react' : 'play', card }) : undefined;
}

/** The keyboard shortcuts of the game, and a button for all shortcuts of the site. */
const KeyLegend = ({ onType }: Pick<GameTableProps, 'onType'>) => (
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
    {onType && (
      <button type="button" data-key="/" onClick={onType}>
        type
      </button>
    )}
    <button type="button" onClick={() => keyList.set(true)}>
      <kbd>?</kbd> all keys
    </button>
  </p>
);

/** An attribute instead of `:has(input:focus)`, which restyles the table whenever the focus moves. */
const markTyping = ({ type, target, currentTarget }: FocusEvent) => {
  if (target instanceof HTMLInputElement) currentTarget.parentElement?.toggleAttribute('data-typing', type === 'focus');
};
