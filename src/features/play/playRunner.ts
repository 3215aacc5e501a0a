/** A game that is being played: who decides, what the app decides, what makes itself, what is saved. Without React. */

import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { extend, type Position, replay, settle } from '#game/play/position.ts';
import { automaticDecision } from '#game/play/stops.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { createStore } from '#site/createStore.ts';
import { followPlayedGame, writePlayedGame } from '#storage/games/playedGames.ts';
import { createAppTurns } from './appTurns.ts';
import { createPersons } from './persons.ts';
import { playSettings } from './playSettings.ts';
import { isStopped, type Opponent, type PlayState, type Script, troubles } from './playState.ts';

type Options = { readonly opponent: Opponent; readonly script?: Script };

export function createPlayRunner(book: Book, saved: PlayedGame, { opponent, script }: Options) {
  const { setup, players } = saved;
  const persons = createPersons(players);
  const first: Position = { ...newGame(book, setup), decisions: [] };
  const isOtherEdition = saved.edition !== book.edition;

  /** Decisions that persons made themselves: their numbers and seats. */
  let own: { readonly at: number; readonly seat: number }[] = [];
  let hold = false;
  let saidWeaker = false;
  /** Nobody decides for the app on a page that does not show the game. */
  let started = false;

  const appTurns = createAppTurns(book, setup.seed, opponent, ({ decision, reason }, weaker) => {
    if (weaker && !saidWeaker) update({ trouble: store.get().trouble ?? troubles.easyOnly });
    saidWeaker ||= weaker;
    make([decision], reason);
  });

  const store = createStore<PlayState>(
    shown({
      game: saved,
      position: isOtherEdition ? first : settle(book, replay(book, first, saved.decisions, noteOwn), automatic),
      thinking: undefined,
      reasons: new Map(),
      hold,
      trouble: isOtherEdition ? troubles.otherTexts : undefined,
    }),
  );

  type Part = Omit<PlayState, 'seat' | 'handTo' | 'undo'>;

  /** With what follows from it and from who holds the device. */
  function shown(part: Part): PlayState {
    const handTo = persons.handTo(part.position.state);
    const seat = persons.seat();
    const last = own.at(-1);
    // What another person has decided since stands, and so does what they may have seen.
    const canUndo =
      last !== undefined && last.seat === seat && handTo === undefined && part.trouble?.kind !== 'elsewhere';
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

  /** Makes decisions in one step; from the first that is not legal on nothing is done. */
  function make(decisions: readonly Decision[], sentence?: string): void {
    const { position, reasons, trouble } = store.get();
    let next = position;
    for (const decision of decisions) {
      const after = extend(book, next, decision);
      if (isRefusal(after)) break;
      noteOwn(next);
      next = after;
    }
    if (next === position) return;
    const byPerson = own.at(-1)?.at === position.decisions.length;
    if (byPerson) hold = false;
    move(settle(book, next, automatic), {
      // Said once: whoever has decided since has read it.
      ...(byPerson && trouble?.kind === 'easy-only' && { trouble: undefined }),
      ...(sentence !== undefined && {
        reasons: new Map(reasons).set(position.decisions.length, { sentence, event: position.events.length }),
      }),
    });
  }

  function move(position: Position, change: Partial<Part> = {}): void {
    const { game } = store.get();
    const { decisions } = position;
    const changed = Date.now();
    appTurns.drop();
    update({ position, hold, thinking: undefined, ...change, game: { ...(change.game ?? game), decisions, changed } });
    void save();
    letAppDecide();
  }

  async function save(): Promise<void> {
    const kept = await writePlayedGame(store.get().game);
    const { trouble } = store.get();
    if (!kept && !trouble) update({ trouble: troubles.notSaved });
    if (kept && trouble?.kind === 'not-saved') update({ trouble: undefined });
  }

  function letAppDecide(): void {
    const { position, handTo } = store.get();
    const { pending } = position.state;
    const player = pending ? players[pending.seat] : undefined;
    if (!pending || player?.kind !== 'app' || handTo !== undefined || isStopped(store.get()) || !started) return;
    if (script?.(position)) return;
    update({ thinking: pending.seat });
    void appTurns.begin(position, pending.seat, player.level);
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

  /** Makes what makes itself now, and lets the app decide: after a setting, the script or the holder has changed. */
  function lookAgain(): void {
    if (isStopped(store.get())) return;
    const { position } = store.get();
    const next = settle(book, position, automatic);
    if (next === position) letAppDecide();
    else move(next);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    lookAgain,

    /** Decisions of the person whose turn it is, or of the script. */
    decide(...decisions: readonly Decision[]): void {
      const { position, handTo } = store.get();
      const seat = position.state.pending?.seat;
      if (isStopped(store.get()) || handTo !== undefined || seat === undefined) return;
      if (persons.isPerson(seat) || script?.(position) === 'goes-on') make(decisions);
    },

    takeDevice(): void {
      persons.takeDevice(store.get().handTo);
      update({});
      letAppDecide();
    },

    setHold(on: boolean): void {
      hold = on;
      update({ hold });
      lookAgain();
    },

    restart(): void {
      own = [];
      move(settle(book, first, automatic), { reasons: new Map(), game: { ...store.get().game, takeBacks: 0 } });
    },

    /** Begins to play, for the app and for other tabs; returns what ends that. */
    start(): () => void {
      started = true;
      const unfollow = followPlayedGame(saved.id, () => {
        appTurns.drop();
        update({ thinking: undefined, trouble: troubles.elsewhere });
      });
      const unsubscribe = playSettings.subscribe(lookAgain);
      letAppDecide();
      return () => {
        started = false;
        unfollow();
        unsubscribe();
        appTurns.drop();
        opponent.rest();
        update({ thinking: undefined });
      };
    },
  };
}

export type PlayRunner = ReturnType<typeof createPlayRunner>;
