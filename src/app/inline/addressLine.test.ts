// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressLine } from './addressLine.ts';

const page = document.documentElement;

/** What the inline script of every page does at an address. */
function openAt(address: string): string {
  location.href = `https://example.test/${address}`;
  for (const said of ['at the head', 'at the foot']) new Function(addressLine)(said);
  return document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
}

const marks = () => page.getAttributeNames().filter((name) => name.startsWith('data-'));

let typeComes: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const ready = new Promise<void>((resolve) => {
    typeComes = resolve;
  });
  Object.assign(document, { fonts: { ready } });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
  for (const mark of marks()) page.removeAttribute(mark);
});

test('a page that is asked for nothing is as the build has rendered it', () => {
  expect(openAt('rules')).toBe('');
  expect(marks()).toEqual([]);
});

test('a search hides what was not asked for', () => {
  openAt('cards?name=duck');
  expect(marks()).toEqual(['data-asked']);
});

test('a box that is the place is open before anything is laid out, and until the app opens it', () => {
  expect(openAt('rules#save-your-brain-zero')).toMatch(/^#save-your-brain-zero::details-content/);
  expect(marks()).toContain('data-unfolded');
});

test('a place is shown when the page has been read and its type is there', async () => {
  openAt('rules#damage');
  expect(marks()).toContain('data-unset');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await Promise.resolve();
  expect(marks()).toContain('data-unset');
  typeComes();
  await Promise.resolve();
  expect(marks()).toEqual(['data-unfolded']);
});

test('a place is shown after three seconds, whatever has not come', () => {
  openAt('rules#damage');
  vi.advanceTimersByTime(2999);
  expect(marks()).toContain('data-unset');
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual(['data-unfolded']);
});

test.each(['%E0%A4%A', 'x{}*{display:none}', '1', '%22%3E%3Cscript%3E', '%20'])(
  'a fragment that is no name, %j, styles nothing else',
  (fragment) => {
    const rules = openAt(`rules#${fragment}`);
    expect(rules.match(/(?<!\\)\{/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(marks()).toContain('data-unfolded');
  },
);
