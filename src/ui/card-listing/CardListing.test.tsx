import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardSummary } from '#game/cards/cardList.ts';
import { allCards, cardSets } from '#search/catalogue.ts';
import { listGroups } from '#search/listGroups.ts';
import type { View } from '#search/listing.ts';
import { CardListing } from './CardListing.tsx';

function listed(cards: readonly CardSummary[], view: View = 'faces'): string {
  const groups = listGroups('set', cards, cards, cardSets);
  return renderToString(<CardListing groups={groups} view={view} />);
}

const count = (html: string, mark: RegExp) => html.match(mark)?.length ?? 0;

test('the cards of a set are one list', () => {
  const html = listed(allCards());
  expect(count(html, /<ul/g)).toBe(cardSets.length);
  expect(count(html, /<li>/g)).toBe(104);
  expect(html).not.toContain('noscript');
});

const manyCards = Array.from({ length: 10 }, (_, time) =>
  allCards().map((card) => ({ ...card, id: card.id + time * 100_000, name: `${card.name} ${time}` })),
).flat();

test('a long list is cut into parts, and has every card in its order', () => {
  const html = listed(manyCards);
  expect(count(html, /<li>/g)).toBe(manyCards.length);
  const inSets = cardSets.flatMap(({ id }) => manyCards.filter(({ set }) => set === id));
  const names = [...html.matchAll(/alt="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(inSets.map(({ name }) => name.replaceAll("'", '&#x27;')));
  const parts = [...html.matchAll(/data-cards="12"><noscript><ul class="faces">(.*?)<\/ul><\/noscript>/g)];
  expect(parts.length).toBeGreaterThan(70);
  for (const [part] of parts) expect(count(part, /<li>/g)).toBe(12);
});

test('of a long list what is seen first comes twelve faces at a time, and words four cards at a time', () => {
  const together = (view: View) =>
    [...listed(manyCards, view).matchAll(/<ul class="\w+ part" data-cards="(\d+)"/g)].map(([, cards]) => Number(cards));
  expect(together('faces')).toEqual([12, 12]);
  expect(together('list')).toEqual([4, 4, 4, 4, 4, 4]);
  expect(together('text')).toEqual([4, 4, 4, 4, 4, 4]);
});
