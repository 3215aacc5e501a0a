// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { createLocalSettings } from './localSettings.ts';

const schema = z.object({ turned: z.boolean(), haptics: z.boolean() });
const defaults = { turned: true, haptics: true };

/** As after a reload: same storage, nothing in memory. */
const settings = () => createLocalSettings('table', schema, defaults);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('returns the defaults until a setting is changed', () => {
  expect(settings().get()).toEqual(defaults);
  settings().change({ turned: false });
  expect(settings().get()).toEqual({ turned: false, haptics: true });
});

test('notifies subscribers of a change', () => {
  const listener = vi.fn();
  const own = settings();
  own.subscribe(listener);
  own.change({ haptics: false });
  expect(listener).toHaveBeenCalledOnce();
  expect(own.get()).toEqual({ turned: true, haptics: false });
});

test.each(['', '{', '7', '{"turned":"yes"}'])('returns the defaults for the invalid value %s', (stored) => {
  localStorage.setItem('table', stored);
  expect(settings().get()).toEqual(defaults);
});

test('returns the defaults if storage is forbidden, and keeps a change for the visit', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, clear: () => undefined });
  const own = settings();
  expect(own.get()).toEqual(defaults);
  own.change({ turned: false });
  expect(own.get()).toEqual({ turned: false, haptics: true });
});
