/** A saved game against the app: its setup and its decisions. Everything else is replayed. */

import * as z from 'zod/mini';
import type { Level } from '../bot/decide.ts';
import type { Decision } from '../engine/legal.ts';
import type { GameSetup } from '../engine/newGame.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { guidedSetup } from '../firstGame/deal.ts';
import { maxEvents } from '../limits.ts';
import { decisionSchema, setupSchema } from '../position/schemas.ts';
import { type Revision, revisionField } from '../revision.ts';
import type { SeatNumber } from '../rules/table.ts';

export type AppLevel = Exclude<Level, 'greedy'>;

export type Player = { readonly kind: 'person' } | { readonly kind: 'app'; readonly level: AppLevel };

export type PlayedGame = {
  readonly id: string;
  /** Edition of the card texts that it was played with. */
  readonly edition: string;
  readonly setup: GameSetup;
  /** One for each seat. */
  readonly players: readonly Player[];
  readonly decisions: readonly Decision[];
  /** Whether the guided game continues without its script. */
  readonly scriptLeft?: boolean;
  /** Games of its Grudge Match that each seat had won before this one. */
  readonly grudge?: readonly number[];
  /** Number of times that a person took decisions back. */
  readonly takeBacks: number;
  /** Time of the last decision, in milliseconds since 1970, by the clock of the device. Shown, never compared. */
  readonly changed: number;
  /** Absent in games that an earlier edition stored, or that were handed over. */
  readonly revision?: Revision | undefined;
  /** Seats of the winners, once the game is over. */
  readonly winners?: readonly SeatNumber[] | undefined;
  /** The card that the game was decided by, if it ended with a death by a card. */
  readonly killedBy?: CardNumber | undefined;
  /** The turn, and the corpus of each seat, after the last decision. Absent in games as `revision` is. */
  readonly standing?: { readonly turn: number; readonly corpus: readonly number[] };
};

/** Id of the guided game, which is stored like the others. */
export const guidedGameId = 'first';

/** A new guided game: the reader against an easy opponent, with the cards in the order of the script. */
export const newGuidedGame = (edition: string): PlayedGame => ({
  id: guidedGameId,
  edition,
  setup: guidedSetup,
  players: [{ kind: 'person' }, { kind: 'app', level: 'easy' }],
  decisions: [],
  takeBacks: 0,
  changed: 0,
});

/** Version of the format. Incremented if an older version of the app could not read what this one writes. */
export const playedGameVersion = 2;

const count = z.int().check(z.minimum(0));

const keptFromTheFirst = () => ({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/)),
  edition: z.string(),
  decisions: z.array(decisionSchema).check(z.maxLength(maxEvents)),
});

const firstVersionSchema = z.strictObject({ ...keptFromTheFirst(), id: z.literal(guidedGameId) });

const playerSchema = z.union([
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('app'), level: z.enum(['easy', 'normal', 'hard']) }),
]) satisfies z.ZodMiniType<Player>;

const playedGameSchema = z.object({
  ...keptFromTheFirst(),
  setup: setupSchema,
  players: z.array(playerSchema),
  scriptLeft: z.exactOptional(z.boolean()),
  grudge: z.exactOptional(z.array(count)),
  takeBacks: count,
  changed: count,
  revision: revisionField,
  winners: z.optional(z.array(count)),
  killedBy: z.optional(count),
  standing: z.exactOptional(z.object({ turn: count, corpus: z.array(z.int()) })),
}) satisfies z.ZodMiniType<PlayedGame>;

/**
 * Reads a game from a row of a database; undefined if the row is not a game. The first version stored only the
 * decisions of the guided game. Does not check whether decisions are legal; replaying them does.
 */
export function readPlayedGameRow(row: unknown): PlayedGame | undefined {
  const { data } = playedGameSchema.safeParse(row);
  if (data) return data.players.length === data.setup.seats.length ? data : undefined;
  const earlier = firstVersionSchema.safeParse(row).data;
  return earlier && { ...newGuidedGame(earlier.edition), decisions: earlier.decisions };
}
