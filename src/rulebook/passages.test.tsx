/** The text that is searched is the text that is shown. */

import { expect, test } from 'vitest';
import { rulePassages as passages } from '#game/generated/rulePassages.ts';
import { overlookedAnchor, type RuleAnchor, ruleAnchors } from '#game/glossary/anchors.ts';
import { rulesInChapters } from '#game/glossary/overlookedRules.ts';
import { textAt } from '../../tests/support/rulebookPage.tsx';

const leadOn: readonly RuleAnchor[] = rulesInChapters.map(({ number }) => overlookedAnchor(number));

test('every anchor of the rulebook has one passage, except those that only link to another', () => {
  const expected = ruleAnchors.filter((anchor) => !leadOn.includes(anchor));
  expect(passages.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
});

test.each(passages.filter(({ kind }) => !['rule', 'example'].includes(kind)))(
  'the passage $id has the text that the page shows there',
  ({ id, text }) => {
    const squeezed = (said: string) => said.replace(/[\s·]+/g, '');
    expect(squeezed(textAt(id))).toContain(squeezed(text));
  },
);

test('a passage names its chapter and section', () => {
  const placeOf = (anchor: string) => passages.find(({ id }) => id === anchor)?.place;
  expect(placeOf('pay-costs')).toBe('Actions – Pay costs');
  expect(placeOf('glossary-repress')).toBe('Reference – Glossary');
  expect(placeOf('actions')).toBe('Actions');
});

test('easily-overlooked rules are numbered as the page numbers them, without gaps', () => {
  const titles = passages.filter(({ kind }) => kind === 'overlooked rule').map(({ title }) => title);
  expect(titles).toEqual(titles.map((_, index) => `Easily-overlooked rule ${index + 1}`));
});

test('no passage is empty, and symbols stay tokens', () => {
  expect(passages.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([]);
  expect(passages.find(({ id }) => id === 'list-of-costs')?.text).toContain('{T1}');
});
