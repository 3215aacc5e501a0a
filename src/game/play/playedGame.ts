/** A game against the app as it is kept: what was decided in it. Everything else is worked out again. */

import * as z from 'zod/mini';
import type { Decision } from '../engine/legal.ts';

export type PlayedGame = {
  readonly id: string;
  /** Of the card texts that it was played with. */
  readonly edition: string;
  readonly decisions: readonly Decision[];
};

const whole = z.lazy(() => z.int().check(z.minimum(-1), z.maximum(99_999)));

const decisionSchema = z.lazy(() =>
  z.union([
    z.object({ do: z.literal('take'), slot: whole }),
    z.object({ do: z.enum(['play', 'react']), card: whole }),
    z.object({ do: z.literal('activate'), card: whole, ability: whole }),
    z.object({ do: z.enum(['end', 'pass', 'withdraw']) }),
    z.object({ do: z.literal('choose'), value: whole }),
  ]),
) satisfies z.ZodMiniType<Decision>;

/** For what comes out of a database. Whether its decisions are legal shows when they are replayed. */
export const playedGameSchema = z.lazy(() =>
  z.object({
    id: z.string().check(z.regex(/^[a-z0-9]{4,20}$/)),
    edition: z.string(),
    decisions: z.array(decisionSchema).check(z.maxLength(20_000)),
  }),
) satisfies z.ZodMiniType<PlayedGame>;
