// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { cardSearch } from '#search/cardSearchLoader.ts';
import { routes } from '#site/routes.ts';
import { cards, wholeCollection } from '../../../tests/support/collection.ts';
import styles from './MatchingCards.module.css';
import { MatchingCards } from './MatchingCards.tsx';
import { useListAddress } from './useListAddress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const heard: number[] = [];
const hear = (_address: unknown, count: number) => void heard.push(count);

function Results() {
  return <MatchingCards address={useListAddress()} hrefTo={routes.searchResults.href} onCount={hear} />;
}

const page = (
  <Router ssrPath={routes.searchResults.href()} ssrSearch="">
    <Results />
  </Router>
);

let root: Root;
const recovered = vi.fn();

/** Hydrates the prerendered page at an address with this query string. */
async function openAt(search: string): Promise<HTMLElement> {
  // React logs an error because server and browser are one process here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  document.body.innerHTML = `<main>${await new Response(prelude).text()}</main>`;
  history.replaceState(null, '', routes.searchResults.href(search));
  if (search !== '') document.documentElement.dataset.asked = '';
  const main = document.querySelector('main') as HTMLElement;
  await cardSearch.load();
  await act(async () => {
    root = hydrateRoot(main, page, { onRecoverableError: recovered });
  });
  return main;
}

afterEach(async () => {
  await act(async () => root.unmount());
  delete document.documentElement.dataset.asked;
  heard.length = 0;
  recovered.mockClear();
  vi.restoreAllMocks();
});

test('a query replaces the prerendered list with its results', async () => {
  const main = await openAt('type=reaction&view=list');
  const reactions = cards.filter(({ type }) => type === 'reaction').length;
  expect(main.textContent).toContain(`${reactions} cards in`);
  expect(main.querySelectorAll('article')).toHaveLength(reactions);
  expect(main.querySelector(`.${styles.held}`)).toBeNull();
  expect(main.textContent).not.toContain('Loading');
  expect(heard.at(-1)).toBe(reactions);
  expect(recovered).not.toHaveBeenCalled();
});

test('an address without a query keeps the prerendered list', async () => {
  const main = await openAt('');
  const first = main.querySelector('li');
  expect(main.textContent).toContain(wholeCollection);
  expect(main.querySelector('li')).toBe(first);
  expect(main.querySelector(`.${styles.held}`)).toBeNull();
  expect(recovered).not.toHaveBeenCalled();
});
