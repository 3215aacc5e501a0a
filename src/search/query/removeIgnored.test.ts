import { describe, expect, it } from 'vitest';
import { parseSearchParams, removeIgnored, searchAsAsked } from './searchParams.ts';
import type { Ignored } from './searchQuery.ts';

function takeOut(search: string, which: number): string {
  const parsed = parseSearchParams(search, []);
  return removeIgnored(parsed.ignored[which] as Ignored, parsed);
}

describe('removing an ignored parameter from an address', () => {
  it('keeps the parameters that were understood', () => {
    expect(takeOut('name=duck&discipline=foo', 0)).toBe('name=duck');
    expect(takeOut('discipline=foo', 0)).toBe('');
  });

  it('keeps the other ignored parameters, which can be removed in turn', () => {
    expect(takeOut('type=state&discipline=foo&colour=red%20hot', 0)).toBe('type=state&colour=red%20hot');
    expect(takeOut('type=state&discipline=foo&colour=red%20hot', 1)).toBe('type=state&discipline=foo');
  });

  it('keeps the first value of a repeated field', () => {
    expect(takeOut('type=state&type=attack', 0)).toBe('type=state');
  });

  it('returns an address that no longer contains it', () => {
    const parsed = parseSearchParams(takeOut('a=1&b=2&name=x', 0), []);
    expect(parsed.ignored.map(({ name }) => name)).toEqual(['b']);
  });

  it('keeps every unknown piece of search syntax beside the parts that were understood', () => {
    const address = searchAsAsked(parseSearchParams('q=rv>2 or is:triggered colour:red ( x>1&name=x', []));
    const { query, ignored } = parseSearchParams(address, []);
    expect(query.rest).toMatchObject({ kind: 'any' });
    expect(new Set(ignored.map(({ value }) => value))).toEqual(new Set(['colour:red', 'x>1', '(']));
  });
});
