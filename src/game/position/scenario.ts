/**
 * Reads scenario files: interactions of cards, written by hand from the printed
 * texts and the rules. tests/scenarios/README.md describes the notation.
 */

import type { CardNumber } from '../engine/printedCard.ts';
import type { Book } from '../language/book.ts';
import type { EngineModule } from '../rules/setup.ts';
import { cardsOf, type LaidSeat, type LaidTable } from './laidTable.ts';

export type Act = {
  /** Decisions as sentences (carryOut.ts). */
  readonly decisions: readonly string[];
  /** Statements that must then hold. */
  readonly holds: readonly string[];
};

export type Scenario = {
  readonly file: string;
  readonly title: string;
  /** Subjects that the scenario covers: "102", "104 fear", an example, a note, an overlooked rule. */
  readonly covers: readonly string[];
  /** Lines that set up the table. */
  readonly setup: readonly string[];
  readonly acts: readonly Act[];
};

/** Splits a text into sentences, which end with a full stop. A quotation may contain one. */
export function sentencesOf(text: string): string[] {
  return [...text.matchAll(/((?:"[^"]*"|[^."])+)(?:\.|$)/g)].map(([, words = '']) => words.trim()).filter(Boolean);
}

/** The scenarios of a file, separated by blank lines. */
export function readScenarios(file: string, text: string): Scenario[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('//'))
    .map((block) => readScenario(file, block));
}

function readScenario(file: string, block: string): Scenario {
  const [heading = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [title = '', covers = ''] = heading.split(/\s+covers: /);
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === '-') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const [setup = [], ...rest] = parts;
  const acts = [];
  for (let part = 0; part < rest.length; part += 2)
    acts.push({
      decisions: sentencesOf((rest[part] ?? []).join(' ')),
      holds: sentencesOf((rest[part + 1] ?? []).join(' ')),
    });
  return { file, title, covers: covers.split(', ').filter(Boolean), setup, acts };
}

const letters = 'ABCD';
export const seatOf = (letter: string): number => letters.indexOf(letter);

/** The card with this name. Throws if there is none. */
export function cardNamed(book: Book, name: string): CardNumber {
  const found = Object.values(book.cards).find((card) => card.name === name.trim());
  if (!found) throw new Error(`No card is called "${name}".`);
  return found.id;
}

const cardsNamed = (book: Book, names: string): CardNumber[] =>
  names === 'nothing' ? [] : names.split('; ').map((name) => cardNamed(book, name));

const fearMark = ' (fear)';

/** A card whose side is told by "(fear)" after its name. */
export const sideNamed = (name: string) =>
  name.endsWith(fearMark)
    ? { name: name.slice(0, -fearMark.length), side: 'fear' as const }
    : { name, side: 'desire' as const };

/** One part of a line about a clone: `20/8`, `2 ticks`, `thinks …`, `has …`, `remembers …`, `owes 1`, `is wick`. */
function readPart(book: Book, part: string): Partial<LaidSeat> {
  const points = /^(-?\d+)\/(-?\d+)$/.exec(part);
  if (points) return { corpus: Number(points[1]), cerebrium: Number(points[2]) };
  const [verb = '', ...words] = part.split(' ');
  const rest = words.join(' ');
  if (/^\d+$/.test(verb) && /^ticks?$/.test(rest)) return { ticks: Number(verb) };
  switch (verb) {
    case 'owes':
      return { owedTicks: Number(rest) };
    case 'thinks':
      return { thoughts: cardsNamed(book, rest) };
    case 'remembers':
      return { memories: cardsNamed(book, rest) };
    case 'is':
      return { persona: rest };
    case 'has':
      return {
        condition: rest.split('; ').map((words) => {
          const { name, side } = sideNamed(words);
          return { card: cardNamed(book, name), side };
        }),
      };
    default:
      throw new Error(`"${part}" says nothing about a clone.`);
  }
}

/** A line about the table, instead of a clone. */
function readLine(book: Book, subject: string, rest: string): Partial<LaidTable> | undefined {
  switch (subject) {
    case 'headspace':
      return { headspace: cardsNamed(book, rest) };
    case 'head':
      return { head: cardsNamed(book, rest) };
    case 'ideas left':
      return { ideasLeft: Number(rest) };
    case 'modules':
      return { modules: rest.split(', ') as EngineModule[] };
    case 'turn':
      return { turn: Number(rest) };
    case 'turn of':
      return { active: seatOf(rest) };
    case 'turn begins':
      return { active: seatOf(rest), turnBegins: true };
    default:
      return undefined;
  }
}

/** Cards that clones play or use. They start in the clone's thoughts unless the scenario puts them elsewhere. */
function usedCards({ acts }: Scenario): [letter: string, name: string][] {
  return acts.flatMap(({ decisions }) =>
    decisions.flatMap((sentence): [string, string][] => {
      const [, letter, name] =
        /^([A-D]) (?:plays|announces|reacts with) ([^:]+?)(?: \(fear\))?(?::.*)?$/.exec(sentence) ?? [];
      return letter && name ? [[letter, name]] : [];
    }),
  );
}

/** The table at which the scenario begins. Throws if a line is not understood. */
export function tableOf(book: Book, scenario: Scenario): LaidTable {
  const seats: LaidSeat[] = [{ name: 'A' }, { name: 'B' }];
  let table: Omit<LaidTable, 'seats'> = {};
  for (const line of scenario.setup) {
    const [, subject = '', rest = ''] = /^([\w ]+): (.*)$/.exec(line) ?? [];
    if (/^[A-D]$/.test(subject)) {
      const place = seatOf(subject);
      while (seats.length <= place) seats.push({ name: letters.charAt(seats.length) });
      seats[place] = Object.assign({}, seats[place], ...rest.split(' | ').map((part) => readPart(book, part)));
    } else {
      const laid = readLine(book, subject, rest);
      if (!laid) throw new Error(`"${line}" lays nothing.`);
      table = { ...table, ...laid };
    }
  }
  const { headspace = [], head = [], active = 0 } = table;
  const acting = seats[active];
  if (acting && !table.turnBegins && seats.every(({ ticks }) => ticks === undefined))
    seats[active] = { ...acting, ticks: 3 };
  const placed = new Set([...headspace, ...head, ...seats.flatMap(cardsOf)]);
  for (const [letter, name] of usedCards(scenario)) {
    const [place, card] = [seatOf(letter), cardNamed(book, name)];
    const seat = seats[place];
    if (seat && !placed.has(card)) seats[place] = { ...seat, thoughts: [...(seat.thoughts ?? []), card] };
    placed.add(card);
  }
  return { seats, ...table };
}
