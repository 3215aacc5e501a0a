/** The state that a scenario begins with. */

import type { Book } from '#game/engine/book.ts';
import { seesFear } from '#game/engine/inEffect.ts';
import { randomFrom } from '#game/engine/random.ts';
import type { CardNumber, EngineModule, SeatState, State } from '#game/engine/state.ts';
import type { Scenario } from './readScenarios.ts';

const letters = 'ABCD';
export const seatOf = (letter: string): number => letters.indexOf(letter);

/** The card of this name; throws on a name that no card has. */
export function cardNamed(book: Book, name: string): CardNumber {
  const found = Object.values(book.cards).find((card) => card.name === name.trim());
  if (!found) throw new Error(`No card is called "${name}".`);
  return found.id;
}

export const cardsNamed = (book: Book, names: string): CardNumber[] =>
  names === 'nothing' ? [] : names.split('; ').map((name) => cardNamed(book, name));

function blankSeat(name: string): SeatState {
  return {
    name,
    persona: null,
    personaUsed: false,
    alive: true,
    corpus: { real: 20, transient: 0 },
    cerebrium: { real: 20, transient: 0 },
    ticks: 0,
    owedTicks: 0,
    thoughts: [],
    condition: [],
    memories: [],
    afraid: false,
    nextAttack: 0,
  };
}

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

/** Cards that a scenario has somebody play or use are in that clone's thoughts, unless they lie elsewhere. */
function usedCards({ acts }: Scenario): [letter: string, name: string][] {
  return acts.flatMap(({ decisions }) =>
    decisions.flatMap((sentence): [string, string][] => {
      const [, letter, name] = /^([A-D]) (?:plays|reacts with) ([^:]+?)(?: \(fear\))?(?::.*)?$/.exec(sentence) ?? [];
      return letter && name ? [[letter, name]] : [];
    }),
  );
}

export function layScenario(book: Book, scenario: Scenario): State {
  const seats: SeatState[] = [blankSeat('A'), blankSeat('B')];
  let [headspace, head]: [CardNumber[], CardNumber[]] = [[], []];
  let modules: EngineModule[] = [];
  let [active, stage, count]: [number, State['stage'], number] = [0, 'main', 16];
  for (const line of scenario.setup) {
    const [, subject = '', rest = ''] = /^([\w ]+): (.*)$/.exec(line) ?? [];
    if (/^[A-D]$/.test(subject)) {
      while (seats.length <= seatOf(subject)) seats.push(blankSeat(letters.charAt(seats.length)));
      let seat = seats[seatOf(subject)] ?? blankSeat(subject);
      for (const part of rest.split(' | ')) seat = layPart(book, seat, part);
      seats[seatOf(subject)] = seat;
    } else if (subject === 'headspace') headspace = cardsNamed(book, rest);
    else if (subject === 'head') head = cardsNamed(book, rest);
    else if (subject === 'ideas left') count = Number(rest);
    else if (subject === 'modules') modules = rest.split(', ') as EngineModule[];
    else if (subject === 'turn of') active = seatOf(rest);
    else if (subject === 'turn begins') [active, stage] = [seatOf(rest), 'begin'];
    else throw new Error(`"${line}" lays nothing.`);
  }
  const hasTicks = scenario.setup.some((line) => /\d ticks?\b/.test(line));
  const acting = seats[active];
  if (acting && stage === 'main' && !hasTicks) acting.ticks = 3;
  const placed = new Set([...headspace, ...head, ...seats.flatMap(cardsOf)]);
  for (const [letter, name] of usedCards(scenario)) {
    const card = cardNamed(book, name);
    if (!placed.has(card)) seats[seatOf(letter)]?.thoughts.push(card);
    placed.add(card);
  }
  // What nobody speaks of is filled with cards that do nothing here.
  const others = Object.values(book.cards).filter(({ id, set }) => set > 0 && !placed.has(id));
  const fillers = others.map(({ id }) => id);
  while (headspace.length < 4) headspace.push(fillers.shift() ?? 0);
  while (head.length < count) head.push(fillers.shift() ?? 0);
  const state: State = {
    edition: book.edition,
    modules,
    seats,
    first: 0,
    active,
    turn: 5,
    phase: stage === 'begin' ? 'start' : 'main',
    stage,
    head: head.slice(0, Math.max(count, 0)),
    headspace: headspace.map((card) => (card === -1 ? null : { card, faceDown: false })),
    aside: seats.length > 2 ? [1, 1001].slice(0, seats.length - 2).filter((card) => !placed.has(card)) : [],
    stem: [],
    waiting: [],
    window: null,
    draft: null,
    current: null,
    work: [],
    pending: null,
    known: {},
    random: randomFrom(1),
    nextItem: 1,
    nextEvent: 1,
    outcome: null,
  };
  for (const seat of state.seats) seat.afraid = seesFear(book, state, seat);
  return state;
}

const cardsOf = ({ thoughts, condition, memories }: SeatState) => [
  ...thoughts,
  ...condition.map(({ card }) => card),
  ...memories,
];
