import { book } from 'virtual:card-programs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import { copyState } from '#game/engine/copyState.ts';
import { describeEvent } from '#game/engine/describe.ts';
import type { GameEvent } from '#game/engine/event.ts';
import { legalDecisions } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import type { State } from '#game/engine/state.ts';
import { ruleAnchors } from '#game/glossary/anchors.ts';
import { randomSetup } from '#scripts/play/randomGame.ts';
import { Auditor } from './auditor.ts';
import { Tracked } from './tracked.ts';

/** Plays a game by lot and shows each decision's events and the state after them. */
function playByLot(seed: number, begin: (start: State) => (events: readonly GameEvent[], state: State) => void): void {
  const random = randomFrom(seed);
  const state = newGame(book, randomSetup(book, random, seed)).state;
  const show = begin(copyState(state));
  for (let made = 0; made < 400 && !state.outcome; made += 1) {
    const legal = legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');
    const decision = legal[draw(random, legal.length)];
    if (!decision) return;
    const events: GameEvent[] = [];
    applyInPlace({ book, state, events }, decision);
    show(events, state);
  }
}

const isSettled = ({ pending, outcome }: State) => pending?.kind === 'action' || outcome !== null;
const names = ['Ann', 'Ben', 'Cat', 'Dan'];
const seeds = Array.from({ length: fc.readConfigureGlobal()?.numRuns ?? 60 }, (_, seed) => seed + 1);

describe('in games of all kinds', () => {
  test('an account kept from the events alone agrees with the engine', () => {
    for (const seed of seeds)
      playByLot(seed, (start) => {
        const auditor = new Auditor(start);
        return (events, state) => {
          for (const event of events) auditor.read(event);
          if (isSettled(state)) auditor.compare(state);
          expect(auditor.faults, `seed ${seed}`).toEqual([]);
        };
      });
  });

  test('the tracker, told what happens, stands where the engine stands', () => {
    for (const seed of seeds)
      playByLot(seed, (start) => {
        const tracked = new Tracked(start);
        return (events, state) => {
          for (const event of events) tracked.tell(event);
          if (state.pending?.kind === 'action') tracked.compare(state);
          expect(tracked.faults, `seed ${seed}`).toEqual([]);
        };
      });
  });

  test('every event has a sentence and a rule', () => {
    for (const seed of seeds)
      playByLot(seed, () => (events) => {
        const without = events.filter(
          (event) => !/^[A-Z].*\.$/.test(describeEvent(book, names, event)) || !ruleAnchors.includes(event.see),
        );
        expect(without).toEqual([]);
      });
  });
});

describe('the auditor finds fault with', () => {
  const { state } = newGame(book, { seats: [{ name: 'A' }, { name: 'B' }], sets: [1, 2], modules: [], seed: 1 });
  const audit = (...events: Partial<GameEvent>[]) => {
    const auditor = new Auditor(state);
    for (const event of events) auditor.read(event as GameEvent);
    return auditor.faults;
  };

  test('real points that are lost before transient ones', () => {
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

  test('a card that leaves a zone in which it is not', () => {
    expect(audit({ kind: 'remove', seat: 0, moved: 113 })).toEqual(['113 was removed and was not there.']);
  });

  test('a death above 0, and ticks that are left', () => {
    expect(audit({ kind: 'die', seat: 0 })).toEqual(['A clone died above 0.']);
    expect(audit({ kind: 'gain-ticks', seat: 1, number: 1 }, { kind: 'end-phase', seat: 1 })).toContain(
      'A turn ends with ticks unspent.',
    );
  });
});
