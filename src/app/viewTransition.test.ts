// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fadeTo } from './viewTransition.ts';

const show = vi.fn();
const startViewTransition = vi.fn((update: () => void) => {
  update();
  return { ready: Promise.reject(new Error('overtaken')) };
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

test('another page is faded to', () => {
  fadeTo('/spite-and-image/rules', show);
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

test('a reader who wants no motion gets none', () => {
  wantsStillness = true;
  fadeTo('/spite-and-image/rules', show);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('another place of the same page needs no fade', () => {
  fadeTo(`${location.pathname}#glossary`, show);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('without the feature the page is there at once', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  fadeTo('/spite-and-image/rules', show);
  expect(show).toHaveBeenCalledOnce();
});
