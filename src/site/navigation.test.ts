import { afterEach, describe, expect, test, vi } from 'vitest';
import { dispatch, navigate, setUpNavigation } from './navigation.ts';

afterEach(() => {
  setUpNavigation(undefined);
  vi.restoreAllMocks();
});

describe('navigation', () => {
  test('R24: a call before set-up is logged and ignored', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    navigate('/credits');
    expect(log).toHaveBeenCalledWith('Cannot navigate to /credits until navigation is set up.');
  });

  test('once set up, passes on the address, the replace option and the time of the call', () => {
    const go = vi.fn();
    setUpNavigation(go);
    navigate('/credits', { replace: true });
    expect(go).toHaveBeenCalledWith('/credits', { replace: true, asked: expect.any(Number) });
  });

  test('passes on the time at which the reader asked, if the address was found later', () => {
    const go = vi.fn();
    setUpNavigation(go);
    navigate('/search-results?q=duck', { asked: 12 });
    expect(go).toHaveBeenCalledWith('/search-results?q=duck', { asked: 12 });
  });

  test('R24: a dispatch of the current address before set-up is logged and ignored', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await dispatch('/credits');
    expect(log).toHaveBeenCalledWith('/credits cannot be dispatched until navigation is set up.');
  });

  test('once set up, dispatches the path', async () => {
    const get = vi.fn(async () => undefined);
    setUpNavigation(vi.fn(), get);
    await dispatch('/credits');
    expect(get).toHaveBeenCalledWith('/credits');
  });
});
