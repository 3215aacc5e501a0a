// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#domain/routes.ts';
import { fadeTo } from './viewTransition.ts';

const show = vi.fn();
const animate = vi.fn();

let wantsStillness = false;

beforeEach(() => {
  wantsStillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  const main = document.createElement('main');
  main.id = 'main';
  document.body.append(Object.assign(main, { animate }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('another page fades in, and is there from the start', () => {
  fadeTo(routes.rules.href(), show);
  expect(animate).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledBefore(animate);
});

test('a reader who wants no motion gets none', () => {
  wantsStillness = true;
  fadeTo(routes.rules.href(), show);
  expect(animate).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('another place of the same page needs no fade', () => {
  fadeTo(`${location.pathname}#glossary`, show);
  expect(animate).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

test('from card to card there is none', () => {
  history.replaceState(null, '', routes.card.href(1, 16));
  fadeTo(routes.card.href(2, 1), show);
  expect(animate).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
  fadeTo(routes.cards.href(), show);
  expect(animate).toHaveBeenCalledOnce();
});
