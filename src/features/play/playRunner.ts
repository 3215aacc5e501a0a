/** Runs a game: whose decision it is, the app's decisions, automatic decisions and saving. Does not depend on React. */

import type { Decision } from '#game/engine/legal.ts';
import type { Book } from '#game/language/book.ts';
import { killingCard } from '#game/play/killingCard.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { automaticDecision } from '#game/play/stops.ts';
import { beginAt, decideAutomatically, type Position, replay } from '#game/position/position.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { createStore } from '#site/createStore.ts';
import { noteFinishedGames } from '#storage/games/finishedGames.ts';
import { followPlayedGame, playKeeping, writePlayedGame } from '#storage/games/playedGames.ts';
import { createAppTurns } from './appTurns.ts';
import { createPersons } from './persons.ts';
import { playSettings } from './playSettings.ts';
import { isStopped, notSaved, type Opponent, type PlayState, playProblems, type Script } from './playState.ts';

type Options = {
  readonly opponent: Opponent;
  readonly script?: Script;
  /** Resolves when what was shown last has come to rest. */
  readonly atRest?: () => Promise<void>;
};

export function createPlayRunner(
  book: Book,
  saved: PlayedGame,
  { opponent, script, atRest = async () => undefined }: Options,
) {
  const { setup, players } = saved;
  const persons = createPersons(players);
  const first = beginAt(book, { setup });

  /** Decisions that persons made themselves, by index and seat. */
  let own: { readonly at: number; readonly seat: SeatNumber }[] = [];
  let hold = false;
  let weakerNoticeShown = false;
  /** Whether a page shows the game. The app decides only then. */
  let started = false;

  const replayed = replay(book, first, saved.decisions, noteOwn);
  /** Saved with other card texts, or with a decision that the current rules do not allow. */
  const cannotGoOn = saved.edition !== book.edition || replayed.decisions.length < saved.decisions.length;
  if (cannotGoOn) own = [];

  const appTurns = createAppTurns(book, setup.seed, {
    opponent,
    atRest,
    decided({ decision, reason }, weaker) {
      if (weaker && !weakerNoticeShown) update({ trouble: store.get().trouble ?? playProblems.easyOnly });
      weakerNoticeShown ||= weaker;
      make([decision], reason);
    },
  });

  const store = createStore<PlayState>(
    shown({
      game: saved,
      position: cannotGoOn ? first : decideAutomatically(book, replayed, automatic),
      thinking: undefined,
      skips: false,
      reasons: new Map(),
      hold,
      trouble: cannotGoOn ? playProblems.otherTexts : notSaved(saved.id),
    }),
  );

  type Part = Omit<PlayState, 'seat' | 'handTo' | 'undo'>;

  /** Adds the fields that follow from the state and from who holds the device. */
  function shown(part: Part): PlayState {
    const handTo = persons.handTo(part.position.state);
    const seat = persons.seat();
    const last = own.at(-1);
    // Undo never goes back past another person's decision, because of what they may have seen.
    const canUndo = last?.seat === seat && handTo === undefined && !isStopped(part);
    return { ...part, seat, handTo, undo: canUndo ? undo : undefined };
  }

  const update = (change: Partial<Part>) => store.set((now) => shown({ ...now, ...change }));

  function automatic(position: Position): Decision | undefined {
    if (!persons.isPerson(position.state.pending?.seat) || script?.(position)) return undefined;
    return automaticDecision(book, position.state, { ...playSettings.get(), hold });
  }

  function noteOwn(position: Position): void {
    const seat = position.state.pending?.seat;
    if (seat === undefined || !persons.isPerson(seat)) return;
    if (script?.(position) !== 'goes-on' && !automatic(position)) own.push({ at: position.decisions.length, seat });
  }

  /** Makes decisions in one step. Stops at the first that is not legal. */
  function make(decisions: readonly Decision[], sentence?: string): void {
    const { position, reasons, trouble } = store.get();
    const next = replay(book, position, decisions, noteOwn);
    if (next.decisions.length === position.decisions.length) return;
    const byPerson = own.at(-1)?.at === position.decisions.length;
    // Kept until a window has been answered, so that one can react to one's own action.
    if (byPerson && position.state.pending?.kind === 'react') hold = false;
    move(decideAutomatically(book, next, automatic), {
      // Shown until a person's next decision: by then they have read it.
      ...(byPerson && trouble?.kind === 'easy-only' && { trouble: undefined }),
      ...(sentence !== undefined && {
        reasons: new Map(reasons).set(position.decisions.length, { sentence, event: position.events.length }),
      }),
    });
  }

  function move(position: Position, change: Partial<Part> = {}): void {
    const { outcome, turn, seats } = position.state;
    const wasOver = store.get().position.state.outcome !== null;
    const standing = { turn, corpus: seats.map(({ corpus }) => corpus.real) };
    const end = outcome && { winners: outcome.winners, killedBy: killingCard(position.events) };
    const now = { decisions: position.decisions, changed: Date.now(), winners: undefined, ...end, standing };
    appTurns.drop();
    update({ position, hold, thinking: undefined, ...change, game: { ...(change.game ?? store.get().game), ...now } });
    void save(outcome !== null || wasOver);
    letAppDecide();
  }

  async function save(countsChange = false): Promise<void> {
    if ((await writePlayedGame(store.get().game)) === 'behind') stopHere();
    // The results are noted again at the end of the next game, and when they are shown.
    else if (countsChange) void noteFinishedGames().catch(() => undefined);
  }

  function reportSaving(): void {
    const next = notSaved(saved.id);
    const { trouble } = store.get();
    if ((!trouble || trouble.kind === 'not-saved') && trouble?.sentence !== next?.sentence) update({ trouble: next });
  }

  /** Another tab goes on with the game. */
  function stopHere(): void {
    appTurns.drop();
    update({ thinking: undefined, trouble: playProblems.elsewhere });
  }

  function letAppDecide(): void {
    const { position, handTo, skips } = store.get();
    const { pending } = position.state;
    const player = pending ? players[pending.seat] : undefined;
    if (skips && player?.kind !== 'app') update({ skips: false });
    if (!pending || player?.kind !== 'app' || handTo !== undefined || isStopped(store.get()) || !started) return;
    if (script?.(position)) return;
    update({ thinking: pending.seat });
    void appTurns.begin(position, pending.seat, player.level, skips);
  }

  function undo(): void {
    const last = own.pop();
    if (!last) return;
    const { game, position, reasons } = store.get();
    const made = position.decisions.slice(0, last.at);
    move(replay(book, first, made), {
      reasons: new Map([...reasons].filter(([number]) => number < last.at)),
      game: { ...game, takeBacks: game.takeBacks + 1 },
    });
  }

  /** Makes automatic decisions and lets the app decide, after a change of the settings, the script or the holder. */
  function resume(): void {
    if (isStopped(store.get())) return;
    const { position } = store.get();
    const next = decideAutomatically(book, position, automatic);
    if (next === position) letAppDecide();
    else move(next);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    resume,

    /** Makes decisions of the person who must decide, or of the script. */
    decide(...decisions: readonly Decision[]): void {
      const { position, handTo } = store.get();
      const seat = position.state.pending?.seat;
      if (isStopped(store.get()) || handTo !== undefined || seat === undefined) return;
      if (persons.isPerson(seat) || script?.(position) === 'goes-on') make(decisions);
    },

    /** Lets the app decide without pauses until a person must decide. */
    skip(): void {
      update({ skips: store.get().thinking !== undefined });
      appTurns.endPause();
    },

    takeDevice(): void {
      persons.takeDevice(store.get().handTo);
      update({});
      letAppDecide();
    },

    setHold(on: boolean): void {
      hold = on;
      update({ hold });
      resume();
    },

    /** Starts again before the first decision, with the current card texts. */
    restart(): void {
      own = [];
      const { scriptLeft: _, ...game } = store.get().game;
      move(decideAutomatically(book, first, automatic), {
        reasons: new Map(),
        trouble: undefined,
        game: { ...game, edition: book.edition, takeBacks: 0 },
      });
    },

    leaveScript(): void {
      update({ game: { ...store.get().game, scriptLeft: true } });
      void save();
      resume();
    },

    /** Lets the app decide and tells other tabs that this one plays. Returns a cleanup function. */
    start(): () => void {
      started = true;
      const ends = [
        followPlayedGame(saved.id, stopHere),
        playKeeping.subscribe(reportSaving),
        playSettings.subscribe(resume),
      ];
      reportSaving();
      letAppDecide();
      return () => {
        started = false;
        for (const end of ends) end();
        appTurns.drop();
        opponent.rest();
        update({ thinking: undefined });
      };
    },
  };
}
export type PlayRunner = ReturnType<typeof createPlayRunner>;
