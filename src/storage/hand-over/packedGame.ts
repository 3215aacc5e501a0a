/**
 * Games in few characters: a table maps the repeated parts of an event or decision to one character; numbers are stored
 * separately. The order of the tables is part of the format: changing it requires a new `version` in gameCode.ts.
 */

import * as z from 'zod/mini';
import type { HandedGame } from '#game/handedGame.ts';
import { maxEvents } from '#game/limits.ts';
import { parseJson } from '#game/parseJson.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { tracks } from '#game/rules/table.ts';
import { formerSteps, type SavedGame } from '#game/tracker/savedGame.ts';
import { countKinds, pointsKinds, type TableEvent } from '#game/tracker/tableEvent.ts';
import { playedGameRow, readPlayed } from '../games/playedGames.ts';
import { readSavedGameRow } from '../games/savedGames.ts';
import { characterOf, numberOf, packDecisions, unpackDecisions } from './packedDecisions.ts';

const seats = [0, 1, 2, 3];

/** All possible events and those of the former version, without amounts. */
const eventTable: readonly object[] = [
  ...pointsKinds.flatMap((kind) => tracks.flatMap((track) => seats.map((seat) => ({ kind, track, seat })))),
  ...countKinds.flatMap((kind) => seats.map((seat) => ({ kind, seat }))),
  ...['take', ...formerSteps, 'end-turn', 'empty-head'].map((kind) => ({ kind })),
  ...seats.flatMap((seat) => [true, false].map((afraid) => ({ kind: 'tell-afraid', seat, afraid }))),
  { kind: 'check-deaths' },
  ...seats.map((fatalBy) => ({ kind: 'check-deaths', fatalBy })),
];

type Parts = Partial<Record<'kind' | 'track' | 'seat' | 'afraid' | 'fatalBy', unknown>>;

const keyOf = ({ kind, track, seat, afraid, fatalBy }: Parts) => JSON.stringify([kind, track, seat, afraid, fatalBy]);
const eventNumbers = new Map(eventTable.map((parts, number) => [keyOf(parts), number]));

const packedTable = z.tuple([z.unknown(), z.string(), z.array(z.number()), z.number()]);
const packedPlay = z.tuple([z.unknown(), z.string(), z.array(z.number())]);

/** Returns the packed game as JSON, without its revision, which concerns this device alone. */
export function packGame({ kind, game }: HandedGame): string {
  if (kind === 'table') {
    const { events, undone, revision: _, ...rest } = game;
    const all: readonly TableEvent[] = [...events, ...[...undone].reverse()];
    const characters = all.map((event) => characterOf(eventNumbers.get(keyOf(event)) ?? 0)).join('');
    const amounts = all.flatMap((event) => ('amount' in event ? [event.amount] : []));
    return JSON.stringify([rest, characters, amounts, undone.length]);
  }
  const { decisions, revision: _, ...rest } = playedGameRow(game);
  return JSON.stringify([rest, ...packDecisions(decisions)]);
}

/**
 * Returns `newer` if a newer version of the site wrote the game, `long` if it is longer than a device can bear, and
 * `undefined` if the text is not a game.
 */
export function unpackGame(kind: HandedGame['kind'], text: string): HandedGame | 'newer' | 'long' | undefined {
  const packed = parseJson(text);
  const game = kind === 'table' ? unpackTable(packed) : unpackPlay(packed);
  return typeof game === 'string' ? game : game && ({ kind, game } as HandedGame);
}

function unpackTable(packed: unknown): SavedGame | 'newer' | 'long' | undefined {
  const { data } = packedTable.safeParse(packed);
  if (!data) return undefined;
  const [rest, characters, amounts, undoneCount] = data;
  if (characters.length > maxEvents) return 'long';
  const left = amounts.values();
  const all = Array.from(characters, (character) => {
    const parts = eventTable[numberOf(character)];
    const hasAmount = parts && ('track' in parts || isCounted(parts));
    return hasAmount ? { ...parts, amount: left.next().value } : parts;
  });
  const cut = all.length - undoneCount;
  const events = all.slice(0, cut);
  return readSavedGameRow({ ...(rest as object), events, undone: all.slice(cut).reverse() });
}

const isCounted = (parts: Parts) => (countKinds as readonly unknown[]).includes(parts.kind);

function unpackPlay(packed: unknown): PlayedGame | 'newer' | 'long' | undefined {
  const { data } = packedPlay.safeParse(packed);
  if (!data) return undefined;
  const [rest, characters, numbers] = data;
  if (characters.length > maxEvents) return 'long';
  return readPlayed({ ...(rest as object), decisions: unpackDecisions([characters, numbers]) });
}
