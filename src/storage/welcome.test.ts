// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModals, modals, openModal } from '#site/notices/modals.ts';
import { showWelcomeOnce } from './welcome.ts';

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

test('welcomes the user at the first start of the installed app, and not at the second', () => {
  showWelcomeOnce();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
  closeModals();
  showWelcomeOnce();
  expect(modals.get()).toEqual({});
});

test('shows no welcome in a browser tab', () => {
  installed = false;
  showWelcomeOnce();
  expect(modals.get()).toEqual({});
});

test('waits for the next start if another dialog is open', () => {
  openModal({ subject: 'newsletter' });
  showWelcomeOnce();
  expect(modals.get()).toEqual({ current: { subject: 'newsletter' } });
  closeModals();
  showWelcomeOnce();
  expect(modals.get()).toEqual({ current: { subject: 'hello' } });
});

test('never shows the welcome if storage fails, rather than at every start', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  });
  showWelcomeOnce();
  expect(modals.get()).toEqual({});
});
