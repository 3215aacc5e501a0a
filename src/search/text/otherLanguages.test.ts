/** Questions in other languages lead to the rules and pages in English. */

import { expect, test } from 'vitest';
import { otherAnswers } from '../readings/otherAnswers.ts';
import { siteSearch } from '../siteSearch.ts';

const { rules } = await siteSearch.load();

test.each([
  ['wie viele spieler', 'about-players'],
  ['wann sterbe ich', 'dying'],
  ['comment gagner', 'how-to-win'],
  ['pioche', 'glossary-head'],
  ['cuánto cuesta el juego', 'about-price'],
  ['mazzo degli scarti', 'glossary-memories'],
  ['quantos jogadores', 'about-players'],
  ['hoeveel spelers', 'about-players'],
  ['lebenspunket', 'glossary-corpus'],
  ['wer faengt an', 'setup'],
  ['cuanots jugadores', 'about-players'],
])('%s', (typed, id) => {
  expect(rules.find(typed, 3).map(({ passage }) => passage.id)).toContain(id);
});

test('a translated question offers no similar names', async () => {
  expect((await otherAnswers('ataque')).meant).toEqual([]);
});

test.each(['how to win', 'can I die', 'la', 'el duende', 'wo ist der bahnhof'])('%s stays as it is', (typed) => {
  expect(rules.find(typed, 1).length > 0 && rules.inEnglish(typed) !== typed).toBe(false);
});

test.each([
  ['what is {T}', 'glossary-tick'],
  ['lightning symbol', 'glossary-trigger-icon'],
  ['what does the heart mean', 'glossary-corpus'],
  ['what means TC', 'glossary-transient'],
])('a symbol is known by its token and its looks: %s', (typed, id) => {
  expect(rules.find(typed, 3).map(({ passage }) => passage.id)).toContain(id);
});
