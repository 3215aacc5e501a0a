// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admitApp } from './support.ts';

const page = document.documentElement;
const note = () => document.querySelector('main [data-outdated]')?.textContent;

/** Runs the script in the head of a page, whose body is parsed afterwards. */
function open(address: string, body: string, features: string): boolean {
  location.href = `https://example.test/spite-and-image/${address}`;
  vi.stubGlobal('CSS', { supports: (declaration: string) => features.includes(declaration) });
  const inHead = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
  const isAdmitted = admitApp();
  inHead.mockRestore();
  document.body.innerHTML = body;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return isAdmitted;
}

const today = 'container-type: inline-size, width: 1dvw';
const list =
  '<nav><a href="/spite-and-image/cards">Cards</a></nav><form></form><div popover></div>' +
  '<main><h1>Cards</h1><button></button><a href="/spite-and-image/cards/1/1">A card</a></main>';

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.dataset.scripting;
});

test('a browser that has what the app needs runs it, and keeps the page as it is', () => {
  expect(open('cards?type=attack', list, today)).toBe(true);
  expect(page.dataset.scripting).toBe('');
  expect(document.querySelectorAll('form, button, [popover]')).toHaveLength(3);
});

test('B3: an older browser keeps the texts and links of the page, without what only scripts make work', () => {
  expect(open('cards', list, 'width: 1dvw')).toBe(false);
  expect(page.dataset.scripting).toBeUndefined();
  expect(document.querySelectorAll('form, button, [popover]')).toHaveLength(0);
  expect(document.querySelectorAll('main a')).toHaveLength(1);
  expect(note()).toBeUndefined();
});

test.each(['cards?type=attack', 'search-results?name=duck'])(
  'B3: an older browser says at %s that it cannot search, and links to the list',
  (address) => {
    open(address, list, '');
    expect(note()).toMatch(/^This browser cannot search here: .*All cards$/);
    expect(document.querySelector('main [data-outdated] a')?.getAttribute('href')).toMatch(/\/cards$/);
  },
);

test.each(['cards/1/4?utm_source=letter', 'rules?utm_source=letter'])(
  'the page %s, which answers no search, says nothing',
  (address) => {
    open(address, list, '');
    expect(note()).toBeUndefined();
  },
);

test('B3: an older browser says on a page that needs scripts which browser it takes', () => {
  open('play', '<main><h1>Play</h1><noscript>Needs JavaScript.</noscript></main>', '');
  expect(note()).toMatch(/^This takes Chromium 109/);
});
