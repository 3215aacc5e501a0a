import { cardList } from 'virtual:card-list';
import { describe, expect, test } from 'vitest';
import { createNameCorrector, createNameScan } from './nameSearch.ts';

const { cards } = cardList;
const suggest = createNameScan(cards);
const namesOf = (text: string, limit = 7) => suggest(text, limit).map(({ name }) => name);

const named = (...names: string[]) => names.map((foldedName) => ({ foldedName }));

describe('suggesting names while they are typed', () => {
  test('puts the exact name first, then prefixes, then word starts, then the rest', () => {
    const scan = createNameScan(named('unheaded', 'big head', 'headache', 'head', 'behead', 'head start'));
    expect(scan('head', 7).map(({ foldedName }) => foldedName)).toEqual([
      'head',
      'headache',
      'head start',
      'big head',
      'unheaded',
      'behead',
    ]);
  });

  test('still finds the exact name if earlier prefixes fill the list', () => {
    const scan = createNameScan(named('ab', 'ac', 'ad', 'a'));
    expect(scan('a', 2).map(({ foldedName }) => foldedName)).toEqual(['a', 'ab']);
  });

  test('finds text inside words too', () => {
    expect(namesOf('memoi')).toEqual(['Selective Memoir']);
    expect(namesOf('writer')).toEqual(['Ghostwriter']);
  });

  test('puts a name that is typed in full first, whatever its punctuation', () => {
    for (const { name } of cards) {
      expect(namesOf(name)[0]).toBe(name);
      expect(namesOf(` ${name.toUpperCase().replaceAll("'", '’')} `)[0]).toBe(name);
    }
  });

  test('suggests nothing for a blank text, and never more than the limit', () => {
    expect(namesOf('')).toEqual([]);
    expect(namesOf('   ')).toEqual([]);
    expect(namesOf('e', 3)).toHaveLength(3);
  });
});

describe('did you mean', () => {
  const meant = async (typed: string) => (await createNameCorrector(cards))(typed, 3).map(({ name }) => name);

  test.each([
    ['paranioa', 'Paranoia'],
    ['identical hayamker', 'Identical Haymaker'],
    ['beter hairct', 'Better Haircut'],
    ['haircut better', 'Better Haircut'],
    ['ghost writer', 'Ghostwriter'],
    ['betterhaircut', 'Better Haircut'],
    ['structral sholders', 'Structural Shoulders'],
    ['ventriliquism', 'Ventriloquism for One'],
    ['adrenalin overdraft', 'Adrenal Overdraft'],
    ['cheakbones', 'Cheekbones of Steel'],
    ['survivers smugness', "Survivor's Smugness"],
    ['chandalier', 'Chandelier Moment'],
    ['marrionette', 'Marionette Stairs'],
    ['rehersed argument', 'Rehearsed Argument'],
    ['practiced on a miror', 'Practised on a Mirror'],
    ['rumor', 'Start a Rumour'],
  ])('%s: %s', async (typed, name) => {
    expect((await meant(typed))[0]).toBe(name);
  });

  test.each(['vindwetf', 'vinewfet', 'vniewedt', 'ivnewft'])(
    '%s: corrects two swapped letters and one more edit',
    async (typed) => {
      const correct = await createNameCorrector(named('vineweft', 'vanguard', 'winter'));
      expect(correct(typed, 1)).toEqual(named('vineweft'));
    },
  );

  test.each(['', 'xqzzw', '12345', '!!!', 'a'.repeat(100_000), 'ab '.repeat(20_000), '\ud800'])(
    'suggests nothing for a text that resembles no name',
    async (typed) => {
      expect(await meant(typed)).toEqual([]);
    },
  );
});
