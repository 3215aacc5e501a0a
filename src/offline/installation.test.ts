// @vitest-environment happy-dom
/** The offer to install: only where it is possible, not within 14 days of “not now”, never in the installed app. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let state: typeof import('./installation.ts');
let installed = false;
const prompt = vi.fn(async () => undefined);
const browserOffers = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));

beforeEach(async () => {
  installed = false;
  prompt.mockClear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01') });
  vi.resetModules();
  state = await import('./installation.ts');
  state.awaitInstallOffer();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('offers nothing before the browser does, and installs with the browser’s prompt', async () => {
  expect(state.installWay.get()).toBe('none');
  browserOffers();
  expect(state.installWay.get()).toBe('prompt');
  await state.install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(state.installWay.get()).toBe('none');
});

test('“not now” hides the offer for fourteen days', () => {
  browserOffers();
  state.dismissInstall();
  expect(state.installWay.get()).toBe('none');
  vi.setSystemTime(new Date('2026-10-14T23:00'));
  browserOffers();
  expect(state.installWay.get()).toBe('none');
  vi.setSystemTime(new Date('2026-10-15T01:00'));
  browserOffers();
  expect(state.installWay.get()).toBe('prompt');
});

test('S17: “not now” does not hide the offer for years if the clock was wrong when it was said', () => {
  vi.setSystemTime(new Date('2099-01-01'));
  browserOffers();
  state.dismissInstall();
  vi.setSystemTime(new Date('2026-11-25'));
  browserOffers();
  expect(state.installWay.get()).toBe('prompt');
});

test('offers instructions where only the user can install the app', () => {
  state.offerInstallByHand();
  expect(state.installWay.get()).toBe('none');
  vi.stubGlobal('navigator', { standalone: false });
  state.offerInstallByHand();
  expect(state.installWay.get()).toBe('by-hand');
});

test('the installed app offers nothing', () => {
  installed = true;
  browserOffers();
  expect(state.installWay.get()).toBe('none');
});
