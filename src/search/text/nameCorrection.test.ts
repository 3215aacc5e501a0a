import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { searchOf } from '../../../tests/support/searchOf.ts';
import { correctedNames, createNameCorrector } from './nameCorrection.ts';

describe('did you mean', () => {
  const search = searchOf(cardList, cardTexts);
  const correct = createNameCorrector([{ index: search.index, field: 'name', itemOf: search.cardOf }]);
  const meant = (typed: string) => correct(typed, 3).map(({ name }) => name);

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
  ])('%s: %s', (typed, name) => {
    expect(meant(typed)[0]).toBe(name);
  });

  test.each([
    ['selective hearung', 'Selective Hearing'],
    ['hearing selective', 'Selective Hearing'],
    ['whtie knuckles', 'White Knuckles'],
    ['btie the hand', 'Bite the Hand'],
  ])('%s: no name that has only one of the words', (typed, name) => {
    expect(meant(typed)).toEqual([name]);
  });

  test.each([
    ['the cold swezt card', 'Cold Sweat'],
    ['what does big haed do', 'Big Head'],
    ['the chest fisrt card', 'Chest First'],
  ])('%s: no name that resembles only the words around it', async (typed, name) => {
    expect(await correctedNames(typed, 3)).toMatchObject([{ name }]);
  });

  test.each(['vindwetf', 'vinewfet', 'vniewedt', 'ivnewft'])(
    '%s: corrects two swapped letters and one more edit',
    (typed) => {
      const index = new MiniSearch<{ id: string }>({ fields: ['id'] });
      index.addAll(['vineweft', 'vanguard', 'winter'].map((id) => ({ id })));
      const correct = createNameCorrector([{ index, field: 'id', itemOf: (id) => ({ foldedName: String(id) }) }]);
      expect(correct(typed, 1)).toEqual([{ foldedName: 'vineweft' }]);
    },
  );

  test.each(['', 'xqzzw', '12345', '!!!', 'a'.repeat(100_000), 'ab '.repeat(20_000), '\ud800'])(
    'suggests nothing for a text that resembles no name',
    (typed) => {
      expect(meant(typed)).toEqual([]);
    },
  );
});
