/**
 * A position as a short text for a link: a version, and the bytes of the edition, the start and the decisions after
 * their checksum. The order of fields, kinds and modules is part of the format: changing it requires a new version.
 */

import type { Decision } from '../engine/legal.ts';
import type { GameSetup } from '../engine/newGame.ts';
import { maxEvents } from '../limits.ts';
import { type EngineModule, engineModules } from '../rules/setup.ts';
import { type Binary, integer, list, mapped, oneOf, optional, record, text, whole } from './binary.ts';
import { sealed, unsealed } from './bytes.ts';
import type { LaidSeat, LaidTable } from './laidTable.ts';
import type { Start } from './position.ts';

const version = 1;
const pattern = /^(?<written>[1-9]\d?)\.(?<body>[\w-]+)$/;

/** In characters: more than a game of as many decisions as are taken over needs. */
const longestCode = 4 * maxEvents;

/** A position as it was written, possibly with an older edition of the card texts. */
export type WrittenPosition = {
  readonly edition: string;
  readonly start: Start;
  readonly decisions: readonly Decision[];
};

type Kind = Decision['do'] | 'activate-other';

const kinds = ['take', 'play', 'react', 'activate', 'choose', 'pass', 'end', 'withdraw', 'activate-other'] as const;

/** The number of a decision, from 1; 0 if it has none. That of the ability follows on its own, unless it is the first. */
function numberOf(decision: Decision): number {
  switch (decision.do) {
    case 'take':
      return decision.slot + 1;
    case 'choose':
      return decision.value + 1;
    case 'play':
    case 'react':
    case 'activate':
      return decision.card + 1;
    case 'pass':
    case 'end':
    case 'withdraw':
      return 0;
    default:
      return decision satisfies never;
  }
}

/** Kind and number in one: a pass takes a byte, a card two. */
const decision: Binary<Decision> = {
  write(value, to) {
    const isOther = value.do === 'activate' && value.ability !== 0;
    const kind = kinds.indexOf(isOther ? 'activate-other' : value.do);
    whole.write(numberOf(value) * kinds.length + kind, to);
    if (isOther) whole.write(value.ability, to);
  },
  read(from) {
    const all = whole.read(from);
    const number = Math.floor(all / kinds.length) - 1;
    const kind: Kind | undefined = kinds[all % kinds.length];
    switch (kind) {
      case 'take':
        return { do: kind, slot: number };
      case 'play':
      case 'react':
        return { do: kind, card: number };
      case 'activate':
        return { do: kind, card: number, ability: 0 };
      case 'activate-other':
        return { do: 'activate', card: number, ability: whole.read(from) };
      case 'choose':
        return { do: kind, value: number };
      case 'pass':
      case 'end':
      case 'withdraw':
        return { do: kind };
      case undefined:
        throw new RangeError('There is no such decision.');
      default:
        return kind satisfies never;
    }
  },
};

const flag = oneOf([false, true]);
const cards = list(whole);
const modules: Binary<readonly EngineModule[]> = list(oneOf(engineModules));

const setup = record<GameSetup>({
  seats: list(record<GameSetup['seats'][number]>({ name: text, persona: optional(text) })),
  sets: cards,
  modules,
  seed: whole,
  head: optional(cards),
  first: optional(whole),
});

const seat = record<LaidSeat>({
  name: text,
  persona: optional(text),
  corpus: optional(integer),
  cerebrium: optional(integer),
  ticks: optional(whole),
  owedTicks: optional(whole),
  thoughts: optional(cards),
  condition: optional(list(record({ card: whole, side: oneOf(['desire', 'fear'] as const) }))),
  memories: optional(cards),
});

/** An empty slot is 0, which is no card. */
const slot: Binary<number | null> = mapped(
  whole,
  (card) => card ?? 0,
  (card) => card || null,
);

const table = record<LaidTable>({
  seats: list(seat),
  headspace: optional(list(slot)),
  head: optional(cards),
  ideasLeft: optional(integer),
  modules: optional(modules),
  active: optional(whole),
  turnBegins: optional(flag),
  turn: optional(whole),
  open: optional(flag),
});

const written = record<Omit<WrittenPosition, 'start'> & { readonly setup?: GameSetup; readonly table?: LaidTable }>({
  edition: text,
  setup: optional(setup),
  table: optional(table),
  decisions: list(decision),
});

export function writePosition({ start, ...rest }: WrittenPosition): string {
  const bytes: number[] = [];
  written.write({ ...rest, ...start }, bytes);
  return `${version}.${sealed(Uint8Array.from(bytes))}`;
}

/** The faults of a code, by the sentence that a reader gets. */
export const positionFaults = {
  wrong: 'This link contains no game position.',
  damaged: 'This link is incomplete or damaged. Ask for it again.',
  newer: 'This position comes from a newer edition of this site. Update the site here, then open the link again.',
  unknown: 'This position has cards, sets or personas that this site does not have.',
  illegal: 'This position breaks the rules, so it is not opened.',
} as const;

/** Checks version, length, checksum and shape. Whether the position can be depends on the cards (openPosition.ts). */
export function readPosition(code: string): WrittenPosition | { readonly fault: string } {
  const { written: number, body } = (code.length <= longestCode && pattern.exec(code)?.groups) || {};
  if (number === undefined || body === undefined) return { fault: positionFaults.wrong };
  if (Number(number) > version) return { fault: positionFaults.newer };
  const bytes = unsealed(body);
  if (!bytes) return { fault: positionFaults.damaged };
  try {
    const from = { bytes, at: 0 };
    const { edition, setup, table, decisions } = written.read(from);
    const start = setup ? { setup } : table && { table };
    const isWhole = from.at === bytes.length && start && !(setup && table) && decisions.length <= maxEvents;
    return isWhole ? { edition, start, decisions } : { fault: positionFaults.damaged };
  } catch (error) {
    if (error instanceof RangeError) return { fault: positionFaults.damaged };
    throw error;
  }
}
