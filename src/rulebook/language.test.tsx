/** The language of the rulebook: length, spelling, punctuation and words that it avoids. */

import { describe, expect, test } from 'vitest';
import { boxAnchors } from '#game/glossary/anchors.ts';
import { all, page, tidy } from '../../tests/support/rulebookPage.tsx';

/** Names of cards, quotations of personas and words of other games may use words that rules may not. */
const rules = page.cloneNode(true);
for (const name of rules.querySelectorAll('a[href*="/cards/"], [data-unsearched]')) name.remove();
const text = tidy(rules.textContent);

const wordsOf = (words: string) => words.split(/\s+/).filter((word) => /\w/.test(word));

test('the rulebook has at least 9,000 words', () => {
  expect(wordsOf(page.textContent).length).toBeGreaterThanOrEqual(9000);
});

describe('Save Your Brain', () => {
  test('has at least 16 boxes', () => {
    expect(boxAnchors.length).toBeGreaterThanOrEqual(16);
    expect(page.querySelectorAll('details[data-openness]')).toHaveLength(boxAnchors.length);
  });

  test.each(boxAnchors)('%s has 30 to 60 words and one rule, in bold, in one sentence', (anchor) => {
    const box = page.querySelector(`#${anchor}`);
    const length = wordsOf(box?.querySelector('summary + div')?.textContent ?? '').length;
    expect(length).toBeGreaterThanOrEqual(30);
    expect(length).toBeLessThanOrEqual(60);
    const bold = all(`#${anchor} strong`).map((rule) => tidy(rule.textContent));
    expect(bold).toHaveLength(1);
    expect(bold[0]).toMatch(/^[^.?]+\.$/);
  });

  test('boxes are closed at first', () => {
    expect(page.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

test.each(
  `color colors colored favor favorite flavor honor humor neighbor behavior rumor center centered theater meter gray
  canceled canceling canceler traveled modeled labeled fulfill skillful defense offense catalog
  organize organized realize realized recognize apologize summarize emphasize analyze jewelry gotten`.split(/\s+/),
)('British spelling: never "%s"', (word) => {
  expect(text).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
});

test.each([
  'opponent',
  'opponents',
  'enemy',
  'enemies',
  'hand',
  'hands',
  'deck',
  'decks',
  'discard',
  'discards',
  'discarded',
  'life',
  'health',
  'mana',
  'target',
  'targets',
  'draw',
  'draws',
  'drawn',
  'exhaust',
])('the rules never say "%s"', (word) => {
  expect(text.match(new RegExp(`.{0,30}\\b${word}\\b.{0,20}`, 'i'))).toBeNull();
});

test('"player" occurs once, in the definition of a clone', () => {
  expect(text.match(/.{0,25}\bplayers?\b/gi)).toEqual([expect.stringContaining('this game’s word for a player')]);
});

test('the rules have no exclamation marks', () => {
  expect(text).not.toContain('!');
});

test('quotation marks and apostrophes are typographic', () => {
  const prose = page.cloneNode(true);
  for (const quoted of prose.querySelectorAll('article, a[href*="/cards/"]')) quoted.remove();
  expect(prose.textContent.match(/.{0,20}['"].{0,20}/g)).toBeNull();
});

test('there is a space before and after every link', () => {
  const glued = all('a').flatMap((link) => {
    const [before, after] = [link.previousSibling, link.nextSibling].map((node) =>
      node?.nodeType === 3 ? (node.textContent ?? '') : '',
    );
    return /[\p{L},;:]$/u.test(before ?? '') || /^\p{L}/u.test(after ?? '')
      ? [`${before}|${link.textContent}|${after}`]
      : [];
  });
  expect(glued).toEqual([]);
});
