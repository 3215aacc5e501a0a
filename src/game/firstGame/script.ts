/**
 * "The first grudge": a first game of two clones, described half-turn by half-turn.
 * The guided game in the browser and the printed one are made from this script.
 * Texts are in the notation of ruleText.ts, decisions in that of scenarios.
 */

import type { RuleAnchor } from '../glossary/anchors.ts';

/** `you` is the reader's clone; `other` follows the script, under the name of the app's first opponent. */
export type Role = 'you' | 'other';

export type HalfTurn = {
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
  /** Sentences of a scenario, in which A is the reader's clone. */
  readonly plays: string;
  /** Sentences that must hold after the step. */
  readonly holds: string;
};

export const firstGameTitle = 'The first grudge';

export const firstGameIntroduction =
  'Two clones, the sets Duel and Melee, no personas. Do not shuffle: stack the head in the order below. You go first, and nobody reveals. You are the clone reading this; the other, Twice, does what the script says. After six turns the game goes on without a script.';

export const firstGameEnding =
  'Now you have two ticks, two ideas to choose from, and somebody who looks like you at 9 corpus, as afraid as you are. The first without corpus or cerebrium loses. You know the rules. So does Twice.';

export const firstGame: readonly HalfTurn[] = [
  {
    label: 'Start',
    whose: 'you',
    situation:
      'Whoever is first without [corpus] or [cerebrium] loses. Four ideas lie in [headspace]; your one [thought|thoughts] is [Same Flinch|1/9].',
    decision: 'Read [Wrong Uniform|2/4]: cost, desire and fear.',
    outcome: 'The discs are what you pay. The dark half waits until you are afraid.',
    rules: ['a-card', 'anatomy-of-an-idea'],
    plays: '',
    holds:
      'A: 20/20. Thoughts of A: Same Flinch. B: 20/20. Thoughts of B: Down the Cellar Steps. Headspace: Wrong Uniform; House Key Knuckles; Elbows at Breakfast; Start a Rumour. The head holds 26 ideas.',
  },
  {
    label: '1',
    whose: 'you',
    situation: 'You have one [tick], because you go first in a game of two.',
    decision: 'Take Wrong Uniform.',
    outcome:
      'A [take] costs 1 tick. Three ideas are left, so headspace is not refreshed. You have no ticks, so your turn ends.',
    rules: ['actions', 'main-phase'],
    plays: 'A takes Wrong Uniform. All pass.',
    holds:
      'A: 20/20. Thoughts of A: Same Flinch; Wrong Uniform. B: 20/20. Thoughts of B: Down the Cellar Steps. Headspace: House Key Knuckles; Elbows at Breakfast; Start a Rumour. The head holds 26 ideas.',
  },
  {
    label: '2',
    whose: 'other',
    situation:
      'Your opponent, Twice, plays [Down the Cellar Steps|1/4] at you and pays 2 ticks and 3 corpus. Twice passes.',
    decision: 'React with Same Flinch. It costs nothing.',
    outcome:
      'A reaction goes on top of the [stem]. Twice passes, you pass. Last in, first out: you gain 3 [transient] corpus. Then 9 damage takes those 3 and 6 of your corpus.',
    rules: ['reaction', 'the-stem'],
    plays: 'A ends. B plays Down the Cellar Steps. B passes. A reacts with Same Flinch. All pass.',
    holds:
      'A: 14/20. Thoughts of A: Wrong Uniform. B: 17/20. Thoughts of B: nothing. Headspace: House Key Knuckles; Elbows at Breakfast; Start a Rumour. The head holds 26 ideas.',
  },
  {
    label: '3a',
    whose: 'you',
    situation: 'You gain two ticks.',
    decision: 'Play Wrong Uniform at Twice. Pay 1 tick and 1 corpus.',
    outcome:
      'Paying is not damage. Twice has no ideas, so it cannot react. Its 20 cerebrium is not more than yours: 4 damage.',
    rules: ['pay-costs', 'gain-ticks'],
    plays: 'B ends. A plays Wrong Uniform. All pass.',
    holds:
      'A: 13/20. Thoughts of A: nothing. B: 13/20. Thoughts of B: nothing. Headspace: House Key Knuckles; Elbows at Breakfast; Start a Rumour. The head holds 26 ideas.',
  },
  {
    label: '3b',
    whose: 'you',
    situation: 'You have one tick left, and you must spend it.',
    decision: 'Take [Elbows at Breakfast|1/3].',
    outcome: 'Two ideas are left: no refresh yet.',
    rules: ['main-phase'],
    plays: 'A takes Elbows at Breakfast. All pass.',
    holds:
      'A: 13/20. Thoughts of A: Elbows at Breakfast. B: 13/20. Thoughts of B: nothing. Headspace: House Key Knuckles; Start a Rumour. The head holds 26 ideas.',
  },
  {
    label: '4a',
    whose: 'other',
    situation: 'Twice takes [House Key Knuckles|1/2]. One idea is left.',
    decision: 'Refresh headspace: put [Start a Rumour|2/5] under the head and deal four.',
    outcome: 'With one or no idea left, headspace is [refreshed|refresh] at once, whatever else is going on.',
    rules: ['refreshing-headspace'],
    plays: 'A ends. B takes House Key Knuckles. All pass.',
    holds:
      'A: 13/20. Thoughts of A: Elbows at Breakfast. B: 13/20. Thoughts of B: House Key Knuckles. Headspace: Scar Tissue; Duck, Obviously; Group Photograph; Read My Own Diary. The head holds 23 ideas.',
  },
  {
    label: '4b',
    whose: 'other',
    situation: 'Twice plays House Key Knuckles at you: 1 tick, 1 corpus, 5 damage.',
    decision: 'Pass. Elbows at Breakfast is an attack; you cannot react with it.',
    outcome: 'You fall to 8 corpus: you are [afraid].',
    rules: ['desire-and-fear'],
    plays: 'B plays House Key Knuckles. B passes. A passes.',
    holds:
      'A: 8/20. Thoughts of A: Elbows at Breakfast. B: 12/20. Thoughts of B: nothing. Headspace: Scar Tissue; Duck, Obviously; Group Photograph; Read My Own Diary. The head holds 23 ideas.',
  },
  {
    label: '5a',
    whose: 'you',
    situation: 'You gain two ticks. Elbows at Breakfast has a dark half.',
    decision: 'Turn it upside down and play its [fear] side. Pay 1 tick and no corpus.',
    outcome:
      'Afraid, you may choose either side; the cost is the same. You deal 2 damage to Twice and gain 2 corpus. At 10 you are both afraid: fear ends at 11.',
    rules: ['desire-and-fear', 'making-choices'],
    plays: 'B ends. A plays Elbows at Breakfast (fear). All pass.',
    holds:
      'A: 10/20. Thoughts of A: nothing. B: 10/20. Thoughts of B: nothing. Headspace: Scar Tissue; Duck, Obviously; Group Photograph; Read My Own Diary. The head holds 23 ideas.',
  },
  {
    label: '5b',
    whose: 'you',
    situation: 'You have one tick. [Duck, Obviously|1/10] lies in headspace.',
    decision: 'Take Duck, Obviously.',
    outcome: 'It is a reaction for later: it cancels a physical attack.',
    rules: ['reaction'],
    plays: 'A takes Duck, Obviously. All pass.',
    holds:
      'A: 10/20. Thoughts of A: Duck, Obviously. B: 10/20. Thoughts of B: nothing. Headspace: Scar Tissue; Group Photograph; Read My Own Diary. The head holds 23 ideas.',
  },
  {
    label: '6',
    whose: 'other',
    situation: 'Twice takes [Scar Tissue|1/13], then plays it: 1 tick, 1 corpus.',
    decision: 'Pass. Duck, Obviously cancels an attack. A state is not one, so you could not even try.',
    outcome: 'A [state] is added to its [condition] and works all the time: attacks deal 2 less damage to Twice.',
    rules: ['state', 'making-choices'],
    plays: 'A ends. B takes Scar Tissue. All pass. B plays Scar Tissue. B passes. A passes.',
    holds:
      'A: 10/20. Thoughts of A: Duck, Obviously. B: 9/20. Thoughts of B: nothing. Headspace: Group Photograph; Read My Own Diary. The head holds 23 ideas.',
  },
];
