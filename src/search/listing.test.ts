import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultListing, groupings, type Listing, listedSearch, orders, readListing, views } from './listing.ts';
import { parseSearchParams } from './query/searchParams.ts';

const anyListing: fc.Arbitrary<Listing> = fc.record({
  view: fc.constantFrom(...views),
  sort: fc.constantFrom(...orders),
  group: fc.constantFrom(...groupings),
});

describe('the way cards are listed', () => {
  test('is written to the address and read back from it, and leaves the search unchanged', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom('', 'name=duck', 'effects=%7BB%7D&type=state'), (listing, search) => {
        const address = listedSearch(search, listing);
        expect(readListing(address)).toEqual({ listing, ignored: [] });
        expect(parseSearchParams(address, [])).toEqual(parseSearchParams(search, []));
      }),
    );
  });

  test('is omitted if it is the default', () => {
    expect(listedSearch('name=duck', defaultListing)).toBe('name=duck');
    expect(listedSearch('', { ...defaultListing, view: 'list' })).toBe('view=list');
  });

  test.each(['view=sideways', 'sort=%', 'group=3', 'view=__proto__', `sort=${'x'.repeat(100_000)}`])(
    'falls back to the default for an invalid value and reports it: %.20s',
    (search) => {
      const { listing, ignored } = readListing(search);
      expect(listing).toEqual(defaultListing);
      expect(ignored).toHaveLength(1);
      expect(ignored[0]?.value.length).toBeLessThanOrEqual(60);
      expect(parseSearchParams(search, []).ignored).toEqual([]);
    },
  );
});
