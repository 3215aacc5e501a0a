// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  test('is on the page and on the device once it is chosen', () => {
    chooseTheme('ink');
    expect(currentTheme()).toBe('ink');
    expect(localStorage.getItem('theme')).toBe('ink');
  });

  test('is forgotten when it is left to the system again', () => {
    chooseTheme('ink');
    chooseTheme(undefined);
    expect(currentTheme()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('holds for the page where nothing may be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    chooseTheme('paper');
    expect(currentTheme()).toBe('paper');
  });

  test('follows another tab for as long as somebody watches', () => {
    const heard = vi.fn();
    const stop = subscribeToTheme(heard);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'ink' }));
    expect(currentTheme()).toBe('ink');
    expect(heard).toHaveBeenCalledTimes(1);

    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'paper' }));
    expect(currentTheme()).toBe('ink');
  });

  test('is not what somebody else has written there', () => {
    document.documentElement.dataset.theme = 'sepia';
    expect(currentTheme()).toBeUndefined();
  });
});
