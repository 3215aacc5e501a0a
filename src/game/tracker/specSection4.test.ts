/** Every rule of docs/specification.md, Game, that the table can enforce. */

import { describe, expect, test } from 'vitest';
import {
  checkDeaths,
  count,
  finishTurn,
  gain,
  lose,
  refusalOf,
  setupFor,
  tableAfter,
  tableFor,
  turn,
} from '../../../tests/support/tableGame.ts';
import { speakRuleText } from '../glossary/ruleText.ts';
import { cloneAt } from '../rules/table.ts';
import { layTable } from './layTable.ts';
import { turnSheet } from './turnSheet.ts';

describe('Turn', () => {
  test('Start phase: gain 2 ticks', () => {
    const table = finishTurn(tableFor(2));
    expect(table).toMatchObject({ phase: 'start', active: 1 });
    expect(cloneAt(table, 1).ticks).toBe(2);
  });

  test('Start phase: and resolve triggered effects in any order', () => {
    const table = tableFor(3, gain(2, 1), lose(0, 1, 'cerebrium'), count('gain-thoughts', 1));
    expect(table.phase).toBe('start');
    expect(cloneAt(table, 2).corpus.real).toBe(21);
  });

  test('Main phase: take, play or activate actions in any order and number', () => {
    const table = tableFor(3, turn('start-main'), count('spend-ticks', 0), turn('take'));
    expect(cloneAt(table, 0)).toMatchObject({ ticks: 0, thoughts: 2 });
    expect(tableAfter(table, count('gain-ticks', 0), turn('take'), count('lose-thoughts', 0)).phase).toBe('main');
  });

  test('The clone may move to the end phase only at zero ticks', () => {
    const table = tableFor(3, turn('start-main'), turn('take'));
    expect(refusalOf(table, turn('start-end'))).toEqual({
      refused: 'Ticks must be spent: 1 tick left.',
      see: 'main-phase',
    });
    expect(tableAfter(table, turn('take'), turn('start-end')).phase).toBe('end');
  });

  test('End phase: resolve triggered effects, then enforce the thought limit', () => {
    const end = tableFor(2, turn('start-main'), turn('take'), turn('start-end'), count('gain-thoughts', 0, 4));
    expect(refusalOf(end, turn('end-turn')).refused).toBe('First forget 2 ideas, down to the thought limit.');
    expect(cloneAt(tableAfter(end, turn('forget-to-limit'), turn('end-turn')), 0).thoughts).toBe(4);
  });

  test('The next clone clockwise then takes its turn', () => {
    let table = layTable(setupFor(4, [], 2));
    const order = Array.from({ length: 5 }, () => {
      const { active } = table;
      table = finishTurn(table);
      return active;
    });
    expect(order).toEqual([2, 3, 0, 1, 2]);
  });
});

describe('Action', () => {
  test('4. Pay costs: ticks are spent by the clone whose turn it is, in its main phase, if it has them', () => {
    const start = tableFor(3);
    const main = tableAfter(start, count('spend-ticks', start.active));
    expect(main.phase).toBe('main');
    expect(tableAfter(start, turn('take')).phase).toBe('main');
    expect(refusalOf(main, count('spend-ticks', 1)).see).toBe('pay-costs');
    expect(refusalOf(main, count('spend-ticks', 0, 3)).refused).toBe('Nobody can give up ticks they do not have.');
  });
});

describe('Reactions', () => {
  test('reacting is not an action: a clone without ticks gives up an idea and points on another clone’s turn', () => {
    const table = tableFor(2, turn('start-main'), count('lose-thoughts', 1), lose(1, 2));
    expect(cloneAt(table, 1)).toMatchObject({ ticks: 0, thoughts: 0 });
  });
});

describe('Headspace refresh', () => {
  test('interrupts any other effect: the head may run empty at any moment, even while somebody is dying', () => {
    expect(tableAfter(tableFor(2, lose(1, 20)), turn('empty-head')).outcome?.how).toBe('empty-head');
  });
});

describe('Death and winning', () => {
  test('A clone dies and is eliminated at 0 or lower corpus or cerebrium', () => {
    for (const [amount, track] of [
      [20, 'corpus'],
      [23, 'cerebrium'],
    ] as const) {
      const table = tableFor(3, lose(1, amount, track), checkDeaths());
      expect(cloneAt(table, 1).alive).toBe(false);
      expect(refusalOf(table, gain(1, 5)).refused).toBe('This clone has died.');
    }
  });

  test('The game ends immediately when one clone is left', () => {
    const table = tableFor(2, lose(0, 20), checkDeaths());
    expect(table.outcome).toEqual({ how: 'last-alive', winners: [1] });
    expect(refusalOf(table, turn('start-main')).refused).toBe('The game is over.');
  });

  test('If all die from the same effect, the clone that controls the fatal effect wins', () => {
    const table = tableFor(3, lose(0, 20), lose(1, 20), lose(2, 25, 'cerebrium'));
    expect(refusalOf(table, checkDeaths()).refused).toBe('All of you die of it. Say whose effect it was.');
    expect(tableAfter(table, checkDeaths(1)).outcome).toEqual({ how: 'all-died', winners: [1] });
  });

  test('Empty head: the highest corpus plus cerebrium wins', () => {
    const table = tableFor(3, lose(0, 3), gain(1, 2, 'cerebrium'), turn('empty-head'));
    expect(table.outcome).toEqual({ how: 'empty-head', winners: [1], points: 42 });
  });

  test('A tie goes to the clone latest in turn order', () => {
    expect(tableFor(3, turn('empty-head')).outcome?.winners).toEqual([2]);
    expect(tableAfter(layTable(setupFor(3, [], 2)), turn('empty-head')).outcome?.winners).toEqual([1]);
  });

  test('Multi-clone death: the active clone adds a Paranoia card to their condition', () => {
    const table = tableFor(3, lose(2, 20), checkDeaths());
    expect(table.clones.map(({ paranoia }) => paranoia)).toEqual([1, 0, 0]);
  });

  test('the next clone if the active clone died', () => {
    const table = tableFor(3, lose(0, 20), checkDeaths());
    expect(table.clones.map(({ paranoia }) => paranoia)).toEqual([0, 1, 0]);
  });

  test('The dead clone shuffles all their cards into the bottom of the head', () => {
    const mourned = tableFor(4, lose(0, 20), checkDeaths());
    expect(cloneAt(mourned, 1).paranoia).toBe(1);
    const table = tableAfter(mourned, turn('end-turn'), count('gain-thoughts', 1, 2), lose(1, 20), checkDeaths());
    expect(cloneAt(table, 1)).toMatchObject({ thoughts: 0, paranoia: 0, ticks: 0 });
    expect(cloneAt(table, 2).paranoia).toBe(1);
  });
});

describe('Rules that the table cannot enforce are on the turn sheet', () => {
  const start = tableFor(3);
  const main = tableAfter(start, turn('start-main'));
  const end = tableAfter(main, count('spend-ticks', 0, 2), turn('start-end'));
  const dying = tableAfter(main, lose(1, 20));

  test.each([
    ['Main phase: take, play or activate actions', main, /Take .* Play .* Activate /],
    ['Activated persona effects work only on the owner’s turn, through an activate action', main, /of your persona/],
    ['Reactions can be made only with reaction cards, and reacting is not an action', main, /reaction cards .* action/],
    ['They repeat until all clones pass and the stem is established', main, /again and again, until all pass in a row/],
    ['Whenever one or fewer ideas are in headspace', main, /As soon as headspace holds one idea or none/],
    ['This interrupts any other effect', main, /stop everything/],
    ['The controller of a triggered effect must announce it: when a turn starts', start, /Announce every effect/],
    ['The controller of a triggered effect must announce it: when a turn ends', end, /Announce every effect/],
    ['The dead clone shuffles all their cards into the bottom of the head', dying, /shuffle all .* bottom of the head/],
  ])('%s', (_sentence, table, words) => {
    expect(turnSheet(table).lines.map(speakRuleText).join(' ')).toMatch(words);
  });

  test('Persona cards cannot change zones: that of a dead clone stays where it lies', () => {
    const setup = setupFor(3);
    const seats = setup.seats.map((seat) => (seat.name === 'B' ? { ...seat, persona: 'wick' } : seat));
    const table = tableAfter(layTable({ ...setup, seats }), lose(1, 20), checkDeaths());
    expect(cloneAt(table, 1)).toMatchObject({ alive: false, persona: 'wick' });
  });
});

describe('Section 9: business constants and limits', () => {
  test('Start: 20 corpus and 20 cerebrium per clone in the basic mode; 1 idea in thoughts', () => {
    expect(cloneAt(tableFor(2), 0)).toMatchObject({ corpus: { real: 20 }, cerebrium: { real: 20 }, thoughts: 1 });
  });

  test('In a two-clone game the first player’s first turn gives 1 tick', () => {
    expect(cloneAt(tableFor(2), 0).ticks).toBe(1);
    expect(cloneAt(tableFor(3), 0).ticks).toBe(2);
  });

  test('Take costs 1 tick', () => {
    expect(cloneAt(tableFor(3, turn('start-main'), turn('take')), 0).ticks).toBe(1);
  });

  test('Thought limit at end phase: 4 idea cards by default, adjustable by effects', () => {
    const end = tableAfter(
      tableFor(2, turn('start-main'), turn('take')),
      turn('start-end'),
      count('gain-thoughts', 0, 3),
    );
    expect(refusalOf(end, turn('end-turn')).see).toBe('end-phase');
    expect(tableAfter(end, count('raise-limit', 0), turn('end-turn')).active).toBe(1);
  });
});
