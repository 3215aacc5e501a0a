import { expect, test } from 'vitest';
import { ruleAnchors, termIds } from './anchors.ts';
import { glossaryInOrder } from './glossary.ts';
import { parseRuleText, speakRuleText } from './ruleText.ts';

const linkedTerms = (text: string) =>
  parseRuleText(text).flatMap((part) =>
    typeof part === 'object' && 'to' in part && 'term' in part.to ? [part.to.term] : [],
  );

test('the glossary is in alphabetical order of its terms', () => {
  const terms = glossaryInOrder.map(({ term }) => speakRuleText(term).toLowerCase());
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en-GB', { ignorePunctuation: true })));
  expect(glossaryInOrder.map(({ id }) => id)).toEqual(termIds);
});

test.each(glossaryInOrder)(
  '$term: every link has a valid target, and never the entry itself',
  ({ id, definition, see }) => {
    const links = linkedTerms(definition);
    expect(links).not.toContain(id);
    expect(new Set(links).size, 'no term is linked twice in one entry').toBe(links.length);
    expect(see.length).toBeGreaterThan(0);
    for (const anchor of see) expect(ruleAnchors).toContain(anchor);
  },
);

test.each(glossaryInOrder)('$term: the definition is one sentence of at most 25 words', ({ definition }) => {
  expect(definition).toMatch(/^[^.]+\.$/);
  expect(speakRuleText(definition).split(' ').length).toBeLessThanOrEqual(25);
});
