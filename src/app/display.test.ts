// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseDisplay, currentDisplay, subscribeToDisplay } from './display.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  test('is applied to the page and stored when it is chosen', () => {
    chooseDisplay('theme', 'ink');
    expect(currentDisplay('theme')).toBe('ink');
    expect(localStorage.getItem('theme')).toBe('ink');
  });

  test('is removed from storage when the user returns to the system setting', () => {
    chooseDisplay('theme', 'ink');
    chooseDisplay('theme', undefined);
    expect(currentDisplay('theme')).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('applies to the page even if it cannot be stored', () => {
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
