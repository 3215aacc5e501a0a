import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkDestination, nearestCards, readCardAddress } from './cardAddress.ts';

const place = (set: number, number: number) => ({ set, number });
const cards = [1, 2, 0].flatMap((set) => [1, 2, 3, 4, 5, 6].map((number) => place(set, number)));

describe('the address of a card', () => {
  it('finds the card it names', () => {
    expect(readCardAddress('2', '4', cards)).toEqual({ kind: 'card', card: place(2, 4) });
    expect(readCardAddress('0', '1', cards)).toEqual({ kind: 'card', card: place(0, 1) });
  });

  it.each([
    ['01', '007', '/spite-and-image/cards/1/7'],
    ['1', '04', '/spite-and-image/cards/1/4'],
    ['00', '1', '/spite-and-image/cards/0/1'],
    ['-0', '1', '/spite-and-image/cards/0/1'],
    ['-07', '1', '/spite-and-image/cards/-7/1'],
  ])('with leading zeros (%s, %s) redirects to the canonical address', (set, number, href) => {
    expect(readCardAddress(set, number, cards)).toEqual({ kind: 'redirect', href });
  });

  it('offers the nearest cards if the card does not exist', () => {
    expect(readCardAddress('1', '99', cards)).toEqual({
      kind: 'noSuchCard',
      set: 1,
      number: 99,
      nearest: [place(1, 3), place(1, 4), place(1, 5), place(1, 6)],
    });
    expect(readCardAddress('-1', '1', cards)).toMatchObject({ kind: 'noSuchCard', nearest: { length: 4 } });
  });

  it.each([
    ['x', '1'],
    ['1', 'x'],
    ['1', ''],
    ['1', '1.0'],
    ['1', '1e0'],
    ['1', '0x1'],
    ['1', ' 1'],
    ['1', '+1'],
    ['1', '٣'],
    ['1', '9'.repeat(400)],
  ])('is invalid if a part is not an integer (%s, %s)', (set, number) => {
    expect(readCardAddress(set, number, cards)).toEqual({ kind: 'notAnAddress' });
  });

  it('never redirects twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,8}$/), fc.stringMatching(/^-?\d{1,8}$/), (set, number) => {
        const address = readCardAddress(set, number, cards);
        if (address.kind !== 'redirect') return;
        const [canonicalSet = '', canonicalNumber = ''] = address.href.split('/').slice(-2);
        expect(readCardAddress(canonicalSet, canonicalNumber, cards).kind).not.toBe('redirect');
      }),
    );
  });
});

describe('the nearest cards', () => {
  it('are in the same set, on both sides of the gap', () => {
    const withGap = cards.filter(({ number }) => number !== 3);
    expect(nearestCards(withGap, place(2, 3))).toEqual([place(2, 1), place(2, 2), place(2, 4), place(2, 5)]);
  });

  it('are in the nearest set if the set does not exist', () => {
    expect(nearestCards(cards, place(9, 2), 2)).toEqual([place(2, 1), place(2, 2)]);
  });
});

const at = (address: string) => linkDestination(new URL(address, 'https://site.example'));

it.each([
  ['/spite-and-image/rules#glossary-repress', { kind: 'rule', anchor: 'glossary-repress' }],
  ['/spite-and-image/cards/4/7', { kind: 'card', set: 4, number: 7 }],
  ['/spite-and-image/rules#no-such-rule', undefined],
  ['/spite-and-image/rules', undefined],
  ['/credits#glossary-repress', undefined],
])('%s leads to %j', (address, destination) => {
  expect(at(address)).toEqual(destination);
});
