/** A grudge as a line of text: its goal, how hard it is, the table, the rival's opening and the solution. */

import type { Decision } from '../engine/legal.ts';
import type { Book } from '../language/book.ts';
import { automaticDecision } from '../play/stops.ts';
import type { LaidSeat, LaidTable } from '../position/laidTable.ts';
import { beginAt, type Position, replay } from '../position/position.ts';
import { firstTurn, type Goal, goals, isReached, rival, you } from './goal.ts';
import { choicesOf } from './reach.ts';

export type Grudge = {
  readonly goal: Goal;
  /** How many of the app's levels miss it: 0 to 3. */
  readonly grade: number;
  readonly table: LaidTable;
  /** Decisions of the rival before your first. */
  readonly opening: readonly Decision[];
  /** Decisions of both from there to the goal. */
  readonly solution: readonly Decision[];
};

const letters: Readonly<Record<Decision['do'], string>> = {
  take: 't',
  play: 'p',
  react: 'r',
  activate: 'a',
  choose: 'c',
  end: 'e',
  pass: '-',
  withdraw: 'w',
};
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as Decision['do']]));

function writeDecision(decision: Decision): string {
  const letter = letters[decision.do];
  switch (decision.do) {
    case 'take':
      return `${letter}${decision.slot}`;
    case 'play':
    case 'react':
      return `${letter}${decision.card}`;
    case 'activate':
      return `${letter}${decision.card}.${decision.ability}`;
    case 'choose':
      return `${letter}${decision.value}`;
    case 'end':
    case 'pass':
    case 'withdraw':
      return letter;
    default:
      return decision satisfies never;
  }
}

function readDecision(text: string): Decision {
  const what = kinds.get(text.charAt(0));
  const [number = 0, ability = 0] = text.slice(1).split('.').map(Number);
  switch (what) {
    case 'take':
      return { do: what, slot: number };
    case 'play':
    case 'react':
      return { do: what, card: number };
    case 'activate':
      return { do: what, card: number, ability };
    case 'choose':
      return { do: what, value: number };
    case 'end':
    case 'pass':
    case 'withdraw':
      return { do: what };
    case undefined:
      throw new RangeError(`"${text}" is no decision.`);
    default:
      return what satisfies never;
  }
}

const numbers = (text: string) => (text === '' ? [] : text.split(' ').map(Number));

/** A state on its fear side is negative. */
const writeSeat = (seat: LaidSeat): string =>
  [
    seat.persona,
    [seat.corpus, seat.cerebrium, seat.ticks, seat.owedTicks].join(' '),
    seat.thoughts?.join(' '),
    seat.condition?.map(({ card, side }) => (side === 'fear' ? -card : card)).join(' '),
    seat.memories?.join(' '),
  ].join(',');

function readSeat(text: string, place: number): LaidSeat {
  const [persona = '', points = '', thoughts = '', condition = '', memories = ''] = text.split(',');
  const [corpus = 0, cerebrium = 0, ticks = 0, owedTicks = 0] = numbers(points);
  return {
    name: place === you ? 'You' : persona.charAt(0).toUpperCase() + persona.slice(1),
    persona,
    corpus,
    cerebrium,
    ticks,
    owedTicks,
    thoughts: numbers(thoughts),
    condition: numbers(condition).map((card) => ({ card: Math.abs(card), side: card < 0 ? 'fear' : 'desire' })),
    memories: numbers(memories),
  };
}

export const writeGrudge = ({ goal, grade, table, opening, solution }: Grudge): string =>
  [
    `${goals.indexOf(goal)}${grade}`,
    ...table.seats.map(writeSeat),
    table.headspace?.map((card) => card ?? 0).join(' '),
    opening.map(writeDecision).join(' '),
    solution.map(writeDecision).join(' '),
  ].join('|');

const decisionsIn = (text: string) => (text === '' ? [] : text.split(' ').map(readDecision));

export function readGrudge(line: string): Grudge {
  const [kind = '', own = '', other = '', headspace = '', opening = '', solution = ''] = line.split('|');
  const goal = goals[Number(kind.charAt(0))];
  if (!goal) throw new RangeError(`"${line}" is no grudge.`);
  return {
    goal,
    grade: Number(kind.charAt(1)),
    table: {
      seats: [own, other].map(readSeat),
      headspace: numbers(headspace).map((card) => card || null),
      active: opening === '' ? you : rival,
      turn: firstTurn,
      open: true,
    },
    opening: decisionsIn(opening),
    solution: decisionsIn(solution),
  };
}

/** The position at your first decision. */
export const beginGrudge = (book: Book, { table, opening }: Pick<Grudge, 'table' | 'opening'>): Position =>
  replay(book, beginAt(book, { table }), opening);

/** The position in which the goal is reached. */
export const solveGrudge = (book: Book, grudge: Grudge): Position =>
  replay(book, beginGrudge(book, grudge), grudge.solution);

/** Decisions that nobody is asked for: yours as in every game of one person, and those of the rival that are forced. */
export const automaticIn =
  (book: Book, goal: Goal) =>
  ({ state }: Position): Decision | undefined => {
    if (!state.pending || isReached(goal, state) !== undefined) return undefined;
    if (state.pending.seat === you) return automaticDecision(book, state, { hold: false, askAlways: false });
    const [only, ...more] = choicesOf(book, state);
    return more.length === 0 ? only : undefined;
  };
