/**
 * Decisions in few characters: each is one character, and the numbers follow in a list. The order of the table is part of
 * the format: changing it requires a new `version` in gameCode.ts.
 */

import type { Decision } from '#game/engine/legal.ts';

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
