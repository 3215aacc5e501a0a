import { expect, test } from 'vitest';
import { ruleAnchors, sectionAnchors } from '#game/glossary/anchors.ts';
import { sectionHolding } from '#game/glossary/sectionHolding.ts';
import { grown, isOpenEnded, isWhole, isWithin, rangeFor, type TextRange, whole } from './textRange.ts';

const shown = (range: TextRange) => sectionAnchors.filter((id) => isWithin(range, id));

test.each(ruleAnchors)('a reader led to #%s gets the section that holds it first of all', (anchor) => {
  expect(shown(rangeFor(anchor))[0]).toBe(sectionHolding(anchor));
});

test('a reader led to nothing in particular gets the beginning', () => {
  expect(shown(rangeFor(undefined))).toEqual(['introduction', 'overview']);
});

test.each(sectionAnchors)('from %s on the text grows to the whole, and nothing that was there goes', (anchor) => {
  let range = rangeFor(anchor);
  for (let steps = 0; !isWhole(range); steps++) {
    const before = shown(range);
    range = grown(range);
    expect(shown(range)).toEqual(expect.arrayContaining(before));
    expect(shown(range).length).toBeGreaterThan(before.length);
    expect(steps).toBeLessThan(sectionAnchors.length);
  }
  expect(shown(range)).toEqual(sectionAnchors);
  expect(grown(whole)).toEqual(whole);
});

test('only a text whose last section is there has an end', () => {
  expect(isOpenEnded(rangeFor('introduction'))).toBe(true);
  expect(isOpenEnded(rangeFor('credits'))).toBe(false);
});
