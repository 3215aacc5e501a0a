/** `npm run strings`: the words of each chapter of the rulebook, and the minutes that reading them takes. */

import { rulePassages } from 'virtual:rule-passages';
import { ruleTitles } from '#game/glossary/titles.ts';
// biome-ignore lint/style/noRestrictedImports: it prints the texts of the screens
import { chapters } from '#rulebook/sections.ts';

/** Words for each chapter. Chapters 1 to 6 teach the game, and together may have fewer than the sum. */
const budgets = [150, 250, 150, 150, 150, 950, 1300, 1900, 700, 4000];
const learnt = { chapters: 6, words: 1800 };
const wordsPerMinute = 220;

/** Folded, and looked things up in. */
const notRead = new Set<string>(['aside-zones']);

/**
 * Prints the lengths; `--sections` names each passage. Side boxes count where a
 * reader learns the game. Resolves to the exit code: 1 when a budget is exceeded.
 */
export async function main(options: readonly string[]): Promise<number> {
  const passages = rulePassages.map(({ id, kind, place, text }) => ({
    id,
    kind,
    chapter: place.split(' – ')[0],
    words: wordsIn(text),
  }));
  const lengths = chapters.map(({ id }, index) => {
    const own = passages.filter(
      (passage) =>
        passage.chapter === ruleTitles[id] &&
        !notRead.has(passage.id) &&
        (index < learnt.chapters || passage.kind !== 'side box'),
    );
    return { id, own, words: own.reduce((sum, { words }) => sum + words, 0) };
  });
  for (const [index, { id, own, words }] of lengths.entries()) {
    console.log(line(`${index + 1} ${ruleTitles[id]}`, words, budgets[index]));
    if (options.includes('--sections')) for (const part of own) console.log(`    ${part.words} #${part.id}`);
  }
  const toLearn = lengths.slice(0, learnt.chapters).reduce((sum, { words }) => sum + words, 0);
  console.log(line(`Chapters 1 to ${learnt.chapters}`, toLearn, learnt.words));
  const isOver = lengths.some(({ words }, index) => words > (budgets[index] ?? 0));
  return toLearn > learnt.words || isOver ? 1 : 0;
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

function line(title: string, words: number, budget = 0): string {
  const minutes = (words / wordsPerMinute).toFixed(1);
  const over = words > budget ? ', over' : '';
  return `${title.padEnd(22)} ${String(words).padStart(5)} words, ${minutes.padStart(4)} minutes, budget ${budget}${over}`;
}
