import { afterEach, expect, test, vi } from 'vitest';
import { isInstalledApp } from './installedApp.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser tab', false, undefined, false],
  ['an installed app', true, undefined, true],
  ['a tab of an iPhone', false, false, false],
  ['an app on the home screen of an iPhone, which only has its own property', false, true, true],
])('B7: %s', (_where, matches, standalone, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.stubGlobal('navigator', { standalone });
  expect(isInstalledApp()).toBe(expected);
});
