/** A game as stored and sent: its setup and its events, with a version. It is trusted only after it was replayed. */

import * as z from 'zod/mini';
import { type Revision, revisionField } from '../revision.ts';
import { maxNameLength, type Setup, setupFaults, tableModules } from '../rules/setup.ts';
import { tracks } from '../rules/table.ts';
import { enterAll, type TrackedGame, undo } from './game.ts';
import { countKinds, maxAmount, pointsKinds, type TableEvent, turnKinds } from './tableEvent.ts';

/** Version of the format. Incremented if an older version of the app could not read what this one writes. */
const version = 2;

/** Steps of a turn that version 1 recorded, and that the end of the turn now includes. They are read and left out. */
export const formerSteps = ['start-main', 'start-end', 'forget-to-limit'] as const;

export type SavedGame = {
  readonly version: 1 | typeof version;
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the device. Shown, never compared. */
  readonly savedAt: number;
  /** Absent in games that an earlier edition stored, or that were handed over. */
  readonly revision?: Revision | undefined;
  /** Time for which the table has been visible, in milliseconds. */
  readonly played: number;
  readonly setup: Setup;
  readonly events: readonly TableEvent[];
  /** Undone events; the last is the first to be redone. */
  readonly undone: readonly TableEvent[];
};

const wholeNumber = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const seatSchema = wholeNumber(0, 3);

const count = wholeNumber(0, 999);
const setupSchema = z.object({
  seats: z.array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
      persona: z.exactOptional(z.string().check(z.regex(/^[a-z]{1,20}$/))),
      start: z.object({ corpus: count, cerebrium: count, ideas: count }),
      fearLimitChange: z.exactOptional(wholeNumber(-9, 9)),
    }),
  ),
  first: seatSchema,
  modules: z.array(z.enum(tableModules)),
}) satisfies z.ZodMiniType<Setup>;

const ofSeat = { seat: seatSchema, amount: wholeNumber(1, maxAmount) };
const tableEventSchema = z.union([
  z.object({ kind: z.enum(pointsKinds), track: z.enum(tracks), ...ofSeat }),
  z.object({ kind: z.enum(countKinds), ...ofSeat }),
  z.object({ kind: z.enum(turnKinds) }),
  z.object({ kind: z.literal('tell-afraid'), seat: seatSchema, afraid: z.boolean() }),
  z.object({ kind: z.literal('check-deaths'), fatalBy: z.exactOptional(seatSchema) }),
]) satisfies z.ZodMiniType<TableEvent>;

const formerStepSchema = z.object({ kind: z.enum(formerSteps) });
const isEvent = (step: TableEvent | z.infer<typeof formerStepSchema>): step is TableEvent =>
  !formerStepSchema.safeParse(step).success;
const eventsSchema = z.pipe(
  z.array(z.union([tableEventSchema, formerStepSchema])),
  z.transform((steps): readonly TableEvent[] => steps.filter(isEvent)),
);

const time = z.int().check(z.minimum(0));
export const savedGameSchema = z.object({
  version: z.literal([1, version]),
  id: z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/)),
  savedAt: time,
  revision: revisionField,
  played: time,
  setup: setupSchema,
  events: eventsSchema,
  undone: eventsSchema,
}) satisfies z.ZodMiniType<SavedGame>;

export type OpenGame = Pick<SavedGame, 'id' | 'played' | 'revision'> & { readonly game: TrackedGame };

/** The part of a game that is stored. */
export const saveGame = ({ id, played, revision, game }: OpenGame, savedAt: number): SavedGame => ({
  version,
  id,
  savedAt,
  ...(revision && { revision }),
  played: Math.round(played),
  setup: game.setup,
  events: game.steps.map(({ event }) => event),
  undone: game.undone,
});

/** The game, replayed from its beginning, or a fault as a sentence if it breaks the rules. */
export function openSavedGame(saved: SavedGame): OpenGame | { readonly fault: string } {
  const [fault] = setupFaults(saved.setup);
  if (fault) return { fault: fault.sentence };
  const all = enterAll(saved.setup, [...saved.events, ...[...saved.undone].reverse()]);
  if ('at' in all) return { fault: `Its event ${all.at} breaks the rules. ${all.refused}` };
  const game = saved.undone.reduce((played) => undo(played), all);
  return { id: saved.id, played: saved.played, revision: saved.revision, game };
}

/** Whether a newer version of the site wrote this data, which an older one should then leave unchanged. */
export const isFromNewerVersion = (data: unknown, known: number = version): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  typeof data.version === 'number' &&
  data.version > known;
