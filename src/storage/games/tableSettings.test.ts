// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readTableSettings, writeTableSettings } from './tableSettings.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the far seats are turned round until somebody says otherwise', () => {
  expect(readTableSettings()).toEqual({ turned: true, haptics: true });
  writeTableSettings({ turned: false, haptics: true });
  expect(readTableSettings()).toEqual({ turned: false, haptics: true });
});

test.each(['', '{', '7', '{"turned":"yes"}'])('%s in its place gives the defaults', (stored) => {
  localStorage.setItem('table', stored);
  expect(readTableSettings()).toEqual({ turned: true, haptics: true });
});

test('forbidden storage is nobody’s concern', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, clear: () => undefined });
  expect(readTableSettings()).toEqual({ turned: true, haptics: true });
  expect(() => writeTableSettings({ turned: false, haptics: false })).not.toThrow();
});
