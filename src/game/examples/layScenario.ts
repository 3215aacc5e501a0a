/** Builds the state that a scenario begins with. */

import type { CardNumber } from '../engine/printedCard.ts';
import type { EngineModule, SeatState, State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import { blankSeat, cardsOf, type LaidTable, layTable } from '../play/layTable.ts';
import type { Scenario } from './readScenarios.ts';

const letters = 'ABCD';
export const seatOf = (letter: string): number => letters.indexOf(letter);

/** The card with this name. Throws if there is none. */
export function cardNamed(book: Book, name: string): CardNumber {
  const found = Object.values(book.cards).find((card) => card.name === name.trim());
  if (!found) throw new Error(`No card is called "${name}".`);
  return found.id;
}

export const cardsNamed = (book: Book, names: string): CardNumber[] =>
  names === 'nothing' ? [] : names.split('; ').map((name) => cardNamed(book, name));

/** One part of a line about a clone: `20/8`, `2 ticks`, `thinks …`, `has …`, `remembers …`, `owes 1`, `is wick`. */
function layPart(book: Book, seat: SeatState, part: string): SeatState {
  const points = /^(-?\d+)\/(-?\d+)$/.exec(part);
  if (points)
    return {
      ...seat,
      corpus: { real: Number(points[1]), transient: 0 },
      cerebrium: { real: Number(points[2]), transient: 0 },
    };
  const [verb = '', ...words] = part.split(' ');
  const rest = words.join(' ');
  if (/^\d+$/.test(verb) && /^ticks?$/.test(rest)) return { ...seat, ticks: Number(verb) };
  if (verb === 'owes') return { ...seat, owedTicks: Number(rest) };
  if (verb === 'thinks') return { ...seat, thoughts: cardsNamed(book, rest) };
  if (verb === 'remembers') return { ...seat, memories: cardsNamed(book, rest) };
  if (verb === 'is') return { ...seat, persona: rest };
  if (verb === 'has') {
    const condition = rest.split('; ').map((name) => {
      const fear = name.endsWith(' (fear)');
      return {
        card: cardNamed(book, fear ? name.slice(0, -7) : name),
        side: fear ? ('fear' as const) : ('desire' as const),
        used: false,
      };
    });
    return { ...seat, condition };
  }
  throw new Error(`"${part}" says nothing about a clone.`);
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

export function layScenario(book: Book, scenario: Scenario): State {
  const seats: SeatState[] = [blankSeat('A'), blankSeat('B')];
  let table: LaidTable = { seats };
  for (const line of scenario.setup) {
    const [, subject = '', rest = ''] = /^([\w ]+): (.*)$/.exec(line) ?? [];
    if (/^[A-D]$/.test(subject)) {
      while (seats.length <= seatOf(subject)) seats.push(blankSeat(letters.charAt(seats.length)));
      let seat = seats[seatOf(subject)] ?? blankSeat(subject);
      for (const part of rest.split(' | ')) seat = layPart(book, seat, part);
      seats[seatOf(subject)] = seat;
    } else if (subject === 'headspace') table = { ...table, headspace: cardsNamed(book, rest) };
    else if (subject === 'head') table = { ...table, head: cardsNamed(book, rest) };
    else if (subject === 'ideas left') table = { ...table, ideasLeft: Number(rest) };
    else if (subject === 'modules') table = { ...table, modules: rest.split(', ') as EngineModule[] };
    else if (subject === 'turn') table = { ...table, turn: Number(rest) };
    else if (subject === 'turn of') table = { ...table, active: seatOf(rest) };
    else if (subject === 'turn begins') table = { ...table, active: seatOf(rest), turnBegins: true };
    else throw new Error(`"${line}" lays nothing.`);
  }
  const hasTicks = scenario.setup.some((line) => /\d ticks?\b/.test(line));
  const acting = seats[table.active ?? 0];
  if (acting && !table.turnBegins && !hasTicks) acting.ticks = 3;
  const { headspace = [], head = [] } = table;
  const placed = new Set([...headspace, ...head, ...seats.flatMap(cardsOf)]);
  for (const [letter, name] of usedCards(scenario)) {
    const card = cardNamed(book, name);
    if (!placed.has(card)) seats[seatOf(letter)]?.thoughts.push(card);
    placed.add(card);
  }
  return layTable(book, table);
}
