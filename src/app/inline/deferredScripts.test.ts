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
    },
  );
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.answered;
});

const list = `<script type="application/json" id="${deferredScriptsId}">[["/entry.js"],["/further.js"]]</script>`;
/** On the page of search results. */
const listWithTexts = list.replace('>', ' data-texts="/texts.js">');

/** The script runs in the head, and again at the end of the body. */
function open(address: string, body = ''): void {
  location.href = `https://example.test/${address}`;
  document.head.innerHTML = list;
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

test('if no paint is reported, scripts are requested a second after load', () => {
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

/** Runs the script in the head, then at the end of the body. Returns what has been requested after each. */
function openInTwoSteps(address: string, scripts: string): (string | null)[][] {
  const { body } = document;
  const inHead = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
  location.href = `https://example.test/${address}`;
  document.head.innerHTML = scripts;
  loadDeferredScripts();
  const atFirst = requested();
  inHead.mockReturnValue(body);
  loadDeferredScripts();
  return [atFirst, requested()];
}

test.each(['name=duck', 'type=attack&set=1'])(
  'the search %s requests scripts at the end of the body, if the page has no answer',
  (search) => {
    expect(openInTwoSteps(`search-results?${search}`, listWithTexts)).toEqual([[], [...all, '/texts.js']]);
  },
);

test('a search of texts requests scripts and texts at once', () => {
  const requests = [...all, '/texts.js'];
  expect(openInTwoSteps('search-results?effects=gain', listWithTexts)).toEqual([requests, requests]);
});

test('a page that answers no search requests its scripts at once', () => {
  expect(openInTwoSteps('cards?type=attack', list)).toEqual([all, all]);
});

test('a search that the page has answered itself requests scripts after the first paint', () => {
  document.documentElement.dataset.answered = '';
  open('search-results?name=the');
  expect(requested()).toEqual([]);
  paint();
  expect(requested()).toEqual(all);
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
