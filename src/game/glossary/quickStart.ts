/**
 * The quick start on the screen and in print: the rules on one page, in the notation of ruleText.ts. A symbol follows
 * the word that it stands for; print lists the symbols separately (`quickStartSymbols`).
 */

import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';
import { speakRuleText } from './ruleText.ts';

export type QuickStartPart = { readonly title: string; readonly text: string };

const { afraidAt, deadAt, firstTurnTicks, headspaceSize, minimumSets, refreshAt } = gameConstants;
const { startCerebrium, startCorpus, startIdeas, takeTicks, thoughtLimit, ticksPerTurn } = gameConstants;

export const quickStart: readonly QuickStartPart[] = [
  {
    title: 'Win',
    text: 'Be the last clone alive. Players are clones; cards are [ideas|idea] {I}. If the ideas run out first, the living clone with the most [corpus] plus [cerebrium] wins.',
  },
  {
    title: 'Set up',
    text: `Shuffle ${inWords(minimumSets)} sets, for example Duel and Melee, into one face-down pile: the [head]. Each clone starts with ${startCorpus} corpus {C} and ${startCerebrium} cerebrium {B}; both may rise. Each clone reveals the top idea, and the highest value, in its circle, goes first. After a tie, reveal again. Shuffle these ideas back. Deal each clone ${startIdeas} secret idea: its [thoughts]. Deal ${headspaceSize} ideas face up: [headspace].`,
  },
  {
    title: 'Your turn',
    text: `Gain ${ticksPerTurn} [ticks|tick] {T}. (With two clones, the game’s first turn has ${firstTurnTicks}.) Act until you have no ticks left; then you may still do what costs no ticks. If you end with over ${thoughtLimit} ideas in your thoughts, [forget] down to ${thoughtLimit}: put the rest face up in your [memories] {M}. Then the next clone clockwise.`,
  },
  {
    title: 'Actions',
    text: `[Take] (${takeTicks} tick): choose an idea in headspace. When the take resolves, it joins your thoughts. [Play] an attack or a state {S} from your thoughts: choose whom it affects (“each” needs no choice), then pay every [symbol|#a-card] down its left edge. To pay an idea, forget another; memories go under the head, states to your memories. An attack does what it says, then goes to your memories. [Damage|damage] takes away corpus or cerebrium. A state stays in your [condition]. [Activate] a state {ACT}: pay what precedes the colon, and get what follows. To gain an idea, draw the top one of the head. Announce a triggered effect {TRG} when its event happens; while something resolves, it waits. You cannot pay your last corpus or cerebrium.`,
  },
  {
    title: 'Reactions',
    text: 'Whatever you do waits on a pile, the [stem]. Starting with the clone whose turn it is, each clone may put one [reaction|react] on top, which costs no ticks, or pass, until all pass in a row. The last one happens first. Used reactions and [cancelled|cancel] cards go to memories, and costs stay paid. A redirected attack may hit its attacker. [Transient|transient] points {TC}{TB} are lost and paid first, prevent neither fear nor death, and vanish when the turn ends.',
  },
  {
    title: 'Headspace',
    text: `With ${inWords(refreshAt)} or no idea left in headspace, the game ends if the head holds fewer than ${inWords(headspaceSize)}. Otherwise put the idea under the head and deal ${inWords(headspaceSize)} new ones.`,
  },
  {
    title: 'Fear',
    text: `With ${afraidAt} or less corpus or cerebrium you are [afraid]: you may use the dark half of a card that has one, upside down, for the same cost. Choose before you pay; states keep their half.`,
  },
  {
    title: 'Death',
    text: `With ${deadAt} or less of either you [die]. If two or more survive, see [Death with survivors|#death]. If all die at once, the fatal effect’s controller wins.`,
  },
  {
    title: 'In doubt',
    text: 'Do as much as you can, but choose only what you can do in full. A card beats this page. “Cannot” beats “can”.',
  },
];

/** The symbols of a first game with their names, in order of appearance. */
export const quickStartSymbols: readonly (readonly [token: string, name: string])[] = [
  ['{T}', 'Tick'],
  ['{C}', 'Corpus'],
  ['{B}', 'Cerebrium'],
  ['{TC}', 'Transient corpus'],
  ['{TB}', 'Transient cerebrium'],
  ['{I}', 'Idea'],
  ['{M}', 'Memory'],
  ['{S}', 'State'],
  ['{TRG}', 'Triggered effect'],
  ['{ACT}', 'Activated effect'],
];

/** The words of a rule of the quick start, without its symbols. */
export const quickStartWords = (text: string): string => speakRuleText(text.replaceAll(/ (?:\{\w+\})+/g, ''));
