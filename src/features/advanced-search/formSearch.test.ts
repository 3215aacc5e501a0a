import { describe, expect, test } from 'vitest';
import { formSearch } from './formSearch.ts';

describe('formSearch', () => {
  test('drops empty fields', () => {
    expect(
      formSearch([
        ['name', 'a & b'],
        ['effects', '  '],
        ['type', ''],
      ]),
    ).toEqual({ search: 'name=a%20%26%20b' });
  });

  test.each(['t1 c0', '{c0}{T1}', '1 tick, no corpus'])('normalises the cost: %s', (cost) => {
    expect(formSearch([['cost', cost]])).toEqual({ search: `cost=${encodeURIComponent('{T1}{C0}')}` });
  });

  test('names the unknown words of a cost, and leaves the cost out', () => {
    const { search, costFault } = formSearch([
      ['name', 'x'],
      ['cost', 't1 mana 3 foo bar'],
    ]);
    expect(search).toBe('name=x');
    expect(costFault).toMatch(/^“mana”, “3”, “foo” and more: not understood\./);
  });

  test('shortens long text in the message, and accepts a lone surrogate', () => {
    expect(formSearch([['cost', 'z'.repeat(5000)]]).costFault?.length).toBeLessThan(160);
    expect(formSearch([['name', '\ud800']]).search).toBe('name=%EF%BF%BD');
  });
});
