/**
 * A game that is being played: whose turn it is to decide, what the app decides, what makes itself, what is saved.
 * Independent of React; components follow it with `usePlayedGame`.
 */

import type { Decided } from '#game/bot/decide.ts';
import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import type { State } from '#game/engine/state.ts';
import { type View, viewFor } from '#game/engine/view.ts';
import type { AppLevel, PlayedGame } from '#game/play/playedGame.ts';
import { extend, type Position, replay } from '#game/play/position.ts';
import { automaticDecision } from '#game/play/stops.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { createStore } from '#site/createStore.ts';
import { followPlayedGame, writePlayedGame } from '#storage/games/playedGames.ts';
import { playSettings } from './playSettings.ts';

export type Asked = {
  readonly book: Book;
  readonly view: View;
  readonly level: AppLevel;
  readonly seed: number;
};

export type Opponent = {
  /** Decides by what a seat may know and nothing else. `easy`: it could not be had, and the easy one stood in. */
  decide(asked: Asked): Promise<Decided & { readonly easy?: boolean }>;
  /** Nobody asks it for a while. */
  rest(): void;
};

/** Who decides at a position of a scripted game: the person, or the script; undefined where the game is free. */
export type Script = (position: Position) => 'asks' | 'goes-on' | undefined;

export type PlayTrouble = {
  readonly kind: 'not-saved' | 'elsewhere' | 'other-texts' | 'easy-only';
  readonly sentence: string;
};

/** What a screen needs to know of the game that is being played. */
export type PlayState = {
  readonly game: PlayedGame;
  readonly position: Position;
  readonly seat: number;
  readonly handTo: number | undefined;
  readonly thinking: number | undefined;
  readonly reasons: ReadonlyMap<number, string>;
  readonly hold: boolean;
  readonly trouble: PlayTrouble | undefined;
  readonly undo: (() => void) | undefined;
};

const troubles = {
  notSaved: {
    kind: 'not-saved',
    sentence: 'This device could not save the game. It lasts until you close this page.',
  },
  elsewhere: {
    kind: 'elsewhere',
    sentence: 'This game goes on in another tab. To go on here instead, reload this page.',
  },
  otherTexts: {
    kind: 'other-texts',
    sentence: 'This game was played with other card texts. It is kept, but it cannot go on with these.',
  },
  easyOnly: {
    kind: 'easy-only',
    sentence: 'The opponent could not be loaded as strong as you wanted it, so it plays Easy for now.',
  },
} as const satisfies Record<string, PlayTrouble>;

/** Milliseconds for which each decision of the app is shown; of the same length whatever it had to think about. */
const pauses = { slow: 1800, normal: 700, instant: 0 } as const;

/** What is announced in secret is not waited for; a pass is seen at a glance. */
function pauseBefore({ pending, draft }: State): number {
  const whole = pauses[playSettings.get().pace];
  return draft ? 0 : pending?.kind === 'react' ? whole / 2 : whole;
}

/** A seed of the bot's own: of the game's seed it must not be able to make out how the cards were shuffled. */
const seedFor = (seed: number, decision: number): number =>
  Math.imul(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (decision + 1), 0xc2b2ae35) >>> 0;

type Options = { readonly opponent: Opponent; readonly script?: Script };

export function createPlayRunner(book: Book, saved: PlayedGame, { opponent, script }: Options) {
  const { setup, players } = saved;
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
  const first: Position = { ...newGame(book, setup), decisions: [] };
  const isOtherEdition = saved.edition !== book.edition;

  /** Decisions that persons made themselves: their numbers and seats. */
  let own: { readonly at: number; readonly seat: number }[] = [];
  /** The person who took the device last. */
  let holder = persons.length > 1 ? undefined : persons[0];
  let hold = false;
  let saidEasy = false;
  let stopFollowing: (() => void) | undefined;
  /** The decision of the app that is awaited, by the position that it is for. */
  let awaited: Position | undefined;

  const store = createStore<PlayState>(
    shown({
      game: saved,
      position: isOtherEdition ? first : settled(replay(book, first, saved.decisions, noteOwn)),
      thinking: undefined,
      reasons: new Map(),
      hold,
      trouble: isOtherEdition ? troubles.otherTexts : undefined,
    }),
  );

  type Part = Omit<PlayState, 'seat' | 'handTo' | 'undo'>;

  /** With what follows from it and from who holds the device. */
  function shown(part: Part): PlayState {
    const next = nextPerson(part.position.state);
    const handTo = next === undefined || persons.length < 2 || next === holder ? undefined : next;
    const seat = holder ?? persons[0] ?? 0;
    const last = own.at(-1);
    // What another person has decided since stands, and so does what they may have seen.
    const canUndo =
      last !== undefined && last.seat === seat && handTo === undefined && part.trouble?.kind !== 'elsewhere';
    return { ...part, seat, handTo, undo: canUndo ? undo : undefined };
  }

  const update = (change: Partial<Part>) => store.set((now) => shown({ ...now, ...change }));

  /** The person to decide; after a reload the first who may look at the table at all. */
  function nextPerson({ pending }: State): number | undefined {
    if (!pending) return undefined;
    if (players[pending.seat]?.kind === 'person') return pending.seat;
    return holder === undefined ? (persons.find((seat) => seat > pending.seat) ?? persons[0]) : undefined;
  }

  function automatic(position: Position): Decision | undefined {
    const { pending } = position.state;
    if (!pending || players[pending.seat]?.kind !== 'person' || script?.(position)) return undefined;
    const { askAlways } = playSettings.get();
    return automaticDecision(book, position.state, { askAlways, hold });
  }

  function noteOwn(position: Position): void {
    const { pending } = position.state;
    if (!pending || players[pending.seat]?.kind !== 'person') return;
    if (script?.(position) === 'goes-on' || automatic(position)) return;
    own.push({ at: position.decisions.length, seat: pending.seat });
  }

  /** What makes itself has happened. */
  function settled(position: Position): Position {
    let next = position;
    for (let decision = automatic(next); decision; decision = automatic(next)) {
      const after = extend(book, next, decision);
      if (isRefusal(after)) throw new Error(`A decision that makes itself is not legal: ${after.refused}`);
      next = after;
    }
    return next;
  }

  const isStill = () => {
    const kind = store.get().trouble?.kind;
    return kind === 'elsewhere' || kind === 'other-texts';
  };

  /** Makes decisions in one step; from the first that is not legal on nothing is done. */
  function make(decisions: readonly Decision[], reason?: string): void {
    const { position, reasons } = store.get();
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
    const { trouble } = store.get();
    move(settled(next), {
      // Said once: whoever has decided since has read it.
      ...(byPerson && trouble?.kind === 'easy-only' && { trouble: undefined }),
      ...(reason !== undefined && { reasons: new Map(reasons).set(position.decisions.length, reason) }),
    });
  }

  function move(position: Position, change: Partial<Part> = {}): void {
    const { game } = store.get();
    const { decisions } = position;
    awaited = undefined;
    update({
      position,
      hold,
      thinking: undefined,
      ...change,
      game: { ...(change.game ?? game), decisions, changed: Date.now() },
    });
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
    if (!pending || player?.kind !== 'app' || handTo !== undefined || isStill() || !stopFollowing) return;
    if (script?.(position) || awaited === position) return;
    awaited = position;
    update({ thinking: pending.seat });
    void decideForApp(position, pending.seat, player.level);
  }

  async function decideForApp(position: Position, seat: number, level: AppLevel): Promise<void> {
    const { state, decisions } = position;
    const [{ decision, reason, easy }] = await Promise.all([
      opponent.decide({ book, view: viewFor(book, state, seat), level, seed: seedFor(setup.seed, decisions.length) }),
      new Promise((resolve) => setTimeout(resolve, pauseBefore(state))),
    ]);
    if (awaited !== position || !stopFollowing) return;
    if (easy && level !== 'easy' && !saidEasy) {
      saidEasy = true;
      update({ trouble: store.get().trouble ?? troubles.easyOnly });
    }
    make([decision], reason);
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
    if (isStill()) return;
    const { position } = store.get();
    const next = settled(position);
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
      if (isStill() || handTo !== undefined || seat === undefined) return;
      if (players[seat]?.kind === 'person' || script?.(position) === 'goes-on') make(decisions);
    },

    takeDevice(): void {
      holder = store.get().handTo ?? holder;
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
      move(settled(first), { reasons: new Map(), game: { ...store.get().game, takeBacks: 0 } });
    },

    /** Begins to play, for the app and for other tabs; returns what ends that. */
    start(): () => void {
      const stop = followPlayedGame(saved.id, () => {
        awaited = undefined;
        update({ thinking: undefined, trouble: troubles.elsewhere });
      });
      const unsubscribe = playSettings.subscribe(lookAgain);
      stopFollowing = stop;
      letAppDecide();
      return () => {
        stop();
        unsubscribe();
        opponent.rest();
        stopFollowing = undefined;
        awaited = undefined;
        update({ thinking: undefined });
      };
    },
  };
}

export type PlayRunner = ReturnType<typeof createPlayRunner>;
