import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { anyText } from '../../../tests/support/anyText.ts';
import { anyQuery } from '../../../tests/support/searchQueries.ts';
import { foldCardTexts } from '../textColumns.ts';
import { describeHidden, describeQuery } from './describeQuery.ts';
import { matchesQuery } from './matchesQuery.ts';
import { parseQuery, printQuery } from './querySyntax.ts';
import { parseSearchParams, searchAsAsked, toSearchParams } from './searchParams.ts';
import type { SearchQuery } from './searchQuery.ts';
import { sentenceText } from './sentence.ts';

const { sets, cards } = cardList;
const read = (text: string) => parseQuery(text, sets) ?? { query: {}, ignored: [] };
const queryOf = (text: string) => read(text).query;
const print = (query: SearchQuery) => printQuery(query, sets);
const found = (query: SearchQuery) => {
  const matches = matchesQuery(query);
  return cards.filter((card, position) => matches(card, foldCardTexts(cardTexts[position]))).map(({ name }) => name);
};

describe('the text of the search box', () => {
  test('is one literal name unless it names a field or begins with an operator', () => {
    for (const { name } of cards) expect(queryOf(name)).toEqual({ name });
    for (const text of ['not me or him', 'and', 'a (b) "c" -d', 'foo:bar', '3:1', 'rv', 'cost 3', 'n ame: x']) {
      expect(queryOf(text)).toEqual({ name: text });
    }
    expect(parseQuery('  \t ', sets)).toBeUndefined();
  });

  test.each<[string, SearchQuery]>([
    ['t:attack d:mental', { type: 'attack', discipline: 'mental' }],
    ['T:Attack TYPE:attack2 d:mental', { type: 'attack', discipline: 'mental' }],
    ['t:reaction cancel', { type: 'reaction', rest: { kind: 'word', text: 'cancel' } }],
    ['"gain {T}"', { rest: { kind: 'word', text: 'gain {T}' } }],
    ['“gain {T}”', { rest: { kind: 'word', text: 'gain {T}' } }],
    ['t:state and is:triggered is:activated', { type: 'state', contains: ['activated', 'triggered'] }],
    ['desire:forget', { effects: 'forget', in: ['desire'] }],
    ['fear:lose e:gain', { effects: 'gain', fearEffects: 'lose' }],
    ['cost:{c0}{t1}', { cost: '{T1}{C0}' }],
    ['cost:"t1, c0"', { cost: '{T1}{C0}' }],
    ['cost:free', {}],
    ['rv=3', { resourceValue: 3 }],
    ['set:due', { set: 1 }],
    ['s:0', { set: 0 }],
    ['name:42', { name: '42' }],
    ['n:"duck, obviously"', { name: 'duck, obviously' }],
    ['flavour:twin flavor:lease', { flavor: 'twin', rest: { kind: 'field', query: { flavor: 'lease' } } }],
    ['rv>=3', { rest: { kind: 'value', key: 'resourceValue', operator: '>=', value: 3 } }],
    ['name="Big Head"', { rest: { kind: 'exact', key: 'name', text: 'Big Head' } }],
    ['-set:duel t:attack', { type: 'attack', rest: { kind: 'not', part: { kind: 'field', query: { set: 1 } } } }],
    ['t!=attack', { rest: { kind: 'not', part: { kind: 'field', query: { type: 'attack' } } } }],
  ])('%s', (text, query) => {
    expect(queryOf(text)).toEqual(query);
  });

  test.each<[string, string, string, string]>([
    ['t:reaction discipline:foo', 'discipline', 'foo', 'It is physical or mental.'],
    ['t:reaction d:foo', 'discipline', 'foo', 'It is physical or mental.'],
    ['t:attack set:nowhere', 'set', 'nowhere', 'There is no such set.'],
    ['t:attack colour:red', 'q', 'colour:red', 'There is no such field.'],
    ['t:attack name>3', 'q', 'name>3', '> cannot be used here.'],
    ['t:attack rv>x', 'resource-value', 'x', 'It is a whole number.'],
    ['t:attack name:', 'q', 'name:', 'A value is missing after it.'],
    ['t:attack -', 'q', '-', 'A value is missing after it.'],
    ['t:attack "', 'q', '"', 'A value is missing after it.'],
    ['t:attack -""', 'q', '-""', 'A value is missing after it.'],
    ['t:attack colour:"red hot"', 'q', 'colour:"red hot"', 'There is no such field.'],
    ['t:attack )', 'q', ')', 'No bracket was opened before it.'],
    ['(t:attack', 'q', '(', 'The bracket is never closed.'],
    ['t:attack or', 'q', 'or', 'It needs a condition on both sides.'],
  ])('reports the piece of %s that it cannot understand', (text, name, value, reason) => {
    const { query, ignored } = read(text);
    expect(ignored).toEqual([{ name, value, reason }]);
    expect(parseSearchParams(searchAsAsked({ query, ignored }), sets)).toEqual({ query, ignored });
    expect(found(query).length).toBeLessThan(cardList.cards.length);
  });

  test.each(['"', '"""', '(((', '( "', 'or "', '-" "', '“'])('reports %s in the address as in the box', (text) => {
    const { query, ignored } = read(text);
    for (const { value } of ignored) expect(text).toContain(value);
    expect(parseSearchParams(searchAsAsked({ query, ignored }), sets)).toEqual({ query, ignored });
  });

  test('reports each piece once, and no more than a dozen', () => {
    expect(read('('.repeat(20)).ignored).toEqual([{ name: 'q', value: '(', reason: 'The bracket is never closed.' }]);
    const unknown = Array.from({ length: 60 }, (_, place) => `d:x${place}`).join(' ');
    expect(read(`t:attack ${unknown}`).ignored).toHaveLength(12);
  });

  test('reports ignored pieces again if they are in the address', () => {
    const { query, ignored } = read('t:reaction colour:red d:foo');
    const address = [toSearchParams(query), ...ignored.map(({ name, value }) => `${name}=${value}`)].join('&');
    expect(parseSearchParams(address, sets).query).toEqual(query);
    expect(new Set(parseSearchParams(address, sets).ignored)).toEqual(new Set(ignored));
  });
});

describe('search syntax supports', () => {
  const inSet = (set: number) => cards.filter((card) => card.set === set).map(({ name }) => name);

  test('negation', () => {
    expect(found(queryOf('-set:duel'))).toHaveLength(cards.length - 16);
    expect(found(queryOf('-(set:duel or set:melee)'))).toHaveLength(cards.length - 32);
    expect(found(queryOf('-(set:duel t:attack)'))).toHaveLength(cards.length - 8);
  });

  test('alternatives', () => {
    expect(found(queryOf('set:duel or set:melee'))).toEqual([...inSet(1), ...inSet(2)]);
    expect(found(queryOf('t:attack set:duel or set:melee'))).toHaveLength(8 + 16);
    expect(found(queryOf('t:attack (set:duel or set:melee)'))).toHaveLength(16);
  });

  test('comparisons', () => {
    const values = cards.map(({ resourceValue }) => resourceValue);
    expect(found(queryOf('rv>=3'))).toHaveLength(values.filter((value) => value >= 3).length);
    expect(found(queryOf('rv<1'))).toHaveLength(values.filter((value) => value < 1).length);
    expect(found(queryOf('rv>1 rv<=3'))).toHaveLength(values.filter((value) => value > 1 && value <= 3).length);
    expect(found(queryOf('rv!=1'))).toHaveLength(values.filter((value) => value !== 1).length);
  });

  test('words beside a field, in names and texts', () => {
    expect(found(queryOf('cellar t:attack'))).toContain('Down the Cellar Steps');
    expect(found(queryOf('t:reaction cancel'))).toEqual(
      expect.arrayContaining([...found({ type: 'reaction', effects: 'cancel' })]),
    );
  });

  test('exact texts', () => {
    expect(found(queryOf('name="big head"'))).toEqual(['Big Head']);
    expect(found(queryOf('name=head'))).toEqual([]);
    expect(found(queryOf('e="Cancel a physical attack."'))).toContain('Duck, Obviously');
  });
});

describe('search syntax in words', () => {
  test.each([
    [
      't:attack d:physical cost:{T1} desire:forget',
      'Physical attacks whose cost is {T1} and whose desire contains “forget”.',
    ],
    ['t:attack -set:duel', 'Attacks that are not from Duel.'],
    [
      't:attack fist -e:cancel rv>=3',
      'Attacks that have “fist” in their names or texts, that do not say “cancel” and that have a resource value of 3 or more.',
    ],
    ['set:duel or set:ego', 'Cards that are from Duel or are from Ego.'],
    ['t:attack or t:reaction', 'Attacks or reactions.'],
    ['(t:attack or t:reaction) d:mental set:duel', 'Mental attacks or reactions from Duel.'],
    ['t:attack d:mental or t:state', 'Cards that both are attacks and are mental or are states.'],
    ['-(set:duel or t:state)', 'Cards that are not from Duel and are not states.'],
    ['name="Big Head"', 'Cards that are called “Big Head”.'],
    ['-is:activated', 'Cards that have no activated ability.'],
  ])('%s', (text, sentence) => {
    expect(sentenceText(describeQuery(queryOf(text), sets))).toBe(sentence);
  });

  test('for the cards that it hid', () => {
    const query = queryOf('-set:duel');
    expect(sentenceText(describeHidden({ key: 'rest', count: 16 }, query, sets))).toBe('16 are from Duel');
    expect(sentenceText(describeHidden({ key: 'rest', count: 1 }, query, sets))).toBe('1 is from Duel');
  });
});

/** Texts made of pieces of the grammar, both well-formed and malformed. */
const anyTyped = fc
  .array(
    fc.oneof(
      fc.constantFrom('(', ')', '-', ' or ', ' and ', ' ', '"', '\\', 't:attack', 'd:x', 'rv>=2', 'rv!=1', 'set:ego'),
      fc.constantFrom(
        'e:"gain {T}"',
        'desire:lose',
        'fear:',
        'is:activated',
        'name="Big Head"',
        'foo:bar',
        'cost:{t1}',
      ),
      anyText({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

describe('form, query, address and search syntax', () => {
  test('are equivalent for everything that can be typed', () => {
    fc.assert(
      fc.property(anyTyped, (text) => {
        const { query } = read(text);
        expect(parseSearchParams(toSearchParams(query), sets)).toEqual({ query, ignored: [] });
        expect(read(print(query))).toEqual({ query, ignored: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('find the same cards for everything that a form can express', () => {
    fc.assert(
      fc.property(anyQuery(), (query) => {
        const reread = read(print(query));
        expect(reread.ignored).toEqual([]);
        expect(found(reread.query)).toEqual(found(query));
        expect(read(print(reread.query)).query).toEqual(reread.query);
      }),
      { numRuns: 300 },
    );
  });
});

test('alternatives are in brackets beside a field, and without them alone', () => {
  const rest: SearchQuery['rest'] = {
    kind: 'any',
    parts: [
      { kind: 'field', query: { set: 1 } },
      { kind: 'field', query: { resourceValue: 3 } },
    ],
  };
  expect(printQuery({ type: 'attack', rest }, cardList.sets)).toBe('t:attack (set:duel or rv:3)');
  expect(printQuery({ rest }, cardList.sets)).toBe('set:duel or rv:3');
});

describe('hostile typed text', () => {
  test.each([
    '(',
    ')',
    '"',
    '-',
    '\\',
    'a:',
    't:',
    ' or ',
    '((',
    '-(',
    '"(',
    'é',
    '\ud800',
    '\u202e',
    '\u0000',
    't:attack ',
  ])('of 100,000 characters of %j is read without an error', (piece) => {
    expect(read(piece.repeat(100_000 / piece.length))).toHaveProperty('query');
  });
});
