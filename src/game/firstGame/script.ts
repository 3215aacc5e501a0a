/**
 * "The first grudge": a first game of two clones, described half-turn by half-turn.
 * The guided game in the browser and the printed one are made from this script.
 * Texts are in the notation of ruleText.ts.
 */

import type { RuleAnchor } from '../glossary/anchors.ts';

/** `you` is the reader's clone; `other` follows the script. */
export type Role = 'you' | 'other';

/** An act of a clone; `card` is a card id. */
export type Doing =
  | { readonly by: Role; readonly kind: 'take'; readonly card: number }
  | { readonly by: Role; readonly kind: 'play'; readonly card: number; readonly side: 'desire' | 'fear' }
  | { readonly by: Role; readonly kind: 'react'; readonly card: number }
  | { readonly by: Role; readonly kind: 'pass' };

export type CloneState = {
  readonly corpus: number;
  readonly cerebrium: number;
  /** Card ids. */
  readonly thoughts: readonly number[];
};

/** The state after a step. Ticks are not included: they are 0 after every half-turn. */
export type GameState = {
  readonly you: CloneState;
  readonly other: CloneState;
  readonly headspace: readonly number[];
  /** Ideas in the head. */
  readonly head: number;
};

export type Step = {
  /** `1`, `3a`. */
  readonly label: string;
  readonly whose: Role;
  /** Description of the position before the step. */
  readonly situation: string;
  /** Instruction for the one thing to do. */
  readonly decision: string;
  /** Explanation of the result. */
  readonly outcome: string;
  /** Rules that the step shows, most relevant first. */
  readonly rules: readonly RuleAnchor[];
  /** In order of execution; on the stem, the last resolves first. */
  readonly doings: readonly Doing[];
  readonly state: GameState;
};

/** Card ids from the top of the head: one to you, one to the other you, four to headspace, then the rest. */
export const headOrder: readonly number[] = [
  109, 104, 204, 102, 103, 205, 113, 110, 208, 107, 105, 212, 201, 116, 106, 214, 203, 101, 111, 206, 215, 108, 202,
  114, 112, 209, 207, 213, 115, 211, 216, 210,
];

export const firstGameTitle = 'The first grudge';

export const firstGameIntroduction =
  'Two clones, the sets Duel and Melee, no personas. Do not shuffle: stack the head in the order below. You go first, and nobody reveals. You are the clone that reads; the other you does what the script says. After six half-turns the game goes on without a script.';

export const firstGameEnding =
  'Now you have two ticks, two ideas to choose from, and somebody who looks like you at 9 corpus, one point above fear. You know the rules. So does the other you.';

const start: GameState = {
  you: { corpus: 20, cerebrium: 20, thoughts: [109] },
  other: { corpus: 20, cerebrium: 20, thoughts: [104] },
  headspace: [204, 102, 103, 205],
  head: 26,
};

export const firstGame: readonly Step[] = [
  {
    label: 'Start',
    whose: 'you',
    situation: 'Four ideas lie face up in [headspace]. In your [thoughts] is [Same Flinch|1/9], a [reaction|react].',
    decision: 'Read [Wrong Uniform|2/4]: its type, its cost, its desire and its fear.',
    outcome: 'The column on the left edge is what you pay. The upper half is what you want.',
    rules: ['a-card', 'anatomy-of-an-idea'],
    doings: [],
    state: start,
  },
  {
    label: '1',
    whose: 'you',
    situation: 'You have one [tick], because you go first in a game of two.',
    decision: 'Take Wrong Uniform.',
    outcome:
      'A [take] costs 1 tick. Three ideas are left, so headspace is not refreshed. You have no ticks, so your turn ends.',
    rules: ['actions', 'main-phase'],
    doings: [{ by: 'you', kind: 'take', card: 204 }],
    state: { ...start, you: { ...start.you, thoughts: [109, 204] }, headspace: [102, 103, 205] },
  },
  {
    label: '2',
    whose: 'other',
    situation: 'The other you plays [Down the Cellar Steps|1/4] at you and pays 2 ticks and 3 corpus. It passes.',
    decision: 'React with Same Flinch. It costs nothing.',
    outcome:
      'A reaction goes on top of the [stem]. The other you passes, you pass. Last in, first out: you gain 3 [transient] corpus. Then 9 damage takes those 3 and 6 of your corpus.',
    rules: ['reaction', 'the-stem'],
    doings: [
      { by: 'other', kind: 'play', card: 104, side: 'desire' },
      { by: 'other', kind: 'pass' },
      { by: 'you', kind: 'react', card: 109 },
    ],
    state: {
      you: { corpus: 14, cerebrium: 20, thoughts: [204] },
      other: { corpus: 17, cerebrium: 20, thoughts: [] },
      headspace: [102, 103, 205],
      head: 26,
    },
  },
  {
    label: '3a',
    whose: 'you',
    situation: 'You gain two ticks.',
    decision: 'Play Wrong Uniform at the other you. Pay 1 tick and 1 corpus.',
    outcome:
      'Paying is not damage. The other you has no ideas, so it cannot react. Its 20 cerebrium is not more than yours: 4 damage.',
    rules: ['pay-costs', 'gain-ticks'],
    doings: [{ by: 'you', kind: 'play', card: 204, side: 'desire' }],
    state: {
      you: { corpus: 13, cerebrium: 20, thoughts: [] },
      other: { corpus: 13, cerebrium: 20, thoughts: [] },
      headspace: [102, 103, 205],
      head: 26,
    },
  },
  {
    label: '3b',
    whose: 'you',
    situation: 'You have one tick left, and you must spend it.',
    decision: 'Take [Elbows at Breakfast|1/3].',
    outcome: 'Two ideas are left: no refresh yet.',
    rules: ['main-phase'],
    doings: [{ by: 'you', kind: 'take', card: 103 }],
    state: {
      you: { corpus: 13, cerebrium: 20, thoughts: [103] },
      other: { corpus: 13, cerebrium: 20, thoughts: [] },
      headspace: [102, 205],
      head: 26,
    },
  },
  {
    label: '4a',
    whose: 'other',
    situation: 'The other you takes [House Key Knuckles|1/2]. One idea is left.',
    decision: 'Refresh headspace: put [Start a Rumour|2/5] under the head and deal four.',
    outcome: 'With one or no idea left, headspace is [refreshed|refresh] at once, whatever else is going on.',
    rules: ['refreshing-headspace'],
    doings: [{ by: 'other', kind: 'take', card: 102 }],
    state: {
      you: { corpus: 13, cerebrium: 20, thoughts: [103] },
      other: { corpus: 13, cerebrium: 20, thoughts: [102] },
      headspace: [113, 110, 208, 107],
      head: 23,
    },
  },
  {
    label: '4b',
    whose: 'other',
    situation: 'The other you plays House Key Knuckles at you: 1 tick, 1 corpus, 5 damage.',
    decision: 'Pass. Elbows at Breakfast is an attack; you cannot react with it.',
    outcome: 'You fall to 8 corpus: you are [afraid].',
    rules: ['desire-and-fear'],
    doings: [
      { by: 'other', kind: 'play', card: 102, side: 'desire' },
      { by: 'you', kind: 'pass' },
    ],
    state: {
      you: { corpus: 8, cerebrium: 20, thoughts: [103] },
      other: { corpus: 12, cerebrium: 20, thoughts: [] },
      headspace: [113, 110, 208, 107],
      head: 23,
    },
  },
  {
    label: '5a',
    whose: 'you',
    situation: 'You gain two ticks. Elbows at Breakfast has a dark half.',
    decision: 'Turn it upside down and play its [fear] side. Pay 1 tick and no corpus.',
    outcome:
      'Afraid, you may choose either side; the cost is the same. You deal 2 damage to the other you and gain 2 corpus. At 10 you are calm again.',
    rules: ['desire-and-fear', 'making-choices'],
    doings: [{ by: 'you', kind: 'play', card: 103, side: 'fear' }],
    state: {
      you: { corpus: 10, cerebrium: 20, thoughts: [] },
      other: { corpus: 10, cerebrium: 20, thoughts: [] },
      headspace: [113, 110, 208, 107],
      head: 23,
    },
  },
  {
    label: '5b',
    whose: 'you',
    situation: 'You have one tick. [Duck, Obviously|1/10] lies in headspace.',
    decision: 'Take Duck, Obviously.',
    outcome: 'It is a reaction for later: it cancels a physical attack.',
    rules: ['reaction'],
    doings: [{ by: 'you', kind: 'take', card: 110 }],
    state: {
      you: { corpus: 10, cerebrium: 20, thoughts: [110] },
      other: { corpus: 10, cerebrium: 20, thoughts: [] },
      headspace: [113, 208, 107],
      head: 23,
    },
  },
  {
    label: '6',
    whose: 'other',
    situation: 'The other you takes [Scar Tissue|1/13], then plays it: 1 tick, 1 corpus.',
    decision: 'Pass. Duck, Obviously cancels an attack. A state is none, so you could not even try.',
    outcome:
      'A [state] is added to its [condition] and works all the time: attacks deal 1 less damage to the other you.',
    rules: ['state', 'making-choices'],
    doings: [
      { by: 'other', kind: 'take', card: 113 },
      { by: 'other', kind: 'play', card: 113, side: 'desire' },
      { by: 'you', kind: 'pass' },
    ],
    state: {
      you: { corpus: 10, cerebrium: 20, thoughts: [110] },
      other: { corpus: 9, cerebrium: 20, thoughts: [] },
      headspace: [208, 107],
      head: 23,
    },
  },
];
