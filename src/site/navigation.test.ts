import { afterEach, describe, expect, test, vi } from 'vitest';
import { dispatch, navigate, setUpNavigation } from './navigation.ts';

afterEach(() => {
  setUpNavigation(undefined);
  vi.restoreAllMocks();
});

describe('navigation', () => {
  test('R24: an attempt before it is set up is logged and goes nowhere', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    navigate('/credits');
    expect(log).toHaveBeenCalledWith('Cannot navigate to /credits until navigation is set up.');
  });

  test('once set up, the address, the wish to replace and the moment are handed on', () => {
    const go = vi.fn();
    setUpNavigation(go);
    navigate('/credits', { replace: true });
    expect(go).toHaveBeenCalledWith('/credits', { replace: true, asked: expect.any(Number) });
  });

  test('R24: the first dispatch of the current address before it is set up is logged and gets nothing', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await dispatch('/credits');
    expect(log).toHaveBeenCalledWith('/credits cannot be dispatched until navigation is set up.');
  });

  test('once set up, the path is dispatched', async () => {
    const get = vi.fn(async () => undefined);
    setUpNavigation(vi.fn(), get);
    await dispatch('/credits');
    expect(get).toHaveBeenCalledWith('/credits');
  });
});
