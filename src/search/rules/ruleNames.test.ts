import { expect, test } from 'vitest';
import { ruleSearch } from './rulesLoader.ts';

const { suggest: suggestRules } = await ruleSearch.load();

const anchors = (text: string) => suggestRules(text, 6).map(({ anchor }) => anchor);

test('a term is suggested by its name in another game, which it shows', () => {
  expect(suggestRules('graveyard', 6)).toMatchObject([{ anchor: 'glossary-memories', alsoCalled: 'graveyard' }]);
  expect(anchors('discard')).toEqual(['glossary-forget', 'glossary-memories', 'glossary-memory']);
});

test('our names come before names in other games, and no rule is suggested twice', () => {
  expect(anchors('rem')[0]).toBe('glossary-remember');
  expect(new Set(anchors('hand')).size).toBe(anchors('hand').length);
});

test('two letters are too few for a name in another game', () => {
  expect(suggestRules('gr', 6).every(({ alsoCalled }) => alsoCalled === undefined)).toBe(true);
});
