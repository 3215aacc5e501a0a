// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#site/routes.ts';
import { fadeTo } from './viewTransition.ts';

const show = vi.fn();
const startViewTransition = vi.fn((update: () => void) => {
  update();
  return { ready: Promise.reject(new Error('overtaken')), finished: Promise.resolve() };
});

let wantsStillness = false;

beforeEach(() => {
  wantsStillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('another page fades in', () => {
  fadeTo('/spite-and-image/rules', show);
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

test('there is no fade under reduced motion', () => {
  wantsStillness = true;
  fadeTo('/spite-and-image/rules', show);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('there is no fade within the same page', () => {
  fadeTo(`${location.pathname}#glossary`, show);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('there is no fade from card to card, so that one swipe can follow another', () => {
  history.replaceState(null, '', routes.card.href(1, 16));
  fadeTo(routes.card.href(2, 1), show);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
  fadeTo(routes.cards.href(), show);
  expect(startViewTransition).toHaveBeenCalledOnce();
});

test('without view transitions the page is shown at once', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  fadeTo('/spite-and-image/rules', show);
  expect(show).toHaveBeenCalledOnce();
});
