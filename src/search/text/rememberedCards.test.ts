import { expect, test } from 'vitest';
import { cardSearch } from '../cardSearchLoader.ts';
import { rememberedCards } from './rememberedCards.ts';

const cards = await cardSearch.load();
const remembered = (text: string, all = false) => rememberedCards(text, cards, all).map(({ name }) => name);

test.each([
  ['the coat lined with forks', 'Spiked Overcoat'],
  ['the gossip card', 'Start a Rumour'],
  ['watch from the pawn shop', 'Pawned Stopwatch'],
  ['itchy jumper', 'Itchy Collar'],
  ['sign that tells people to clap', 'Applause Sign'],
  ['sinking boat', 'Sunk Cost'],
  ['the chandeler card', 'Chandelier Moment'],
  ['which card has a filing cabinet', 'Weight of the Evidence'],
  ['the mummy card', 'Mother Prefers Me'],
])('“%s” remembers %s, by its picture or by words of nearly the same meaning', (text, name) => {
  expect(remembered(text)[0]).toBe(name);
});

test.each(['gossip', 'open the garage door', 'memory card for camera', 'the card', 'asdkjh qwoeiu'])(
  '“%s” has too few words of any card',
  (text) => expect(remembered(text)).toEqual([]),
);

test('a text that is answered otherwise remembers a card only with all of its words', () => {
  expect(remembered('a mouth on a stick', true)).toEqual(['Ventriloquism for One']);
  expect(remembered('a mouth on a long stick', true)).toEqual([]);
});
