import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import { describeEvent } from '#game/engine/describe.ts';
import type { GameEvent } from '#game/engine/event.ts';
import { legalDecisions } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import type { State } from '#game/engine/state.ts';
import { book } from '#game/generated/book.ts';
import { ruleAnchors } from '#game/glossary/anchors.ts';
import type { Scenario } from '#game/position/scenario.ts';
import { randomSetup } from '../randomGames/randomSetup.ts';
import { allScenarios } from '../scenarios/allScenarios.ts';
import { runScenario } from '../scenarios/runScenario.ts';
import { Auditor } from './auditor.ts';
import { Tracked } from './tracked.ts';

/** Follows the events of a game and records faults. */
type Witness = {
  readonly faults: readonly string[];
  readonly tell: (event: GameEvent) => void;
  readonly compare: (state: State) => void;
};

const names = ['Ann', 'Ben', 'Cat', 'Dan'];

/** Checks that every event has a sentence and a rule. */
function reader(): Witness {
  const faults: string[] = [];
  return {
    faults,
    tell(event) {
      const sentence = describeEvent(book, names, event);
      if (!/^[A-Z].*\.$/.test(sentence) || !ruleAnchors.includes(event.see)) faults.push(`${sentence} (#${event.see})`);
    },
    compare: () => undefined,
  };
}

const isQuiet = ({ pending, outcome }: State) => pending?.kind === 'action' || outcome !== null;

/** Plays a random game in front of witnesses, and returns the first faults that one of them finds. */
function faultsOf(seed: number): readonly string[] {
  const random = randomFrom(seed);
  const { state } = newGame(book, randomSetup(book, random, seed));
  const witnesses: readonly Witness[] = [new Auditor(state), new Tracked(state), reader()];
  for (let made = 0; made < 400 && !state.outcome; made += 1) {
    const legal = legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');
    const decision = legal[draw(random, legal.length)];
    if (!decision) break;
    const events: GameEvent[] = [];
    applyInPlace({ book, state, events }, decision);
    for (const witness of witnesses) {
      for (const event of events) witness.tell(event);
      if (isQuiet(state)) witness.compare(state);
      if (witness.faults.length > 0) return witness.faults;
    }
  }
  return [];
}

test('the auditor, the tracker and the reader of events agree with the engine in random games of all kinds', () => {
  const games = fc.readConfigureGlobal()?.numRuns ?? 60;
  for (let seed = 1; seed <= games; seed += 1) expect(faultsOf(seed), `seed ${seed}`).toEqual([]);
});

/** The faults that the auditor and the reader find in a scenario. */
function faultsIn(scenario: Scenario): readonly string[] {
  let witnesses: readonly Witness[] = [];
  let heard = 0;
  runScenario(book, scenario, ({ state, events = [] }) => {
    if (witnesses.length === 0) witnesses = [new Auditor(state), reader()];
    else
      for (const witness of witnesses) {
        for (const event of events.slice(heard)) witness.tell(event);
        if (isQuiet(state)) witness.compare(state);
      }
    heard = events.length;
  });
  return witnesses.flatMap(({ faults }) => faults);
}

test('the auditor and the reader agree with the engine in every scenario', () => {
  for (const scenario of allScenarios()) expect(faultsIn(scenario), scenario.title).toEqual([]);
});

describe('the auditor reports', () => {
  const audit = (...events: Partial<GameEvent>[]) => {
    const { state } = newGame(book, { seats: [{ name: 'A' }, { name: 'B' }], sets: [1, 2], modules: [], seed: 1 });
    const auditor = new Auditor(state);
    for (const event of events) auditor.tell(event as GameEvent);
    return auditor.faults;
  };

  test('real points that are lost before transient points', () => {
    const gain = { kind: 'gain-transient', seat: 0, track: 'corpus', number: 2 } as const;
    const hit = { kind: 'damage', seat: 0, by: 1, track: 'corpus', number: 3 } as const;
    expect(audit(gain, { ...hit, transient: 2 })).toEqual([]);
    expect(audit(gain, { ...hit, transient: 0 })).toEqual(['Transient points come first.']);
  });

  test('a last point that is paid', () => {
    expect(audit({ kind: 'pay', seat: 0, ticks: 0, corpus: 20, cerebrium: 0 })).toEqual(['A last point was paid.']);
  });

  test('an item that resolves before the one above it', () => {
    const put = (source: number) =>
      ({ kind: 'announce', seat: 0, item: 'triggered', source, side: 'desire', x: 0, clone: -1 }) as const;
    expect(audit(put(113), put(213), { kind: 'resolve', seat: 0, item: 'triggered', source: 113 })).toEqual([
      'Not the top of the stem resolves.',
    ]);
  });

  test('a card that leaves a zone it is not in', () => {
    expect(audit({ kind: 'remove', seat: 0, moved: 113 })).toEqual(['113 was removed and was not there.']);
  });

  test('a death above 0 points, and a turn that ends with ticks left', () => {
    expect(audit({ kind: 'die', seat: 0 })).toEqual(['A clone died above 0.']);
    expect(audit({ kind: 'gain-ticks', seat: 1, number: 1 }, { kind: 'end-phase', seat: 1 })).toContain(
      'A turn ends with ticks unspent.',
    );
  });
});
