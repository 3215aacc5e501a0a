import { describe, expect, test } from 'vitest';
import { arrive, type Place } from './pageState.ts';

const cards: Place = { path: '/spite-and-image/cards', search: '', fragment: '' };
const rules: Place = { path: '/spite-and-image/rules', search: '', fragment: '' };

describe('arriving at a page', () => {
  test('the first page has none before it', () => {
    expect(arrive({}, cards)).toEqual({ state: { current: cards }, arrival: 'first' });
  });

  test('entering another page remembers the one that was left', () => {
    const { state, arrival } = arrive({ current: cards }, rules);
    expect(arrival).toBe('entered');
    expect(state).toEqual({ current: rules, previous: cards });
  });

  test('a link to the page one is on re-enters it, and the page before stays the page before', () => {
    const { state, arrival } = arrive({ current: rules, previous: cards }, rules);
    expect(arrival).toBe('re-entered');
    expect(state.previous).toEqual(cards);
  });

  test('another fragment or query of the same page is a move within it', () => {
    expect(arrive({ current: rules }, { ...rules, fragment: 'setup' }).arrival).toBe('moved');
    expect(arrive({ current: cards }, { ...cards, search: '?type=state' }).arrival).toBe('moved');
  });
});
