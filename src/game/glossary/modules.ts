/** The modules: optional rules, agreed on before setup, in the notation of ruleText.ts. */

import type { ModuleAnchor } from './anchors.ts';
import { gameConstants, moduleConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';

export type RuleModule = {
  readonly anchor: ModuleAnchor;
  readonly title: string;
  /** Id of the set it comes with; absent for the core box. */
  readonly set?: number;
  /** One paragraph each. */
  readonly rules: readonly string[];
};

const { maxClones, minimumSets, thoughtLimit } = gameConstants;
const {
  firstDraftExtraIdeas,
  fullOfYourselfExtraIdeas,
  fullOfYourselfThoughtLimit,
  grudgeGamesToWin,
  noWayOutStart,
  personasToChooseFrom,
  shortTempersStart,
} = moduleConstants;

export const modules: readonly RuleModule[] = [
  {
    anchor: 'module-grudge-match',
    title: 'Grudge Match',
    set: 1,
    rules: [
      `Two clones play the best of ${2 * grudgeGamesToWin - 1} games. The loser of a game chooses who goes first in the next one, and adds one set to the [head] for it.`,
    ],
  },
  {
    anchor: 'module-free-for-all',
    title: 'Free-for-All',
    set: 2,
    rules: [
      'The name of the rules for three or four clones: [death with survivors|#death] and [neighbours|#who-is-who]. With three or four clones it is always in force; it is not optional.',
      'Optional variant, No Hiding: an [attack] that chooses a clone must choose a neighbour, which is the [next] or the previous clone.',
    ],
  },
  {
    anchor: 'module-first-draft',
    title: 'First Draft',
    set: 3,
    rules: [
      `At setup deal each clone ${firstDraftExtraIdeas} ideas more than it starts with. It looks at them, keeps its starting number and [represses|repress] ${firstDraftExtraIdeas}.`,
    ],
  },
  {
    anchor: 'module-blind-spots',
    title: 'Blind Spots',
    set: 4,
    rules: [
      'At setup and at each [refresh] deal the first and the fourth idea face down. A [take] of an idea that lies face down is made blind: only the clone that the idea goes to sees it.',
      'An idea that [replaces|replace] another is dealt face up.',
    ],
  },
  {
    anchor: 'module-no-way-out',
    title: 'No Way Out',
    set: 5,
    rules: [
      `Each clone starts with ${noWayOutStart} [corpus] and ${noWayOutStart} [cerebrium], halfway to [fear|afraid] already. The game becomes quick and vicious.`,
      'Not together with [Personas|#module-personas].',
    ],
  },
  {
    anchor: 'module-full-of-yourself',
    title: 'Full of Yourself',
    set: 6,
    rules: [
      `The [thought limit] is ${fullOfYourselfThoughtLimit} instead of ${thoughtLimit}, before effects change it. Each clone starts with ${fullOfYourselfExtraIdeas} ideas more.`,
      'If the game ends because the head is too low, each idea in a clone’s [thoughts] counts 1 point.',
      'Not together with [Personas|#module-personas] or [No Way Out|#module-no-way-out].',
    ],
  },
  {
    anchor: 'module-short-tempers',
    title: 'Short Tempers',
    set: 2,
    rules: [
      `For ${inWords(maxClones)} clones with only ${inWords(minimumSets)} sets, as in the demo. Each clone starts with ${shortTempersStart} [corpus] and ${shortTempersStart} [cerebrium].`,
      'Not together with [Personas|#module-personas].',
    ],
  },
  {
    anchor: 'module-two-heads',
    title: 'Two Heads Are Worse',
    set: 6,
    rules: [
      `For ${inWords(maxClones)} clones in two teams, teammates sitting opposite each other. “[Another clone|another-clone]” and “[each other clone]” include your teammate.`,
      'Teammates may talk, but only so that everybody hears. They may not show or name the ideas in their [thoughts].',
      'In its [end phase], before the thought limit, a clone may [move] one idea from its thoughts to its teammate’s.',
      'The game ends at once when only one team has living clones, and that team wins. Where the rules name one clone as the winner, its team wins. If the game ends because the head is too low, add up the [corpus] and [cerebrium] of each team’s living clones.',
    ],
  },
  {
    anchor: 'module-personas',
    title: 'Personas',
    rules: [
      `With two clones deal each clone ${inWords(personasToChooseFrom)} personas. Each keeps one in secret, and both show theirs at once. With three or four clones deal each clone one.`,
      'The personas that nobody keeps go back into the box. [Personas|#personas] has everything else about them.',
    ],
  },
];
