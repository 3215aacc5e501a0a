/**
 * The parts of a position in few characters, for links, and their schemas. Each decision is one character; the numbers
 * follow in a list. The order of the table is part of the format: changing it requires a new version of the links.
 */

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

/** The numeric fields of each decision, in the order in which they are written. */
const decisionFields = {
  take: ['slot'],
  play: ['card'],
  react: ['card'],
  activate: ['card', 'ability'],
  choose: ['value'],
  pass: [],
  end: [],
  withdraw: [],
} as const satisfies Readonly<Record<Decision['do'], readonly string[]>>;
const decisionKinds = Object.entries(decisionFields);

/** Characters from here on are printable, and one byte each in UTF-8. */
const firstCharacter = 35;
export const characterOf = (number: number) => String.fromCharCode(firstCharacter + number);
export const numberOf = (character: string) => character.charCodeAt(0) - firstCharacter;

export type PackedDecisions = readonly [kinds: string, numbers: readonly number[]];

export function packDecisions(decisions: readonly Decision[]): PackedDecisions {
  const kinds = decisions.map((decision) => characterOf(decisionKinds.findIndex(([kind]) => kind === decision.do)));
  const numbers = decisions.flatMap((decision) => {
    const values = decision as Readonly<Record<string, unknown>>;
    return decisionFields[decision.do].map((field) => values[field] as number);
  });
  return [kinds.join(''), numbers];
}

/** The decisions as they were written; their schema tells whether they are decisions. */
export function unpackDecisions([kinds, numbers]: PackedDecisions): readonly object[] {
  const left = numbers.values();
  return Array.from(kinds, (character) => {
    const [kind, fields] = decisionKinds[numberOf(character)] ?? [];
    return { do: kind, ...Object.fromEntries((fields ?? []).map((field) => [field, left.next().value])) };
  });
}
