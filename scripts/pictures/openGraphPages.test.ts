import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { routes } from '#site/routes.ts';
import { openGraphCard, openGraphTitle } from './openGraphPages.ts';

const { sets } = await loadCardData();

test('every card has a preview with its full name', () => {
  for (const set of sets) {
    for (const card of set.cards)
      expect(openGraphCard(card, set)).toMatch(/^<svg [^>]*viewBox="0 0 1200 630">(?!.*(NaN|undefined|<text))/);
  }
});

test('every page title fits on its preview', () => {
  for (const { title } of Object.values(routes)) if (title !== '') expect(openGraphTitle(title)).toContain('<path');
});

test('a title that is too long throws an error', () => {
  expect(() => openGraphTitle('Incomprehensibilities of the honourable company')).toThrow(
    'too long for a link preview',
  );
});
