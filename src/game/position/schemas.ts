/** The schemas of the parts of a position. */

import * as z from 'zod/mini';
import type { Decision } from '../engine/legal.ts';
import type { GameSetup } from '../engine/newGame.ts';
import { engineModules, maxNameLength } from '../rules/setup.ts';

const whole = z.int().check(z.minimum(-1), z.maximum(99_999));

export const decisionSchema = z.union([
  z.object({ do: z.literal('take'), slot: whole }),
  z.object({ do: z.enum(['play', 'react']), card: whole }),
  z.object({ do: z.literal('activate'), card: whole, ability: whole }),
  z.object({ do: z.enum(['end', 'pass', 'withdraw']) }),
  z.object({ do: z.literal('choose'), value: whole }),
]) satisfies z.ZodMiniType<Decision>;

export const setupSchema = z.object({
  seats: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
        persona: z.exactOptional(z.string().check(z.regex(/^[a-z]{1,20}$/))),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
  sets: z.array(z.int().check(z.minimum(0), z.maximum(99))),
  modules: z.array(z.enum(engineModules)),
  seed: z.int().check(z.minimum(0)),
  head: z.exactOptional(z.array(whole)),
  first: z.exactOptional(z.int().check(z.minimum(0), z.maximum(3))),
}) satisfies z.ZodMiniType<GameSetup>;
