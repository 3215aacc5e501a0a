// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { SearchResultsScreen } from '#features/card-lists/SearchResultsScreen.tsx';
import { escapeHtml } from '#scripts/build/pageTags.ts';
import { earlyAnswerId } from '#search/earlyAnswer.ts';
import { routes } from '#site/routes.ts';
import { answerWhenParsed } from './earlyAnswer.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (
  <Router ssrPath={routes.searchResults.href()} ssrSearch="">
    <SearchResultsScreen quickSearch={null} />
  </Router>
);

let html: string;
beforeAll(async () => {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  // As browsers with scripts parse it.
  html = (await new Response(prelude).text()).replace(/(?<=<noscript>).*?(?=<\/noscript>)/gs, (inner) =>
    escapeHtml(inner),
  );
});

const main = () => document.querySelector('main') as HTMLElement;
const answerRoom = () => document.getElementById(earlyAnswerId) as HTMLElement;
const isAnswered = () => document.documentElement.dataset.answered !== undefined;

/** Parses the page at an address; the script runs in its head. */
function openAt(search: string): void {
  history.replaceState(null, '', routes.searchResults.href(search));
  document.documentElement.dataset.asked = '';
  const inHead = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
  answerWhenParsed();
  inHead.mockRestore();
  document.body.innerHTML = `<main>${html}</main>`;
  document.dispatchEvent(new Event('readystatechange'));
}

let root: Root | undefined;
const recovered = vi.fn();

async function startApp(): Promise<void> {
  // No images are fetched here, and none should count as missing.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  // React complains that server and browser share one process here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    root = hydrateRoot(main(), page, { onRecoverableError: recovered });
  });
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  delete document.documentElement.dataset.asked;
  delete document.documentElement.dataset.answered;
  recovered.mockClear();
  vi.restoreAllMocks();
});

/** The cards under their sets, and the line above them. */
function listIn(place: ParentNode): Node | undefined {
  const list = place.querySelector('[data-group]')?.parentElement?.cloneNode(true);
  // React separates adjacent text nodes of a prerendered page with comments.
  if (list instanceof HTMLElement) list.innerHTML = list.innerHTML.replaceAll('<!-- -->', '');
  list?.normalize();
  return list;
}
const saidIn = (place: ParentNode) => place.querySelector('[role=status]')?.textContent;

test.each([
  ...['the', 'a', 'er', 'st', 'o'].map((name) => `name=${name}`),
  ...['type=attack&set=1', 'discipline=mental', 'cost=%7BT1%7D%7BC0%7D', 'resource-value=2', 'contains=triggered'],
  'name=a&type=reaction',
])('the cards of the search %s are shown before the app starts, and stay the same after', async (search) => {
  openAt(search);
  expect(isAnswered()).toBe(true);
  const before = listIn(answerRoom());
  const said = saidIn(answerRoom());
  await startApp();
  expect(recovered).not.toHaveBeenCalled();
  expect(answerRoom()).toBeNull();
  expect(saidIn(main())).toBe(said);
  expect(before && listIn(main())?.isEqualNode(before)).toBe(true);
});

test.each([
  ['no card', 'name=zzz'],
  ['one card', 'name=duck'],
  ['all cards', ''],
  ['texts', 'effects=gain'],
  ['an unknown type', 'type=riddle'],
])('a search for %s is left to the app', async (_what, search) => {
  openAt(search);
  expect(isAnswered()).toBe(false);
  expect(answerRoom().childNodes).toHaveLength(0);
});
