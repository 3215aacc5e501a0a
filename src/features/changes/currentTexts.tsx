/** The texts of this version, as a reader reads them: every card's words and every section of the rules. */

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chapters } from '#rulebook/sections.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { allCards } from '#search/catalogue.ts';
import { cardKey, ruleKey, type Texts } from '#storage/changes/textChanges.ts';

const sections = chapters.flatMap(({ id, Body, parts }) => [{ id, Body }, ...parts]);

/** Rendered where nobody sees it, because the rules are no text but what is made of them. */
async function ruleTexts(): Promise<[string, string][]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const texts: [string, string][] = [];
  for (const { id, Body } of sections) {
    flushSync(() => root.render(<Body key={id} />));
    texts.push([ruleKey(id), readable(place)]);
    // Nobody waits for this, and somebody may be scrolling.
    await new Promise((resolve) => setTimeout(resolve));
  }
  root.unmount();
  return texts;
}

/** Words of different blocks do not run into each other. */
function readable(element: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.nodeValue ?? '');
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

export async function currentTexts(): Promise<Texts> {
  const texts = await cardTexts.load();
  const ofCards = allCards().map(({ id, name, cost }): [string, string] => {
    const { effects = '', fearEffects = '' } = texts.get(id) ?? {};
    return [cardKey(id), [name, cost, effects, fearEffects].filter((part) => part !== '').join('\n')];
  });
  return Object.fromEntries([...ofCards, ...(await ruleTexts())]);
}
