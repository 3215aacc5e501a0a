import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const [first, second, third] = [{ id: 101 }, { id: 102 }, { id: 201 }] as const;
const cards = [first, second, third];

describe('leafing through a list of cards', () => {
  it('goes from one card to the next, across sets', () => {
    expect(neighboursOf(cards, second)).toEqual({ previous: first, next: third, position: 2, total: 3 });
  });

  it('stops at both ends', () => {
    expect(neighboursOf(cards, first)).toEqual({ next: second, position: 1, total: 3 });
    expect(neighboursOf(cards, third)).toEqual({ previous: second, position: 3, total: 3 });
  });

  it('has no previous or next card for a card that is not in the list', () => {
    expect(neighboursOf(cards, { id: 999 })).toEqual({ position: 0, total: 3 });
  });
});
