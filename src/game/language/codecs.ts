/** Codecs for the gaps of phrases: the words that may stand there, and their values. */

import { type Codec, countOf, digits, escapePattern, whole, words } from './codec.ts';
import { printedText } from './marks.ts';
import type { Condition, Count, Gain, Price, Resource, StemFilter, TriggerEvent, Whom } from './program.ts';

export const number: Codec<number> = {
  says: 'a number',
  pattern: '\\d+',
  parse: digits,
  print: (value) => whole(value, 0),
};

export const ideas = countOf('an idea', 'ideas');
export const cards = countOf('a card', 'cards');

export const track = words('{C} or {B}', [
  ['{C}', 'corpus'],
  ['{B}', 'cerebrium'],
] as const);

export const discipline = words('a discipline', [
  ['physical', 'physical'],
  ['mental', 'mental'],
] as const);

export const whom = words<Whom>('a clone', [
  ['[you]', 'you'],
  ['[another clone=one of them]', 'another-clone'],
  ['[that clone]', 'that-clone'],
  ['[it]', 'it'],
  ['[each other clone]', 'each-other-clone'],
  ['[each clone]', 'each-clone'],
  ['the controller of an attack', 'attack-controller'],
]);

export const each = words<Count>('what is counted', [
  ['idea there', 'ideas-there'],
  ['idea in [your] thoughts', 'your-ideas'],
  ['state in [its] condition', 'states-there'],
  ['other state in [your] condition', 'your-other-states'],
  ['state removed this way', 'states-removed'],
  ['idea forgotten this way', 'ideas-forgotten'],
]);

/** The measures that an amount may be equal to. */
export const measure = words<Count>('a measure', [
  ['the result', 'result'],
  ['the highest resource value there', 'highest-value-there'],
]);
export const measureAlone = words<Count>('a measure', [
  ['the higher result', 'highest-result'],
  ['the sum of the results', 'sum-of-results'],
]);

export const times = words('how many times', [
  ['[gamble]', 1],
  ['[gamble] twice', 2],
  ['[gamble] three times', 3],
]);

export const howMany = words('a number in words', [
  ['one', 1],
  ['two', 2],
]);

export const side = words('a side', [
  ['desire', 'desire'],
  ['fear', 'fear'],
] as const);

export const limitChange: Codec<number> = {
  says: 'a number, "more" or "less"',
  pattern: '\\d+ (?:more|less)',
  parse: (text) => Number.parseInt(text, 10) * (text.endsWith('less') ? -1 : 1),
  print: (value) => (value === 0 ? undefined : `${Math.abs(value)} ${value < 0 ? 'less' : 'more'}`),
};

/** Resources for which one is printed as the symbol alone: {T}. The others always have a number: 1 {C}. */
const countable: readonly Resource[] = ['T', 'I', 'M', 'S'];
const resourcePattern = '\\{(?:TC|TB|[TCBIMS])\\}';
const gainPattern = `(?:\\d+ )?${resourcePattern}`;

export const resource: Codec<Resource> = {
  says: 'a resource',
  pattern: resourcePattern,
  parse: (text) => text.slice(1, -1) as Resource,
  print: (what) => `{${what}}`,
};

export const gain: Codec<Gain> = {
  says: 'what is gained',
  pattern: gainPattern,
  parse: (text) => {
    const [, count, what] = /^(?:(\d+) )?\{(\w+)\}$/.exec(text) ?? [];
    const parsed = { number: Number(count ?? 1), what: what as Resource };
    return gain.print(parsed) === text ? parsed : undefined;
  },
  print: ({ number: count, what }) => (count === 1 && countable.includes(what) ? `{${what}}` : `${count} {${what}}`),
};

/** One or two gains: "{T} and {I}". */
export const gains: Codec<readonly Gain[]> = {
  says: 'what is gained',
  pattern: `${gainPattern}(?: and ${gainPattern})?`,
  parse: (text) => {
    const parsed = text.split(' and ').map(gain.parse);
    return parsed.every((one) => one !== undefined) ? parsed : undefined;
  },
  print: (list) => list.map(gain.print).join(' and '),
};

export const onStem = words<StemFilter>('an item on the stem', [
  ['an attack', { attacks: true }],
  ['a physical attack', { attacks: true, discipline: 'physical' }],
  ['a mental attack', { attacks: true, discipline: 'mental' }],
  ['an attack that has no fear side', { attacks: true, noFearSide: true }],
  ...[1, 2, 3, 4].map((maxValue): [string, StemFilter] => [
    `an attack with resource value ${maxValue} or less`,
    { attacks: true, maxValue },
  ]),
  ['an activated or triggered effect', { abilities: true }],
  ['an attack or an activated or triggered effect', { attacks: true, abilities: true }],
]);

export const price: Codec<Price> = {
  says: 'what the controller does',
  pattern: `forgets (?:${ideas.pattern})|pays \\d+ (?:${track.pattern})`,
  parse: (text) => {
    const [, verb, rest = ''] = /^(\w+) (.*)$/.exec(text) ?? [];
    if (verb === 'forgets') return { forget: ideas.parse(rest) ?? 0 };
    const [, pay, kind = ''] = /^(\d+) (.*)$/.exec(rest) ?? [];
    const paid = track.parse(kind);
    return paid && { pay: Number(pay), track: paid };
  },
  print: (value) =>
    'forget' in value ? `forgets ${ideas.print(value.forget)}` : `pays ${value.pay} ${track.print(value.track)}`,
};

const numbered = /\d+/;
type ConditionRow = readonly [text: string, make: (amount: number) => Condition];
const conditionRows: readonly ConditionRow[] = [
  ['[that clone] [has] more {C} than [you]', () => ({ is: 'more-than-you', track: 'corpus' })],
  ['[that clone] [has] more {B} than [you]', () => ({ is: 'more-than-you', track: 'cerebrium' })],
  ['[you have] more {C} than [that clone]', () => ({ is: 'more-than-that-clone', track: 'corpus' })],
  ['[you have] more {B} than [that clone]', () => ({ is: 'more-than-that-clone', track: 'cerebrium' })],
  ['the result is # or more', (amount) => ({ is: 'result-at-least', number: amount })],
  ['it is #', (amount) => ({ is: 'result-is', number: amount })],
  ['[you have] # or more ideas in [your] thoughts', (amount) => ({ is: 'ideas-at-least', number: amount })],
  ['[you have] no ideas in [your] thoughts', () => ({ is: 'no-ideas' })],
];

export const condition: Codec<Condition> = {
  says: 'a condition',
  pattern: conditionRows.map(([text]) => escapePattern(printedText(text)).replace('#', '\\d+')).join('|'),
  parse: (text) => {
    const amount = Number(numbered.exec(text)?.[0] ?? 0);
    return conditionRows.find(([row]) => printedText(row) === text.replace(numbered, '#'))?.[1](amount);
  },
  print: (value) => {
    const amount = 'number' in value ? value.number : 0;
    const row = conditionRows.find(([, make]) => JSON.stringify(make(amount)) === JSON.stringify(value));
    return row?.[0].replace('#', String(amount));
  },
};

export const event = words<TriggerEvent>('an event of the list of events', [
  ['[your] turn starts', 'your-turn-starts'],
  ['[your] turn ends', 'your-turn-ends'],
  ["[another clone]'s turn starts", 'another-turn-starts'],
  ['[another clone] [deals] {C} damage to [you]', 'another-deals-corpus'],
  ['[another clone] [takes] an idea', 'another-takes'],
  ['[another clone] [chooses] [you]', 'another-chooses-you'],
  ['[another clone] [becomes] afraid', 'another-becomes-afraid'],
  ['[you become] afraid', 'you-become-afraid'],
  ['[you pay] {C} or {B} on [your] turn', 'you-pay-points'],
  ['[you are] dealt {C} damage by an attack', 'attack-deals-corpus'],
  ['[you forget] an idea', 'you-forget'],
  ['[you react]', 'you-react'],
]);
