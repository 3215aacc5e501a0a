import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrive, hookPages, type Place, pageState, recordArrival } from './pageState.ts';

const cards: Place = { path: '/spite-and-image/cards', search: '', fragment: '' };
const rules: Place = { path: '/spite-and-image/rules', search: '', fragment: '' };

describe('arriving at a page', () => {
  test('the first page has no previous page', () => {
    expect(arrive({}, cards)).toEqual({ current: cards, kind: 'first', restored: false });
  });

  test('entering another page stores the one that was left as the previous page', () => {
    expect(arrive({ current: cards }, rules)).toMatchObject({ current: rules, previous: cards, kind: 'entered' });
  });

  test('a link to the current page re-enters it and keeps the previous page', () => {
    expect(arrive({ current: rules, previous: cards }, rules)).toMatchObject({
      current: rules,
      previous: cards,
      kind: 're-entered',
    });
  });

  test('another fragment or query of the same page is a move within it', () => {
    expect(arrive({ current: rules }, { ...rules, fragment: 'setup' }).kind).toBe('moved');
    expect(arrive({ current: cards }, { ...cards, search: '?type=state' }).kind).toBe('moved');
  });

  test('going back is distinguished from opening the page again', () => {
    expect(arrive({ current: cards }, rules, true).restored).toBe(true);
  });

  test('Back from a page that never loaded is a move within the page', () => {
    expect(arrive({ current: cards }, cards, true).kind).toBe('moved');
  });
});

describe('the page state', () => {
  const at = (path: string, hash = '') => ({ pathname: path, search: '', hash });
  afterEach(() => pageState.set({}));

  test('every arrival notifies subscribers, even at the same address', () => {
    const heard = vi.fn();
    const stop = pageState.subscribe(heard);
    expect(recordArrival(at('/a'), false)).toBe('first');
    expect(recordArrival(at('/a'), false)).toBe('re-entered');
    stop();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('entering another page calls the exit hook; moving within the page does not', () => {
    const exit = vi.fn();
    const unhook = hookPages({ exit });
    recordArrival(at('/a'), false);
    recordArrival(at('/a', '#b'), false);
    expect(exit).not.toHaveBeenCalled();
    recordArrival(at('/c'), false);
    expect(exit).toHaveBeenCalledExactlyOnceWith({ path: '/a', search: '', fragment: 'b' });
    unhook();
    recordArrival(at('/d'), false);
    expect(exit).toHaveBeenCalledOnce();
  });

  test('a link to the current page calls the re-enter hook', () => {
    const reenter = vi.fn();
    const unhook = hookPages({ reenter });
    recordArrival(at('/a'), false);
    recordArrival(at('/a'), false);
    unhook();
    expect(reenter).toHaveBeenCalledExactlyOnceWith({ path: '/a', search: '', fragment: '' });
  });
});
