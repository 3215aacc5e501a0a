// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstViewLine } from './firstView.ts';

const page = document.documentElement;
const isUnpainted = () => page.hasAttribute('data-unpainted');

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: (list: object) => void) {
        paint = () => told({ getEntriesByName: () => [{}] });
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.removeAttribute('data-unpainted');
});

/** What the inline script of every page does in its head, and again at its foot. */
function open(address = 'cards', way = 'navigate') {
  location.href = `https://example.test/${address}`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: way } as unknown as PerformanceEntry]);
  const inTheHead = vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement);
  new Function(firstViewLine)();
  inTheHead.mockRestore();
}
const readToItsEnd = () => new Function(firstViewLine)();

test('what is below the first view waits for the first paint, and no longer', () => {
  open();
  expect(isUnpainted()).toBe(true);
  paint();
  expect(isUnpainted()).toBe(false);
  readToItsEnd();
  expect(isUnpainted()).toBe(false);
});

test('where no paint is told of, it waits for a second after everything has been loaded', () => {
  open();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(999);
  expect(isUnpainted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isUnpainted()).toBe(false);
});

test.each([
  ['an address that leads to a place', 'rules#damage', 'navigate'],
  ['a reader who comes back', 'cards', 'back_forward'],
  ['a page that is read anew', 'cards', 'reload'],
])('%s waits for nothing', (_who, address, way) => {
  open(address, way);
  expect(isUnpainted()).toBe(false);
});
