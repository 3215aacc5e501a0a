// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { createLocalSettings } from './localSettings.ts';

const schema = z.object({ turned: z.boolean(), haptics: z.boolean() });
const defaults = { turned: true, haptics: true };

/** As after a reload: the same device, nothing in memory. */
const settings = () => createLocalSettings('table', schema, defaults);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the defaults hold until somebody says otherwise', () => {
  expect(settings().get()).toEqual(defaults);
  settings().change({ turned: false });
  expect(settings().get()).toEqual({ turned: false, haptics: true });
});

test('a change is told to whoever follows the settings', () => {
  const told = vi.fn();
  const own = settings();
  own.subscribe(told);
  own.change({ haptics: false });
  expect(told).toHaveBeenCalledOnce();
  expect(own.get()).toEqual({ turned: true, haptics: false });
});

test.each(['', '{', '7', '{"turned":"yes"}'])('%s in its place gives the defaults', (stored) => {
  localStorage.setItem('table', stored);
  expect(settings().get()).toEqual(defaults);
});

test('forbidden storage gives the defaults, and a change lasts for the visit', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, clear: () => undefined });
  const own = settings();
  expect(own.get()).toEqual(defaults);
  own.change({ turned: false });
  expect(own.get()).toEqual({ turned: false, haptics: true });
});
