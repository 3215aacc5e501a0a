/** Checks sentences of a scenario about the state of a game. */

import { describeEvent } from '#game/engine/describe.ts';
import { cardOf, type Game } from '#game/engine/event.ts';
import { seatAt } from '#game/engine/seating.ts';
import { seatOf } from '#game/position/scenario.ts';

type Test = readonly [pattern: RegExp, found: (game: Game, ...words: string[]) => string | undefined];

const expected = (found: unknown, wanted: unknown) => (String(found) === String(wanted) ? undefined : `it is ${found}`);

const letter = (seat: number) => 'ABCD'.charAt(seat);
const named = ({ book }: Game, cards: readonly number[]) => cards.map((card) => cardOf(book, card).name).toSorted();
const listed = (names: string) => (names === 'nothing' ? [] : names.split('; ').toSorted());

const tests: readonly Test[] = [
  [
    /^([A-D]): (-?\d+)\/(-?\d+)$/,
    ({ state }, who = '', corpus, cerebrium) => {
      const seat = seatAt(state, seatOf(who));
      return expected(`${seat.corpus.real}/${seat.cerebrium.real}`, `${corpus}/${cerebrium}`);
    },
  ],
  [
    /^([A-D]) has (\d+) transient (corpus|cerebrium)$/,
    ({ state }, who = '', number, track) =>
      expected(seatAt(state, seatOf(who))[track as 'corpus' | 'cerebrium'].transient, number),
  ],
  [
    /^([A-D]) has (-?\d+) (corpus|cerebrium)$/,
    ({ state }, who = '', number, track) =>
      expected(seatAt(state, seatOf(who))[track as 'corpus' | 'cerebrium'].real, number),
  ],
  [/^([A-D]) has (\d+) ticks?$/, ({ state }, who = '', number) => expected(seatAt(state, seatOf(who)).ticks, number)],
  [
    /^([A-D]) owes (\d+) ticks?$/,
    ({ state }, who = '', number) => expected(seatAt(state, seatOf(who)).owedTicks, number),
  ],
  [
    /^([A-D]) thinks (\d+) ideas?$/,
    ({ state }, who = '', number) => expected(seatAt(state, seatOf(who)).thoughts.length, number),
  ],
  [
    /^Thoughts of ([A-D]): (.*)$/,
    (game, who = '', names = '') => expected(named(game, seatAt(game.state, seatOf(who)).thoughts), listed(names)),
  ],
  [
    /^Memories of ([A-D]): (.*)$/,
    (game, who = '', names = '') => expected(named(game, seatAt(game.state, seatOf(who)).memories), listed(names)),
  ],
  [
    /^([A-D]) remembers (\d+) cards?$/,
    ({ state }, who = '', number) => expected(seatAt(state, seatOf(who)).memories.length, number),
  ],
  [
    /^Condition of ([A-D]): (.*)$/,
    (game, who = '', names = '') => {
      const states = seatAt(game.state, seatOf(who)).condition.map(
        ({ card, side }) => `${cardOf(game.book, card).name}${side === 'fear' ? ' (fear)' : ''}`,
      );
      return expected(states.toSorted(), listed(names));
    },
  ],
  [
    /^Headspace: (.*)$/,
    (game, names = '') =>
      expected(
        named(
          game,
          game.state.headspace.flatMap((slot) => slot?.card ?? []),
        ),
        listed(names),
      ),
  ],
  [/^The head holds (\d+) ideas?$/, ({ state }, number) => expected(state.head.length, number)],
  [/^Under the head: (.*)$/, (game, name) => expected(named(game, game.state.head.slice(-1)), name)],
  [/^Set aside: (.*)$/, (game, names = '') => expected(named(game, game.state.aside), listed(names))],
  [/^([A-D]) is afraid$/, ({ state }, who = '') => expected(seatAt(state, seatOf(who)).afraid, true)],
  [/^([A-D]) is not afraid$/, ({ state }, who = '') => expected(seatAt(state, seatOf(who)).afraid, false)],
  [/^([A-D]) is dead$/, ({ state }, who = '') => expected(seatAt(state, seatOf(who)).alive, false)],
  [
    /^([A-D](?: and [A-D])*) wins?$/,
    ({ state }, who) => expected(state.outcome?.winners.map(letter).join(' and '), who),
  ],
  [/^Nobody has won$/, ({ state }) => expected(state.outcome, null)],
  [/^It is ([A-D])'s turn$/, ({ state }, who) => expected(letter(state.active), who)],
  [/^It is the (start|main|end) phase$/, ({ state }, phase) => expected(state.phase, phase)],
  [/^([A-D]) decides$/, ({ state }, who) => expected(letter(state.pending?.seat ?? -1), who)],
  [
    /^([A-D]) is asked: ([a-z ]+)$/,
    ({ state: { pending } }, who, about) =>
      expected(
        pending?.kind === 'choose' ? `${letter(pending.seat)}, ${pending.ask}` : pending?.kind,
        `${who}, ${about?.replaceAll(' ', '-')}`,
      ),
  ],
  [
    /^Told: "(.*)" \(#([\w-]+)\)$/,
    ({ book, state, events = [] }, sentence, see) => {
      const names = state.seats.map(({ name }) => name);
      const logged = events.map((event) => `${describeEvent(book, names, event)} (#${event.see})`);
      return logged.includes(`${sentence} (#${see})`) ? undefined : `told was: ${logged.join(' ')}`;
    },
  ],
  [/^The stem is empty$/, ({ state }) => expected(state.stem.length, 0)],
  [/^The stem holds (\d+) items?$/, ({ state }, number) => expected(state.stem.length, number)],
];

/** Describes the actual state if the sentence does not hold; returns `undefined` if it does. */
export function faultOf(game: Game, sentence: string): string | undefined {
  for (const [pattern, found] of tests) {
    const match = pattern.exec(sentence);
    if (match) return found(game, ...match.slice(1));
  }
  return 'no pattern of tests/scenarios/holds.ts says this';
}
