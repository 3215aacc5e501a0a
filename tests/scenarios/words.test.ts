/** An event quotes exactly the card words that caused it; without such words its cause is the one its rule names. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { EventKind, GameEvent } from '#game/engine/event.ts';
import { legalDecisions } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import { book } from '#game/generated/book.ts';
import { printedText } from '#game/language/marks.ts';
import type { Scenario } from '#game/position/scenario.ts';
import { randomSetup } from '../randomGames/randomSetup.ts';
import { allScenarios } from './allScenarios.ts';
import { runScenario } from './runScenario.ts';

/** Pattern of the card words that cause each kind of event; `null` if a rule causes it and no card does. */
const says: Readonly<Record<EventKind, RegExp | null>> = {
  turn: null,
  'end-phase': null,
  announce: null,
  pass: null,
  established: null,
  resolve: null,
  nothing: null,
  pay: /pays \d/,
  damage: /[Dd]eals? .*damage/,
  'no-damage': /[Dd]eals? .*damage/,
  lose: /loses? \d/,
  gain: /[Gg]ains? .*\{[CB]\}/,
  'gain-transient': /[Gg]ains? .*\{T[CB]\}/,
  'gain-ticks': /[Gg]ains? .*\{T\}/,
  'lose-ticks': /loses \{T\}/,
  take: null,
  'gain-idea': /[Gg]ains? .*\{I\}/,
  'gain-memory': /[Gg]ains? .*\{M\}/,
  forget: /[Ff]orgets?/,
  remember: /[Rr]emember/,
  repress: null,
  gamble: /[Gg]amble/,
  'steal-take': /Put its idea into your thoughts/,
  steal: /Move an idea at random/,
  give: null,
  add: /[Gg]ains? .*\{S\}/,
  remove: /[Rr]emove/,
  'move-state': /Move a state/,
  spent: null,
  look: /Look at another clone's thoughts/,
  cancel: /[Cc]ancel/,
  redirect: /You choose a new clone/,
  'take-control': /You control it/,
  'next-attack': /next attack/,
  replace: /[Rr]eplace an idea in headspace/,
  refresh: null,
  afraid: /You are afraid/,
  calm: null,
  die: null,
  choice: /unless|one:/,
  vanish: null,
  over: null,
};

/** The words that the event quotes. */
const quoted = ({ words }: GameEvent): string | undefined => words && printedText(words.text);

/** The kinds of the events whose quoted words do not match the event. */
function misquoted(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const words = quoted(event);
    const wanted = says[event.kind];
    const good = words === undefined || (wanted?.test(words) && /^[A-Za-z].*\.$/.test(words));
    return good ? [] : [`${event.kind}: ${words}`];
  });
}

/** The kinds of the events that are caused by the text of an item, but quote no words. */
function unquoted(events: readonly GameEvent[]): string[] {
  const announced = new Map(events.map((event) => [event.id, event]));
  return events.flatMap((event) => {
    const cause = announced.get(event.cause ?? 0);
    const isOfText = cause?.kind === 'announce' && cause.item !== 'take' && cause.item !== 'state';
    return isOfText && event.kind !== 'afraid' && says[event.kind] !== null && quoted(event) === undefined
      ? [event.kind]
      : [];
  });
}

function eventsOf(scenario: Scenario): readonly GameEvent[] {
  let events: readonly GameEvent[] = [];
  runScenario(book, scenario, (game) => {
    events = game.events ?? [];
  });
  return events;
}

function randomEvents(seed: number): readonly GameEvent[] {
  const random = randomFrom(seed);
  const { state, events } = newGame(book, randomSetup(book, random, seed));
  const game = { book, state, events: [...events] };
  for (let decision = 0; decision < 300; decision += 1) {
    const legal = legalDecisions(game);
    const picked = legal[draw(random, legal.length)];
    if (!picked) break;
    applyInPlace(game, picked);
  }
  return game.events;
}

/** The kinds of event that cause each kind if no words do. */
const expectedCauses: Partial<Record<EventKind, RegExp>> = {
  refresh: /^(take|steal-take)$/,
  afraid: /^(damage|lose|pay|add|move-state)$/,
  calm: /^(gain|remove|move-state|die|spent)$/,
  die: /^announce$/,
  spent: /^announce$/,
  over: /^(take|steal-take|die|vanish)$/,
  repress: /^pay$/,
  remove: /^pay$/,
};

/** The kinds of the events whose cause is not the one their rule names. */
function causeless(events: readonly GameEvent[]): string[] {
  const kinds = new Map(events.map(({ id, kind }) => [id, kind]));
  return events.flatMap(({ kind, cause, words, see }) => {
    const wanted = words || see === 'module-first-draft' ? undefined : expectedCauses[kind];
    const found = kinds.get(cause ?? 0) ?? 'nothing';
    return wanted && !wanted.test(found) ? [`${kind} because of ${found}`] : [];
  });
}

const faultsOf = (events: readonly GameEvent[]) => [...misquoted(events), ...unquoted(events), ...causeless(events)];

describe('every event caused by a text quotes the words that say so', () => {
  test('in every scenario', () => {
    const faults = allScenarios().flatMap((scenario) =>
      faultsOf(eventsOf(scenario)).map((fault) => `${scenario.title}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('in random games', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        expect(faultsOf(randomEvents(seed))).toEqual([]);
      }),
    );
  });
});
