import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/anyText.ts';
import { anyQuery } from '../../../tests/support/searchQueries.ts';
import { readListing } from '../listing.ts';
import { isQuerySyntax, parseQuery, printQuery } from './querySyntax.ts';
import { parseSearchParams, searchAsAsked, toSearchParams } from './searchParams.ts';

const sets = [
  { id: 0, name: 'Promo', abbreviation: 'PRO', slug: 'promo' },
  { id: 1, name: 'Duel', abbreviation: 'DUE', slug: 'duel' },
];
const parse = (search: string) => parseSearchParams(search, sets);
const queryOf = (search: string) => parse(search).query;
const ignoredOf = (search: string) => parse(search).ignored;

describe('reading a search from an address', () => {
  test('reads every field', () => {
    const search =
      'name=fist&effects=%7BB%7D&in=fear&fear-effects=gain&flavor=twin&discipline=mental&type=state' +
      '&cost=%7BT1%7D%7BB0%7D&resource-value=1&set=1&contains=activated&contains=triggered';
    expect(parse(search)).toEqual({
      query: {
        name: 'fist',
        effects: '{B}',
        in: ['fear'],
        fearEffects: 'gain',
        flavor: 'twin',
        discipline: 'mental',
        type: 'state',
        cost: '{T1}{B0}',
        resourceValue: 1,
        set: 1,
        contains: ['activated', 'triggered'],
      },
      ignored: [],
    });
  });

  test.each([
    ['?name=a', { name: 'a' }],
    ['name=duck%2C+obviously', { name: 'duck, obviously' }],
    ['name=42', { name: '42' }],
    ['name=007', { name: '007' }],
    ['name=1.50', { name: '1.50' }],
    ['name=:attack', { name: ':attack' }],
    ['name=a%2Bb', { name: 'a+b' }],
    ['name=a=b', { name: 'a=b' }],
    ['name=%20%20fist%20', { name: 'fist' }],
    ['name=%E0%A4%A', { name: '%E0%A4%A' }],
    ['name=a%00b', { name: 'a b' }],
    ['name=%00', {}],
    ['fear%2Deffects=lose', { effects: 'lose', in: ['fear'] }],
    ['fear-effects=lose&effects=gain', { effects: 'gain', fearEffects: 'lose' }],
    ['fear-effects=lose&in=desire', { effects: 'lose', in: ['fear'] }],
    ['type=:attack', { type: 'attack' }],
    ['type=Attack', { type: 'attack' }],
    ['contains=triggered&contains=activated&contains=triggered', { contains: ['activated', 'triggered'] }],
    ['cost={c0}{t1}', { cost: '{T1}{C0}' }],
    ['cost=1+tick,+no+corpus', { cost: '{T1}{C0}' }],
    ['cost=3', { cost: '3' }],
    ['cost=2+mana', { cost: '2 MANA' }],
    ['resource-value=007', { resourceValue: 7 }],
    ['resource-value=2.0', { resourceValue: 2 }],
    ['set=1', { set: 1 }],
    ['set=0', { set: 0 }],
    ['set=duel', { set: 1 }],
    ['set=Due', { set: 1 }],
    ['set=:promo', { set: 0 }],
    ['', {}],
    ['&&=&', {}],
    ['name', {}],
    ['name=&effects=&in=&fear-effects=&flavor=&type=&cost=&resource-value=&set=', {}],
  ])('understands %s', (search, query) => {
    expect(parse(search)).toEqual({ query, ignored: [] });
  });

  test.each([
    ['discipline=foo', 'It is physical or mental.'],
    ['type=spell', 'It is attack, reaction or state.'],
    ['in=hope', 'It is desire or fear.'],
    ['contains=nuts', 'It is activated or triggered.'],
    ['resource-value=-1', 'It is a whole number.'],
    ['resource-value=1.5', 'It is a whole number.'],
    ['resource-value=1e309', 'It is a whole number.'],
    ['resource-value=0x10', 'It is a whole number.'],
    ['resource-value=9007199254740993', 'It is a whole number.'],
    ['resource-value=%D9%A2', 'It is a whole number.'],
    ['cost=zz', 'It is a cost, such as {T1}{C0} or "1 tick, no corpus".'],
    ['cost=%C3%9F', 'It is a cost, such as {T1}{C0} or "1 tick, no corpus".'],
    ['set=9', 'There is no such set.'],
    ['set=nowhere', 'There is no such set.'],
    ['colour=red', 'There is no such field.'],
  ])('ignores %s and says why', (search, reason) => {
    const [name, value] = search.split('=');
    expect(parse(search)).toEqual({ query: {}, ignored: [{ name, value: decodeURIComponent(value ?? ''), reason }] });
  });

  test('keeps the valid parts of a search with an invalid one in it', () => {
    expect(parse('type=reaction&discipline=foo&effects=cancel')).toEqual({
      query: { type: 'reaction', effects: 'cancel' },
      ignored: [{ name: 'discipline', value: 'foo', reason: 'It is physical or mental.' }],
    });
    expect(parse('effects=a&in=fear&in=hope')).toMatchObject({ query: { in: ['fear'] }, ignored: [{ value: 'hope' }] });
  });

  test('uses the first value of a repeated single-value field', () => {
    expect(parse('name=a&name=b')).toEqual({
      query: { name: 'a' },
      ignored: [{ name: 'name', value: 'b', reason: 'Only the first one counts.' }],
    });
  });
});

const known = fc.constantFrom('name', 'cost', 'set', 'in', 'type', 'resource-value', 'contains', '__proto__');
const anyAddress = fc
  .array(fc.tuple(fc.oneof(known, anyText()), fc.oneof(anyText(), fc.constantFrom('%', '%E0', '+', '&', '='))))
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

describe('H1: reading a hostile address', () => {
  test('H2: never touches a prototype', () => {
    const names = ['__proto__[x]', '__proto__', 'constructor', 'constructor.prototype.x', 'toString', 'hasOwnProperty'];
    const { query, ignored } = parse(names.map((name) => `${name}=1`).join('&'));
    expect(query).toEqual({});
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('x');
    expect(ignored.map(({ name }) => name)).toEqual(names);
  });

  test('reads only the first 256 characters of a text, and reports it', () => {
    const { query, ignored } = parse(`name=${'a'.repeat(100_000)}`);
    expect(query).toEqual({ name: 'a'.repeat(256) });
    expect(ignored).toEqual([
      { name: 'name', value: `${'a'.repeat(59)}…`, reason: 'Only the first 256 characters count.' },
    ]);
  });

  test.each(['a', 'é', 'ש', '𝔞'])('never cuts a character of a very long text in two: %s', (character) => {
    for (const before of ['', 'x', 'xx']) {
      const search = `q=name:${before}${encodeURIComponent(character).repeat(20_000)}`;
      const { query, ignored } = parse(search);
      expect(query.name?.startsWith(before + character.repeat(100))).toBe(true);
      expect(ignored).toMatchObject([{ reason: 'Only the first 4096 characters count.' }]);
    }
  });

  test('reads only the first 64 parameters', () => {
    expect(ignoredOf('a=1&'.repeat(10_000))).toHaveLength(64);
    expect(queryOf(`${'a=1&'.repeat(64)}name=late`)).toEqual({});
  });

  test('replaces lone surrogates, wherever they come from', () => {
    expect(queryOf('name=\ud800x')).toEqual({ name: '\ufffdx' });
    expect(toSearchParams({ name: '\ud800x' })).toBe('name=%EF%BF%BDx');
    expect(queryOf(`name=${'a'.repeat(255)}😀`)).toEqual({ name: `${'a'.repeat(255)}\ufffd` });
  });

  test('never throws, whatever the address contains', () => {
    fc.assert(
      fc.property(anyAddress, (search) => {
        const { query } = parse(search);
        expect(queryOf(toSearchParams(query))).toEqual(query);
      }),
    );
  });
});

describe('writing a search into an address', () => {
  test.each([
    [{}, ''],
    [{ name: 'I’d Have Said That' }, 'name=I%E2%80%99d%20Have%20Said%20That'],
    [{ effects: '{T1}', name: 'x' }, 'name=x&effects=%7BT1%7D'],
    [{ set: 0, resourceValue: 0 }, 'resource-value=0&set=0'],
    [{ contains: ['activated', 'triggered'] as const }, 'contains=activated&contains=triggered'],
    [{ flavor: 'a+b & c=d?' }, 'flavor=a%2Bb%20%26%20c%3Dd%3F'],
  ])('writes %o', (query, params) => {
    expect(toSearchParams(query)).toBe(params);
  });

  test('gives the same query when read back, however much search syntax grows when it is printed', () => {
    const pieces = [
      '-a ',
      'd:mental ',
      'c:t1 ',
      'n:\\ ',
      '-\\ ',
      '-(a b) ',
      'a or b c ',
      "' ",
      '-ß ',
      'e=\\ ',
      'ß ',
      'n:ß ',
    ];
    const typed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(typed, (pattern) => {
        const text = pattern.join('').repeat(1024).slice(0, 1024);
        const { query } = parse(`q=${encodeURIComponent(text)}`);
        expect(parse(toSearchParams(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  test.each(['n:\\ ', 's:1 ', '-t!=a ', 'mud '])(
    'gives the same query when read back, for %j over and over',
    (piece) => {
      for (const length of [1000, 2000, 4096, 5000]) {
        const { query } = parse(`q=${encodeURIComponent(piece.repeat(length).slice(0, length))}`);
        expect(parse(toSearchParams(query))).toEqual({ query, ignored: [] });
      }
    },
  );

  test('says how much of a text counts that becomes too long when it is printed', () => {
    const { ignored } = parse(`q=${encodeURIComponent('s:1 '.repeat(1000))}`);
    expect(ignored).toMatchObject([{ name: 'q', reason: 'Only the first 1024 characters count.' }]);
  });

  test('gives the same query when read back, for any query', () => {
    fc.assert(
      fc.property(anyQuery(), (query) => {
        expect(parse(toSearchParams(query))).toEqual({ query, ignored: [] });
      }),
    );
  });
});

describe('one search has one address', () => {
  const addressOf = (search: string) => toSearchParams(queryOf(search));

  test('whether a text in fear is typed in the form, in the box or in the address', () => {
    const address = 'effects=lose&in=fear';
    expect(addressOf('effects=lose&in=fear')).toBe(address);
    expect(addressOf('fear-effects=lose')).toBe(address);
    expect(toSearchParams(parseQuery('fear:lose', sets)?.query ?? {})).toBe(address);
    expect(printQuery(queryOf(address), sets)).toBe('fear:lose');
  });

  test.each([
    ['effects=lose&in=desire&in=fear', 'effects=lose'],
    ['in=fear&type=attack', 'type=attack'],
    ['effects=lose&in=fear&fear-effects=gain', 'effects=lose&in=fear&fear-effects=gain'],
    ['q=t:attack', 'type=attack'],
  ])('%s is %s', (search, address) => {
    expect(addressOf(search)).toBe(address);
  });

  test('of any fields, also when it is read from the box', () => {
    fc.assert(
      fc.property(anyQuery(), (query) => {
        const address = toSearchParams(query);
        expect(addressOf(address)).toBe(address);
        const typed = printQuery(query, sets);
        if (isQuerySyntax(typed)) expect(toSearchParams(parseQuery(typed, sets)?.query ?? {})).toBe(address);
      }),
    );
  });
});

describe('a hostile address', () => {
  test.each([2400, 1_000_000])('H31: with %i brackets is a search with ignored parts', (count) => {
    for (const piece of ['(', '-(', '(a ', '-(a or ']) {
      const { query, ignored } = parse(`q=${piece.repeat(count)}`);
      expect(() => printQuery(query, sets)).not.toThrow();
      expect(ignored).toContainEqual(expect.objectContaining({ value: '(', reason: 'Too many brackets are open.' }));
    }
  });

  test('as deep as brackets may be is read back', () => {
    const search = `q=${encodeURIComponent(`${'-(a or '.repeat(32)}a${')'.repeat(32)}`)}`;
    expect(ignoredOf(search)).toEqual([]);
    expect(queryOf(toSearchParams(queryOf(search)))).toEqual(queryOf(search));
  });

  test('H32: with half a character at the end of a cut value is reported and stays an address', () => {
    for (let before = 50; before < 70; before++) {
      for (const name of ['colour', 'view', 'q']) {
        const search = `${name}=${'a'.repeat(before)}${encodeURIComponent('💥💥')}`;
        const parsed = parse(search);
        const { ignored } = readListing(search);
        expect(() => searchAsAsked({ ...parsed, ignored: [...parsed.ignored, ...ignored] })).not.toThrow();
      }
    }
  });
});
