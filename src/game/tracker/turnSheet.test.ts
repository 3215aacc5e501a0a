import { expect, test } from 'vitest';
import { count, deathCheck, lose, setupFor, tableAfter, tableFor } from '../../../tests/support/tableGame.ts';
import { parseRuleText, speakRuleText } from '../glossary/ruleText.ts';
import type { Table } from '../rules/table.ts';
import { startTable } from './startTable.ts';
import { turnSheet } from './turnSheet.ts';

const start = tableFor(3);
const spent = tableAfter(start, count('spend-ticks', 0, 2));
const dying = tableAfter(start, lose(1, 20));
const allDying = tableAfter(dying, lose(0, 20), lose(2, 20));
const over = tableAfter(allDying, deathCheck(2));

const said = (table: Table) => turnSheet(table).lines.map(speakRuleText).join(' ');

test.each([start, spent, dying, allDying, over])('every link of the turn sheet has a valid target (%#)', (table) => {
  for (const line of turnSheet(table).lines) expect(() => parseRuleText(line)).not.toThrow();
});

test('with ticks left, the turn sheet lists the actions and says that ticks must be spent', () => {
  expect(said(start)).toContain('You have 2 ticks and must spend all.');
  expect(said(start)).toContain('Take an idea from headspace: 1 tick.');
});

test('without ticks, the turn sheet says that the end phase may begin', () => {
  expect(said(spent)).toContain('You may go to the end phase.');
});

test('the turn sheet says which side of a card may be used', () => {
  expect(said(start)).toContain('You are not afraid: use the desire side');
  expect(said(tableAfter(start, lose(0, 13)))).toContain('You are afraid: use either side');
});

test('the turn sheet says how many ideas to forget', () => {
  expect(said(start)).toContain('Thought limit: you may keep 4 ideas and have 1.');
  expect(said(tableAfter(start, count('gain-thoughts', 0, 5)))).toContain('Forget 2.');
});

test('for a team, the turn sheet says that an idea may go to the teammate', () => {
  expect(said(start)).not.toContain('teammate');
  const team = startTable(setupFor(4, ['module-two-heads']));
  expect(said(team)).toContain('You may move one idea from your thoughts to those of your teammate.');
});

test('before anybody dies, the turn sheet says where the cards of the dead go and who adds Paranoia', () => {
  expect(said(dying)).toContain('shuffle all their cards together and put them on the bottom of the head');
  expect(said(dying)).toContain('Add Paranoia to the condition of A.');
  const activeDies = tableAfter(tableFor(4), lose(0, 20), lose(1, 20, 'cerebrium'));
  expect(said(activeDies)).toContain('Add 2 Paranoia to the condition of C.');
  for (const lastDeath of [tableAfter(tableFor(2), lose(0, 20)), allDying])
    expect(said(lastDeath)).not.toContain('Paranoia');
});

test('for a clone that has died in its own turn, the turn sheet has only its end', () => {
  const dead = tableAfter(start, lose(0, 20), deathCheck());
  expect(said(dead)).toContain('You have died, so your thought limit is not enforced.');
  expect(said(dead)).not.toContain('Take an idea');
});

test('the turn sheet asks to check for deaths after the item has resolved', () => {
  expect(turnSheet(dying).title).toBe('Check for deaths');
  expect(said(dying)).toContain('At 0 or lower: B.');
  expect(said(allDying)).toContain('the clone that controls it wins');
});
