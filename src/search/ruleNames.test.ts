import { expect, test } from 'vitest';
import { suggestRules } from './ruleNames.ts';

const anchors = (text: string) => suggestRules(text, 6).map(({ anchor }) => anchor);

test('a term is suggested for what another game calls it, and says so', () => {
  expect(suggestRules('graveyard', 6)).toMatchObject([{ anchor: 'glossary-memories', alsoCalled: 'graveyard' }]);
  expect(anchors('discard')).toEqual(['glossary-forget', 'glossary-memories', 'glossary-memory']);
});

test('names come before other names, and no rule twice', () => {
  expect(anchors('rem')[0]).toBe('glossary-remember');
  expect(new Set(anchors('hand')).size).toBe(anchors('hand').length);
});

test('two letters are too few for another name', () => {
  expect(suggestRules('gr', 6).every(({ alsoCalled }) => alsoCalled === undefined)).toBe(true);
});
