/** Opens a position that was written elsewhere: checks it against the cards, and plays its decisions. */

import { belongsAside, type CardNumber, printed } from '../engine/printedCard.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import { maxNameLength } from '../rules/setup.ts';
import { cardsOf, type LaidTable } from './laidTable.ts';
import { beginAt, type Position, replay, type Start } from './position.ts';
import { positionFaults, readPosition, type WrittenPosition } from './positionCode.ts';

export type OpenedPosition = {
  readonly position: Position;
  /** Whether it was written with another edition of the card texts. */
  readonly isOlder: boolean;
  /** Decisions that are not legal with the texts of this edition, so that they are left out. */
  readonly leftOut: number;
};

export function openPosition(book: Book, code: string): OpenedPosition | { readonly fault: string } {
  const written = readPosition(code);
  if ('fault' in written) return written;
  const { start, decisions, edition } = written;
  if (hasUnknown(book, start)) return { fault: positionFaults.unknown };
  const position = isPossible(book, start) ? played(book, written) : undefined;
  if (!position) return { fault: positionFaults.illegal };
  const leftOut = decisions.length - position.decisions.length;
  const isOlder = edition !== book.edition;
  return leftOut > 0 && !isOlder ? { fault: positionFaults.illegal } : { position, isOlder, leftOut };
}

/** `undefined` if the engine cannot begin there: the cards may be an impossible deal. */
function played(book: Book, { start, decisions }: WrittenPosition): Position | undefined {
  try {
    return replay(book, beginAt(book, start), decisions);
  } catch {
    return undefined;
  }
}

const cardsIn = (start: Start): readonly number[] =>
  'setup' in start
    ? (start.setup.head ?? [])
    : [
        ...start.table.seats.flatMap(cardsOf),
        ...(start.table.headspace ?? []).filter((card) => card !== null),
        ...(start.table.head ?? []),
      ];

const has = (table: object, key: string | number) => Object.hasOwn(table, key);

function hasUnknown(book: Book, start: Start): boolean {
  const { seats } = 'setup' in start ? start.setup : start.table;
  const sets = new Set(Object.values(book.cards).map(({ set }) => set));
  return (
    cardsIn(start).some((card) => !has(book.cards, printed(card))) ||
    seats.some(({ persona }) => persona !== undefined && !has(book.personas, persona)) ||
    ('setup' in start && start.setup.sets.some((set) => !sets.has(set)))
  );
}

const { minClones, maxClones } = gameConstants;

/** More than any game has. */
const mostPoints = 999;
const mostTicks = 99;
const mostTurns = 9999;
const largestSeed = 2 ** 32 - 1;

const isWithin = (value: number | undefined, least: number, most: number) =>
  value === undefined || (value >= least && value <= most);

/** Whether each card is in one place, and each number one that a game can have. */
function isPossible(book: Book, start: Start): boolean {
  const all = cardsIn(start);
  const { seats } = 'setup' in start ? start.setup : start.table;
  const isCopy = (card: CardNumber) => card !== printed(card) && !belongsAside(card);
  return (
    isWithin(seats.length, minClones, maxClones) &&
    seats.every(({ name }) => name !== '' && name.length <= maxNameLength) &&
    new Set(all).size === all.length &&
    !all.some(isCopy) &&
    ('setup' in start
      ? isWithin(start.setup.first, 0, seats.length - 1) && isWithin(start.setup.seed, 0, largestSeed)
      : isPossibleTable(book, start.table))
  );
}

const isPossibleTable = (book: Book, { seats, active, ideasLeft, turn, headspace = [], head = [] }: LaidTable) =>
  isWithin(active, 0, seats.length - 1) &&
  isWithin(ideasLeft, 0, Object.keys(book.cards).length) &&
  isWithin(turn, 1, mostTurns) &&
  headspace.length <= gameConstants.headspaceSize &&
  ![...headspace, ...head].some((card) => card !== null && belongsAside(card)) &&
  seats.every(
    ({ corpus, cerebrium, ticks, owedTicks, condition = [], thoughts = [] }) =>
      [corpus, cerebrium].every((points) => isWithin(points, -mostPoints, mostPoints)) &&
      [ticks, owedTicks].every((number) => isWithin(number, 0, mostTicks)) &&
      condition.every(({ card }) => book.cards[printed(card)]?.type === 'state') &&
      !thoughts.some(belongsAside),
  );
