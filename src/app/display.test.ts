// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseDisplay, currentDisplay, subscribeToDisplay } from './display.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  test('is on the page and on the device once it is chosen', () => {
    chooseDisplay('theme', 'ink');
    expect(currentDisplay('theme')).toBe('ink');
    expect(localStorage.getItem('theme')).toBe('ink');
  });

  test('is forgotten when it is left to the system again', () => {
    chooseDisplay('theme', 'ink');
    chooseDisplay('theme', undefined);
    expect(currentDisplay('theme')).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('holds for the page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    chooseDisplay('theme', 'paper');
    expect(currentDisplay('theme')).toBe('paper');
  });

  test('follows another tab while there are subscribers', () => {
    const heard = vi.fn();
    const stop = subscribeToDisplay(heard);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'ink' }));
    expect(currentDisplay('theme')).toBe('ink');
    expect(heard).toHaveBeenCalledTimes(1);

    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'paper' }));
    expect(currentDisplay('theme')).toBe('ink');
  });

  test('ignores unknown values', () => {
    document.documentElement.dataset.theme = 'sepia';
    expect(currentDisplay('theme')).toBeUndefined();
  });
});
