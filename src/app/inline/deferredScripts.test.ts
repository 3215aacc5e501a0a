// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredScriptsId, loadDeferredScripts } from './deferredScripts.ts';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: (list: object) => void) {
        paint = () => notify({ getEntriesByName: () => [{}] });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.spyOn(globalThis, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const list = `<script type="application/json" id="${deferredScriptsId}">[["/entry.js"],["/further.js"]]</script>`;
/** On the page of search results. */
const listWithTexts = list.replace('>', ' data-texts="/texts.js">');

/** The script runs in the head, and again at the end of the body. */
function open(address: string, body = '', scripts = list): void {
  location.href = `https://example.test/${address}`;
  document.head.innerHTML = scripts;
  document.body.innerHTML = body;
  for (let runs = 0; runs < 2; runs++) loadDeferredScripts();
}

const requested = () =>
  Array.from(document.querySelectorAll('link[rel="modulepreload"]'), (link) => link.getAttribute('href'));
const all = ['/entry.js', '/further.js'];

test('scripts are requested once, all together, after the first paint', () => {
  open('cards');
  expect(requested()).toEqual([]);
  paint();
  expect(requested()).toEqual(all);
  paint();
  expect(requested()).toEqual(all);
});

test.each([
  ['if no paint is reported', () => undefined],
  ['in a browser that cannot report paints', () => vi.stubGlobal('PerformanceObserver', undefined)],
])('%s, scripts are requested a second after load', (_case, prepare) => {
  prepare();
  open('cards');
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(all);
});

test('scripts wait for the images of the first view, at most a second after the first paint', () => {
  open('cards', '<img src="/a.avif">');
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  paint();
  vi.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(all);
});

test('an address with a query requests its scripts at once', () => {
  open('cards?name=duck');
  expect(requested()).toEqual(all);
});

test('a search requests scripts and card texts at once', () => {
  open('search-results?effects=gain', '', listWithTexts);
  expect(requested()).toEqual([...all, '/texts.js']);
});

test('a page without a list of scripts requests none', () => {
  open('cards?name=duck');
  document.head.innerHTML = '';
  loadDeferredScripts();
  paint();
  expect(requested()).toEqual([]);
});

test('the page shows an error if a script cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('cards?name=duck');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/Try again/));
});
