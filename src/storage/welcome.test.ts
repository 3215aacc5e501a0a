// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModals, modals, openModal } from '#site/notices/modals.ts';
import { sayHelloOnce } from './welcome.ts';

let installed = true;

beforeEach(() => {
  installed = true;
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
});

afterEach(() => {
  closeModals();
  vi.unstubAllGlobals();
});

test('the installed app says hello at its first start, and not at the second', () => {
  sayHelloOnce();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
  closeModals();
  sayHelloOnce();
  expect(modals.get()).toEqual({});
});

test('a tab of the browser is not greeted', () => {
  installed = false;
  sayHelloOnce();
  expect(modals.get()).toEqual({});
});

test('it does not lie down on what is open, and greets the next time', () => {
  openModal({ subject: 'newsletter' });
  sayHelloOnce();
  expect(modals.get()).toEqual({ current: { subject: 'newsletter' } });
  closeModals();
  sayHelloOnce();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
});

test('where nothing is kept nobody is greeted, rather than every time', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  });
  sayHelloOnce();
  expect(modals.get()).toEqual({});
});
