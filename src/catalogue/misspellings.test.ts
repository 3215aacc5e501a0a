/** Names of cards and rules as they are typed in a hurry, each with the suggestion that must come first. */

import { cardList } from 'virtual:card-list';
import { expect, test } from 'vitest';
import { glossaryInOrder } from '#domain/rulebook/glossary.ts';
import { speakRuleText } from '#domain/rulebook/ruleText.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { foldText } from '#domain/search/foldText.ts';
import { createNameCorrector, createNameScan } from './nameSearch.ts';

const names = [
  ...cardList.cards.map(({ name }) => name),
  ...Object.values(ruleTitles),
  ...glossaryInOrder.map(({ term }) => speakRuleText(term)),
].map((name) => ({ name, foldedName: foldText(name) }));

test.each([
  ['parnoia', 'Paranoia'],
  ['wellcome letter', 'Welcome Letter'],
  ['complementary tote', 'Complimentary Tote'],
  ['queue jumpre', 'Queue Jumper'],
  ['erata slip', 'Errata Slip'],
  ['haymaker identical', 'Identical Haymaker'],
  ['house kee nuckles', 'House Key Knuckles'],
  ['breakfast elbows', 'Elbows at Breakfast'],
  ['down teh cellar', 'Down the Cellar Steps'],
  ['better hair cut', 'Better Haircut'],
  ['read my own dairy', 'Read My Own Diary'],
  ['mother perfers me', 'Mother Prefers Me'],
  ['same flich', 'Same Flinch'],
  ['id have siad that', "I'd Have Said That"],
  ['interupt yourself', 'Interrupt Yourself'],
  ['scar tisue', 'Scar Tissue'],
  ['practiced on a mirror', 'Practised on a Mirror'],
  ['rehearsed arguement', 'Rehearsed Argument'],
  ['flaling in a crowd', 'Flailing in a Crowd'],
  ['revovling door', 'Revolving Door'],
  ['chandeleer moment', 'Chandelier Moment'],
  ['start a rumor', 'Start a Rumour'],
  ['human sheild', 'Human Shield, Yours'],
  ['selectiv hearing', 'Selective Hearing'],
  ['survivors smugnes', "Survivor's Smugness"],
  ['coin operatd fist', 'Coin-Operated Fist'],
  ['nightmare choose your', 'Choose Your Nightmare'],
  ['wierd corridor', 'Wrong Corridor'],
  ['already hapened', 'Already Happened'],
  ['draughty open mind', 'Open Mind, Draughty'],
  ['mariontte stairs', 'Marionette Stairs'],
  ['ventrilloquism', 'Ventriloquism for One'],
  ['ghost writer', 'Ghostwriter'],
  ['hostle takeover', 'Hostile Takeover'],
  ['lungfull of spite', 'Lungful of Spite'],
  ['scream under water', 'Scream Underwater'],
  ['adrenalin overdraft', 'Adrenal Overdraft'],
  ['cheekbones off steel', 'Cheekbones of Steel'],
  ['structual shoulders', 'Structural Shoulders'],
  ['selective memior', 'Selective Memoir'],
  ['intorduction', 'Introduction'],
  ['objetc of the game', 'Object of the Game'],
  ['hwo to win', 'How to win'],
  ['prepartion', 'Preparation'],
  ['genral flow', 'General Flow'],
  ['refrshing headspace', 'Refreshing headspace'],
  ['headspace refreshing', 'Refreshing headspace'],
  ['anatomy of an aidea', 'Anatomy of an idea'],
  ['desire adn fear', 'Desire and fear'],
  ['paycosts', 'Pay costs'],
  ['list of resorces', 'List of resources'],
  ['the setm', 'The stem'],
  ['on you turn', 'On Your Turn'],
  ['gane ticks', 'Gain ticks'],
  ['easily overloked rules', 'Easily-overlooked rules'],
  ['glosary', 'Glossary'],
  ['setting crads aside', 'Setting cards aside'],
  ['x as a csot', 'X as a cost'],
  ['thougt limit', 'thought limit'],
  ['resouce value', 'Resource value'],
])('%s: did you mean %s?', async (typed, meant) => {
  expect(createNameScan(names)(typed, 1)).toEqual([]);
  const correct = await createNameCorrector(names);
  expect(correct(typed, 3)[0]?.name).toBe(meant);
});
