/** How one person has done against the app: the results of finished games. */

import * as z from 'zod/mini';
import type { AppLevel, PlayedGame } from './playedGame.ts';

/** A finished game of one person against the app: all that is counted of it, and kept when the game is not. */
export const finishedGameSchema = z.object({
  id: z.string(),
  won: z.boolean(),
  /** The highest in the game. */
  level: z.enum(['easy', 'normal', 'hard']),
  /** Slug of the person's persona; "" without one. */
  persona: z.string(),
  sets: z.array(z.int()),
  /** Slugs of the app's personas or, without one, of the people whose portraits its clones had. */
  against: z.optional(z.array(z.string())),
  /** The card that decided it. Absent, as `against` is, from results that an earlier edition noted. */
  killedBy: z.optional(z.int()),
  /** The number of this game in its Grudge Match; 0 outside one. */
  grudge: z.int(),
});

export type FinishedGame = z.infer<typeof finishedGameSchema>;

const levels: readonly AppLevel[] = ['hard', 'normal', 'easy'];

/**
 * The counted part of a game; `undefined` if it goes on. Leaves out games of several persons, and the guided game,
 * whose cards are laid out.
 */
export function finishedGame({ id, players, setup, winners, killedBy, grudge }: PlayedGame): FinishedGame | undefined {
  const seat = players.findIndex(({ kind }) => kind === 'person');
  const level = levels.find((one) => players.some((player) => player.kind === 'app' && player.level === one));
  const isAlone = players.filter(({ kind }) => kind === 'person').length === 1;
  if (!winners || !level || !isAlone || setup.head !== undefined) return undefined;
  return {
    id,
    won: winners.includes(seat),
    level,
    persona: setup.seats[seat]?.persona ?? '',
    sets: [...setup.sets],
    against: setup.seats.flatMap(({ persona, name }, other) => (other === seat ? [] : (persona ?? name.toLowerCase()))),
    ...(killedBy !== undefined && { killedBy }),
    grudge: grudge ? grudge.reduce((sum, won) => sum + won, 1) : 0,
  };
}
