import { afterEach, describe, expect, test, vi } from 'vitest';
import { navigate, setUpNavigation } from './navigation.ts';

afterEach(() => {
  setUpNavigation(undefined);
  vi.restoreAllMocks();
});

describe('navigation', () => {
  test('an attempt before it is set up is logged and goes nowhere', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    navigate('/credits');
    expect(log).toHaveBeenCalledWith('Cannot navigate to /credits until navigation is set up.');
  });

  test('once set up, the address and the wish to replace are handed on', () => {
    const go = vi.fn();
    setUpNavigation(go);
    navigate('/credits', { replace: true });
    expect(go).toHaveBeenCalledWith('/credits', { replace: true });
  });
});
