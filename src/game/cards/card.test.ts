/** Values derived from a card. */

import { describe, expect, it } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { abilitiesOf, cardIdOf } from './card.ts';
import { paddedId, publicFaceUrl } from './faceUrl.ts';

describe('the abilities of a card', () => {
  it.each([
    ['none in plain text', { effects: 'Gain 3 {TC}.' }, []],
    ['activated', { effects: '{ACT} {T1}: Gain {I}.' }, ['activated']],
    ['triggered', { effects: '{TRG} When your turn starts, gain {I}.' }, ['triggered']],
    [
      'both, one on each side',
      { effects: '{TRG} When your turn starts, gain {I}.', fearEffects: '{ACT} {T1}: Gain {I}.' },
      ['activated', 'triggered'],
    ],
  ])('are %s', (_, card, abilities) => {
    expect(abilitiesOf(card)).toEqual(abilities);
  });
});

describe('the id of a card', () => {
  it('is its set x 100 + its number, for every card', () => {
    for (const { id, set, number } of cardList.cards) expect(cardIdOf(set, number)).toBe(id);
  });

  it('names the image, padded to three characters', () => {
    expect(paddedId(1)).toBe('001');
    expect(paddedId(1204)).toBe('1204');
    expect(publicFaceUrl(cardIdOf(1, 4))).toBe('/cards/104.webp');
  });

  it('gives every card an image of its own', () => {
    expect(new Set(cardList.cards.map(({ id }) => publicFaceUrl(id))).size).toBe(cardList.cards.length);
  });
});
