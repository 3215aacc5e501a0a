// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startVisits, type Visits } from './visits.ts';

let visits: Visits;

const scrolledTo = (top: number) => vi.stubGlobal('scrollY', top);
const goBackTo = (state: unknown) => dispatchEvent(new PopStateEvent('popstate', { state }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  scrolledTo(0);
  visits = startVisits();
});

afterEach(() => {
  visits.stop();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-content-visible');
});

describe('visits', () => {
  test('the loaded page is the first visit, and has no position to restore', () => {
    expect(visits.current.get()).toMatchObject({ first: true });
    expect(visits.current.get()).not.toHaveProperty('scrollTop');
  });

  test('navigating adds a history entry', () => {
    const before = history.length;
    visits.go('/credits');
    expect(location.pathname).toBe('/credits');
    expect(history.length).toBe(before + 1);
    expect(visits.current.get()).toMatchObject({ first: false });
  });

  test('re-entering a page replaces its entry, but is a new visit', () => {
    const before = { length: history.length, key: visits.current.get().key };
    visits.go('/');
    expect(history.length).toBe(before.length);
    expect(visits.current.get()).toMatchObject({ depth: 0 });
    expect(visits.current.get().key).not.toBe(before.key);
  });

  test('Back restores the scroll position', () => {
    const first = history.state;
    scrolledTo(840);
    visits.go('/credits');
    goBackTo(first);
    expect(visits.current.get()).toMatchObject({ scrollTop: 840, first: false });
  });

  test('Back before the page has loaded cancels the navigation', () => {
    const first = history.state;
    visits.go('/credits');
    const asked = performance.now() - 5;
    goBackTo(first);
    visits.go('/privacy', { asked });
    expect(location.pathname).toBe('/credits');
    visits.go('/privacy', { asked: performance.now() });
    expect(location.pathname).toBe('/privacy');
  });

  test('a navigation whose address was found late does not leave the page that was asked for meanwhile', () => {
    const asked = performance.now() - 5;
    visits.go('/credits');
    visits.go('/search-results?q=duck', { asked });
    expect(location.pathname).toBe('/credits');
  });

  test('every visit has the number of visits before it, also after Back and after a reload', () => {
    const depth = () => visits.current.get().depth;
    const first = history.state;
    visits.go('/credits');
    visits.go('/privacy');
    visits.go('/privacy', { replace: true });
    expect(depth()).toBe(2);
    visits.stop();
    visits = startVisits();
    expect(depth()).toBe(2);
    goBackTo(first);
    expect(depth()).toBe(0);
  });

  test('a fragment typed into the address bar is a new visit', () => {
    goBackTo(null);
    expect(visits.current.get()).toMatchObject({ first: false });
    expect(visits.current.get()).not.toHaveProperty('scrollTop');
    expect(history.state).toEqual({ key: visits.current.get().key, depth: 1 });
  });

  test('a reload restores the scroll position', () => {
    scrolledTo(300);
    dispatchEvent(new Event('pagehide'));
    visits.stop();
    visits = startVisits();
    expect(visits.current.get()).toMatchObject({ scrollTop: 300, first: true });
  });

  test.each(['not JSON', '{"a":1}', '[["a","b"],5,[1,2]]'])(
    'invalid data in session storage (%s) is ignored',
    (rubbish) => {
      visits.stop();
      sessionStorage.setItem('scroll-positions', rubbish);
      visits = startVisits();
      expect(visits.current.get()).not.toHaveProperty('scrollTop');
    },
  );
});
