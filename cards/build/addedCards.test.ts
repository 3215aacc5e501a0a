/** Tests the promise of the README that an added card or set needs no change elsewhere. */

import { describe, expect, test } from 'vitest';
import { cardAsText } from '#game/cards/cardAsText.ts';

import { type CardSetFile, printedTotal } from '#game/cards/cardSet.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';
import { parseSearchParams } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { searchOf } from '../../tests/support/searchOf.ts';
import { checkCardFiles } from '../check/checkCardFiles.ts';
import { faultsOf, soundFiles } from '../check/plantedFaults.ts';
import { renderFace } from '../faces/renderFace.ts';
import { activeSetFiles, cardListOf, cardTextsOf } from './catalogueData.ts';

const [example] = checkCardFiles(soundFiles).sets.filter(({ id }) => id === 1);
if (!example) throw new Error('There is no set 1.');

/** A new set of four cards, of which the second is inactive. */
const lookalikes: CardSetFile = {
  ...example,
  id: 7,
  name: 'Lookalikes',
  abbreviation: 'LOO',
  slug: 'lookalikes',
  sortOrder: 7,
  cards: example.cards.slice(0, 4).map((card, place) => ({
    ...card,
    id: 701 + place,
    set: 7,
    number: 1 + place,
    name: `Lookalike ${'abcd'.charAt(place)}`,
    active: place !== 1,
  })),
};
const files = [...soundFiles, { name: '7-lookalikes.json', text: JSON.stringify(lookalikes) }];

describe('an added set with an inactive card in the middle', () => {
  const { sets } = checkCardFiles(files);
  const facesOf = () => ({ thumb: '', full: '' });
  const list = cardListOf(sets, facesOf);
  const added = list.cards.filter(({ set }) => set === 7);

  test('passes the check', () => {
    expect(faultsOf(files)).toEqual([]);
  });

  test('is listed and searched without the inactive card', () => {
    expect(added.map(({ number }) => number)).toEqual([1, 3, 4]);
    const { find } = searchOf(list, cardTextsOf(sets));
    const { query, ignored } = parseSearchParams('set=lookalikes&name=lookalike', list.sets);
    expect(ignored).toEqual([]);
    expect(find(query)).toEqual(added);
    expect(find({ name: 'Lookalike b' })).toEqual([]);
  });

  test('is found by what it does, read from its program', () => {
    const eleven = { ...lookalikes.cards[0], id: 705, number: 5, name: 'Lookalike e', active: true };
    const stronger = sets.map((set) =>
      set.id === 7
        ? {
            ...set,
            cards: [...set.cards, { ...set.cards[0], ...eleven, effects: 'Deal 11 {C} damage to another clone.' }],
          }
        : set,
    ) as typeof sets;
    const { find } = searchOf(cardListOf(stronger, facesOf), cardTextsOf(stronger));
    expect(find({ set: 7, does: ['hit-hard'] }).map(({ name }) => name)).toContain('Lookalike e');
  });

  test('has addresses of its own', () => {
    const addresses = list.cards.flatMap(({ id, set, number }) => [publicFaceUrl(id), routes.card.href(set, number)]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('prints its highest number as the total, on the page and on the card image', () => {
    const last = lookalikes.cards.at(-1);
    const active = activeSetFiles(sets).find(({ id }) => id === 7);
    if (!last || !active) throw new Error('The set is missing.');
    expect(printedTotal(added)).toBe(4);
    expect(cardAsText(last, lookalikes, printedTotal(added))).toContain('Lookalikes 04/04');
    expect(renderFace(last, active)).toBe(renderFace(last, lookalikes));
  });
});

test('the check names a missing number', () => {
  const gap = { ...lookalikes, cards: lookalikes.cards.filter(({ number }) => number !== 2) };
  expect(faultsOf([...soundFiles, { name: '7-lookalikes.json', text: JSON.stringify(gap) }])).toContain(
    '7-lookalikes.json, card 2 "Lookalike c", number: expected 2, its place in the file, found 3.',
  );
});
