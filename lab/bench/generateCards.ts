/** Generates any number of cards as varied as real ones, in sets of 100. */

import type { Card } from '../../src/game/cards/card.ts';
import { cardTypes, disciplines } from '../../src/game/cards/card.ts';
import { canonicalCost, resourceValueOf } from '../../src/game/cards/cost.ts';
import { createRandom, type Random } from './random.ts';

const words = (text: string) => text.split(' ');

const adjectives = words(
  'Second Hollow Borrowed Better Worse Crooked Polite Final Unpaid Wet Velvet Broken Early Late Sharp Silent Loud ' +
    'Certified Counterfeit Leased Spare Bitter Sweet Former Lesser Greater Hidden Upper Lower Northern Rusty Gilded ' +
    'Paper Iron Glass Porcelain Wooden Copper Salted Burnt Frozen Feral Tame Nervous Patient Jealous Modest Vain Déjà',
);
const nouns = words(
  'Mirror Lease Handshake Elbow Cellar Staircase Haircut Diary Mother Uncle Knuckle Teapot Umbrella Receipt Ledger ' +
    'Portrait Signature Chandelier Doorbell Revolver Bandage Overcoat Waistcoat Crown Fork Spoon Candle Ladder Whistle ' +
    'Trumpet Anchor Compass Lantern Kettle Wardrobe Corridor Balcony Basement Garden Orchard Harbour Station Carriage ' +
    'Policy Premium Claim Clause Appendix Verdict Witness Alibi Rumour Apology Grudge Regret Memory Echo Shadow Twin ' +
    'Reflection Café Façade Protégé Naïveté Doppelgänger Moth Pigeon Wolf Heron Badger Ferret Spaniel Goose',
);
const syllables = words(
  'an bel cor dra el fen gar hol is jan kel lor mar nev ol pra quin ros sel tam ul ver wick yor zan thu',
);
const amounts = words('1 2 3 4 5 6 7 8 9');
const whom = ['another clone', 'each other clone', 'each clone', 'the next clone', 'that clone'];
const clauses = [
  'Deal # $ damage to @.',
  'Deal # $ damage to @, plus 1 for each idea there.',
  'Gain # $.',
  'Gain {I}. Forget an idea.',
  'Cancel an attack with resource value # or less.',
  'Cancel an attack unless its controller pays # $.',
  'You lose # $.',
  'Remember a card with resource value # or less.',
  'Gamble. Deal $ damage to @ equal to the result, plus #.',
  'Look at @’s thoughts and choose an idea there. That clone forgets it.',
  'Your thought limit is # more.',
  'Move a state with resource value # or less from another clone’s condition to yours.',
  'Choose one: deal # $ damage to @; gain # $; remove a state.',
];
const abilities = [
  '{TRG} When your turn starts, gain # $.',
  '{TRG} When another clone deals $ damage to you, deal # $ damage to that clone.',
  '{ACT} {T1}: Each other clone loses # $.',
  '{ACT} {T1}{S1}: Gain # $. Activate this only once each turn.',
];
const remarks = [
  'I knew which * creaked. So did I.',
  'Nineteen years ago, at the *. I was there. I was you.',
  'There was only ever one good *.',
  'It was lucky for whoever still has the other *.',
  'Terms apply. * not returned.',
  'We the undersigned, in one *.',
  'It lands exactly where you would have left the *.',
];

/** Deterministic: the same count gives the same cards in every run. */
export function generateCards(count: number): Card[] {
  const random = createRandom(count);
  const names = new Set<string>();
  while (names.size < count) names.add(nameBy(random));
  return [...names].map((name, position) => cardBy(random, name, position));
}

function nameBy(random: Random): string {
  const adjective = random.pick(adjectives);
  const noun = random.pick(nouns);
  const surname = surnameBy(random);
  return random.pick([
    `${adjective} ${surname} ${noun}`,
    `${surname}'s ${noun}`,
    `${noun} of ${surname}`,
    `The ${adjective} ${noun} of ${surname}`,
    `${surname}, ${adjective} ${noun}`,
    `${noun}-${random.pick(nouns)} ${surname}`,
    `${noun} (${surname})`,
    `${surname} & ${surnameBy(random)}`,
    `${surname} ${surnameBy(random)}`,
  ]);
}

function surnameBy(random: Random): string {
  const parts = Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

function cardBy(random: Random, name: string, position: number): Card {
  const cost = costBy(random);
  const set = Math.floor(position / 100);
  return {
    id: position,
    name,
    type: random.pick(cardTypes),
    discipline: random.pick(disciplines),
    set,
    number: (position % 100) + 1,
    effects: sideBy(random),
    ...(random.chance(40) && { fearEffects: sideBy(random) }),
    flavor: fill(random, random.pick(remarks)),
    cost,
    resourceValue: resourceValueOf(cost),
    releaseDate: '2026-10-01',
    artist: 'Imago Mutual Print Room',
    active: true,
    art: { icons: [], scene: '' },
  };
}

function sideBy(random: Random): string {
  const sentences = Array.from({ length: 1 + random.below(3) }, () => random.pick(clauses));
  if (random.chance(30)) sentences.push(random.pick(abilities));
  return sentences.map((sentence) => fill(random, sentence)).join(' ');
}

/** Fills in a template: `#` is an amount, `$` a resource, `@` the target of an effect, `*` a noun. */
function fill(random: Random, template: string): string {
  return template
    .replace(/#/g, () => random.pick(amounts))
    .replace(/\$/g, () => random.pick(['{C}', '{B}', '{TC}', '{TB}']))
    .replace(/@/g, () => random.pick(whom))
    .replace(/\*/g, () => random.pick(nouns).toLowerCase());
}

function costBy(random: Random): string {
  const tick = random.chance(70) ? `{T${random.pick(['1', '2', 'X'])}}` : '';
  const health = `{${random.pick(['C', 'B'])}${random.below(5)}}`;
  const idea = random.chance(30) ? `{I${1 + random.below(3)}}` : '';
  return canonicalCost(tick + health + idea);
}
