/** The texts of this version, as a reader reads them: every card's words and every section of the rules. */

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadCardTexts } from '#catalogue/cardTexts.ts';
import { cards } from '#catalogue/catalogue.ts';
import { cardKey, ruleKey, type Texts } from '#domain/changes/textChanges.ts';
import { chapters } from '#rulebook/sections.ts';

const sections = chapters.flatMap(({ id, Body, parts }) => [{ id, Body }, ...parts]);

/** Rendered where nobody sees it, because the rules are no text but what is made of them. */
function ruleTexts(): [string, string][] {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      sections.map(({ id, Body }) => (
        <div key={id}>
          <Body />
        </div>
      )),
    ),
  );
  const texts = sections.map(({ id }, index): [string, string] => [ruleKey(id), readable(place.children[index])]);
  root.unmount();
  return texts;
}

/** Words of different blocks do not run into each other. */
function readable(element: Element | undefined): string {
  const words: string[] = [];
  const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker?.nextNode()) words.push(walker.currentNode.nodeValue ?? '');
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
}

export async function currentTexts(): Promise<Texts> {
  const texts = await loadCardTexts();
  const ofCards = cards.map(({ id, name, cost }): [string, string] => {
    const { effects = '', fearEffects = '' } = texts.get(id) ?? {};
    return [cardKey(id), [name, cost, effects, fearEffects].filter((part) => part !== '').join('\n')];
  });
  return Object.fromEntries([...ofCards, ...ruleTexts()]);
}
