import { expect, test } from 'vitest';
import { otherGames, wordsOfOtherGames } from './otherGames.ts';

test('at least 250 words of other games, each once, lead to a rule with one line on how ours differs', () => {
  const words = wordsOfOtherGames.map(([word]) => word);
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(250);
  for (const { differs } of otherGames) expect(differs).toMatch(/^[^.]+\.$/);
});
