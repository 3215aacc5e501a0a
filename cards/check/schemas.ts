/**
 * Schemas of the card files. Each schema's error is the expectation, and `readShape`
 * completes it to a fault. Constraints beyond a schema are in the rules.
 */

import { z } from 'zod';
import { type Card, cardTypes, disciplines } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import type { Persona } from '#game/cards/persona.ts';
import { type FieldFault, fault, faultyOf } from './finding.ts';

const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

const text = matching(/^\S(.*\S)?$/, 'a text on one line, without a space at either end');
const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens');
const date = z.iso.date({ error: 'a date such as 2026-10-01' });
const flag = z.boolean({ error: 'true or false' });

function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

const datedTexts = (error: string) =>
  z.array(z.strictObject({ date, text }, { error: 'a date and a text' }), { error }).exactOptional();

const setId = whole(0, 999);

export const cardSchema = z.strictObject(
  {
    id: whole(1, 99_999),
    name: text,
    type: z.enum(cardTypes, { error: 'attack, reaction or state' }),
    discipline: z.enum(disciplines, { error: 'physical or mental' }),
    set: setId,
    number: whole(1, 99),
    effects: text,
    fearEffects: text.exactOptional(),
    flavor: text,
    cost: text,
    resourceValue: whole(0, 99),
    releaseDate: date,
    artist: text,
    active: flag,
    art: z.strictObject(
      { icons: z.array(text, { error: 'a list of icons' }).min(1, { error: 'at least one icon' }), scene: text },
      { error: 'icons and a scene' },
    ),
    notes: datedTexts('a list of notes'),
    changes: datedTexts('a list of changes'),
  },
  { error: 'a card' },
) satisfies z.ZodType<Card>;

/** The set's own fields. Its cards are read one by one, so that an invalid card does not hide faults of others. */
export const setSchema = z.strictObject(
  {
    id: setId,
    name: text,
    abbreviation: matching(/^[A-Z]{3}$/, 'three capital letters'),
    slug,
    icon: text,
    description: text,
    sortOrder: whole(0, 999),
    active: flag,
    releaseDate: date,
    spotColor: matching(/^#[0-9A-F]{6}$/, 'a colour such as #EDB93F'),
    cards: z.array(z.unknown(), { error: 'a list of cards' }).min(1, { error: 'at least one card' }),
  },
  { error: 'a set with its cards, or a list of personas' },
) satisfies z.ZodType<CardSet>;

export const personaSchema = z.strictObject(
  {
    name: text,
    slug,
    faction: text,
    logo: text,
    start: z.strictObject(
      { corpus: whole(1, 99), cerebrium: whole(1, 99), ideas: whole(0, 99) },
      { error: 'corpus, cerebrium and ideas' },
    ),
    desire: text,
    fear: text,
    flavor: text,
    notes: datedTexts('a list of notes'),
    changes: datedTexts('a list of changes'),
  },
  { error: 'a persona' },
) satisfies z.ZodType<Persona>;

/** `faulty` is a value with invalid fields, for rules about its other fields. */
export type Shaped<T> = { readonly value?: T; readonly faulty?: T; readonly faults: readonly FieldFault[] };

/** Parses a value, or returns a fault for each invalid field. */
export function readShape<T extends object>(schema: z.ZodType<T>, input: unknown): Shaped<T> {
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data, faults: [] };
  const { issues } = result.error;
  const faults = issues.flatMap((issue) => faultsOf(issue, input));
  if (typeof input !== 'object' || input === null) return { faults };
  return { faulty: faultyOf<T>(input, new Set(issues.map(({ path }) => String(path[0])))), faults };
}

function faultsOf(issue: z.core.$ZodIssue, input: unknown): FieldFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField([...issue.path, key], input));
  }
  return [fault(fieldName(issue.path), issue.message, valueAt(issue.path, input))];
}

const unknownField = (path: readonly PropertyKey[], input: unknown) =>
  fault(fieldName(path), 'no field of this name', valueAt(path, input));

/** `['art', 'icons', 0]` is `art.icons[0]`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

function valueAt(path: readonly PropertyKey[], input: unknown): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
}
