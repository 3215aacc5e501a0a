import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardSummary } from '#game/cards/cardList.ts';
import { allCards, cardSets } from '#search/catalogue.ts';
import { listGroups } from '#search/listCards.ts';
import { CardListing } from './CardListing.tsx';

function listed(cards: readonly CardSummary[]): string {
  const groups = listGroups('set', cards, cards, cardSets);
  return renderToString(<CardListing groups={groups} view="faces" />);
}

const count = (html: string, mark: RegExp) => html.match(mark)?.length ?? 0;

test('the cards of a set are in one list', () => {
  const html = listed(allCards());
  expect(count(html, /<ul/g)).toBe(cardSets.length);
  expect(count(html, /<li>/g)).toBe(allCards().length);
});
