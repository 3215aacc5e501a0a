// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markAddress } from './address.ts';

const page = document.documentElement;
const marks = () => page.getAttributeNames().filter((name) => name.startsWith('data-'));
const adoptedRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();

/** The script runs in the head, and again at the end of the body. */
function openAt(address: string): void {
  location.href = `https://example.test/${address}`;
  for (let runs = 0; runs < 2; runs++) {
    try {
      markAddress();
    } catch {}
  }
}

let fontsArrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const ready = new Promise<void>((resolve) => {
    fontsArrive = resolve;
  });
  Object.assign(document, { fonts: { ready } });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '';
  for (const mark of marks()) page.removeAttribute(mark);
});

test('an address without query and fragment leaves the prerendered page unchanged', () => {
  openAt('rules');
  expect(marks()).toEqual([]);
  expect(adoptedRules()).toBe('');
});

test('a query hides the prerendered list', () => {
  openAt('cards?name=duck');
  expect(marks()).toEqual(['data-asked']);
});

test('a fragment opens the details element it names before the first paint', () => {
  openAt('rules#save-your-brain-zero');
  expect(adoptedRules()).toMatch(/^#save-your-brain-zero::details-content/);
});

test('the text before the target, and around it, is laid out; the text after it may be skipped', () => {
  document.body.innerHTML =
    '<p data-skippable></p><div data-skippable><h2 id="damage"><b data-skippable></b></h2></div><p id="later" data-skippable></p>';
  openAt('rules#damage');
  expect(Array.from(document.querySelectorAll('[data-skippable]'), ({ id }) => id)).toEqual(['later']);
});

test('a page with a fragment is painted when it has been parsed and its fonts have loaded', async () => {
  openAt('rules#damage');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await Promise.resolve();
  expect(marks()).toEqual(['data-awaiting-fonts']);
  fontsArrive();
  await Promise.resolve();
  expect(marks()).toEqual([]);
});

test('a page with a fragment is painted after three seconds, even if its fonts are late', () => {
  openAt('rules#damage');
  vi.advanceTimersByTime(2999);
  expect(marks()).toContain('data-awaiting-fonts');
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual([]);
});

test.each(['%E0%A4%A', 'x{}*{display:none}', '1', '%22%3E%3Cscript%3E', '%20'])(
  'a fragment that is not an id, %j, adds no further CSS rule',
  (fragment) => {
    openAt(`rules#${fragment}`);
    expect(adoptedRules().match(/(?<!\\)\{/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);
