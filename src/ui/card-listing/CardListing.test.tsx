import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allCards, cardSets } from '#catalogue/catalogue.ts';
import type { CardSummary } from '#domain/cards/cardList.ts';
import { listGroups } from '#domain/cards/listGroups.ts';
import { CardListing } from './CardListing.tsx';

function listed(cards: readonly CardSummary[]): string {
  const groups = listGroups('set', cards, cards, cardSets);
  return renderToString(<CardListing groups={groups} view="faces" />);
}

const count = (html: string, mark: RegExp) => html.match(mark)?.length ?? 0;

test('the cards of a set are one list', () => {
  const html = listed(allCards());
  expect(count(html, /<ul/g)).toBe(cardSets.length);
  expect(count(html, /<li>/g)).toBe(104);
  expect(html).not.toContain('noscript');
});

test('a long list is cut into parts, and has every card in its order', () => {
  const cards = Array.from({ length: 10 }, (_, time) =>
    allCards().map((card) => ({ ...card, id: card.id + time * 100_000, name: `${card.name} ${time}` })),
  ).flat();
  const html = listed(cards);
  expect(count(html, /<li>/g)).toBe(cards.length);
  const inSets = cardSets.flatMap(({ id }) => cards.filter(({ set }) => set === id));
  const names = [...html.matchAll(/alt="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(inSets.map(({ name }) => name.replaceAll("'", '&#x27;')));
  const parts = [...html.matchAll(/data-cards="12"><noscript><ul class="faces">(.*?)<\/ul><\/noscript>/g)];
  expect(parts.length).toBeGreaterThan(70);
  for (const [part] of parts) expect(count(part, /<li>/g)).toBe(12);
});
