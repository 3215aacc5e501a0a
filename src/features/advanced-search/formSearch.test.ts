import { describe, expect, test } from 'vitest';
import { formSearch } from './formSearch.ts';

describe('the text of a form', () => {
  test('becomes an address without empty fields', () => {
    expect(
      formSearch([
        ['name', 'a & b'],
        ['effects', '  '],
        ['type', ''],
      ]),
    ).toEqual({ search: 'name=a%20%26%20b' });
  });

  test.each(['t1 c0', '{c0}{T1}', '1 tick, no corpus'])('has its cost put in order: %s', (cost) => {
    expect(formSearch([['cost', cost]])).toEqual({ search: `cost=${encodeURIComponent('{T1}{C0}')}` });
  });

  test('names what of a cost was not understood, and leaves the cost out', () => {
    const { search, costFault } = formSearch([
      ['name', 'x'],
      ['cost', 't1 mana 3 foo bar'],
    ]);
    expect(search).toBe('name=x');
    expect(costFault).toMatch(/^“mana”, “3”, “foo” and more: not understood\./);
  });

  test('shortens long text, and accepts half a character', () => {
    expect(formSearch([['cost', 'z'.repeat(5000)]]).costFault?.length).toBeLessThan(160);
    expect(formSearch([['name', '\ud800']]).search).toBe('name=%EF%BF%BD');
  });
});
