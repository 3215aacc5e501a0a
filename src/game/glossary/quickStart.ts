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
    text: 'Be the last clone alive. A clone is a player, an [idea] {I} a card. If the game ends first, the living clone with most [corpus] plus [cerebrium] wins.',
  },
  {
    title: 'Set up',
    text: `Shuffle ${inWords(minimumSets)} sets, for example Duel and Melee, face down: the [head]. Each clone notes ${startCorpus} corpus {C} and ${startCerebrium} cerebrium {B}; both may rise. Each clone reveals the top idea; the highest value goes first; ties reveal again; shuffle all back. Deal each clone ${startIdeas} secret idea: its [thoughts]. Deal ${headspaceSize} ideas face up: [headspace].`,
  },
  {
    title: 'Your turn',
    text: `Gain ${ticksPerTurn} [ticks|tick] {T}. (Two clones: ${firstTurnTicks} on the game’s first turn.) Act until you have no ticks; actions without ticks may follow. Then, with more than ${thoughtLimit} ideas in your thoughts, [forget] down to ${thoughtLimit}: to [memories] {M}, face up. Next clone clockwise.`,
  },
  {
    title: 'Actions',
    text: `[Take] (${takeTicks} tick): point at an idea in headspace; resolved, it joins your thoughts. [Play] an attack or a state {S} from your thoughts: choose whom it affects (“each” chooses nobody), then pay every [symbol|#a-card] down its left edge (ideas: forget others; memories: under the head; states: to memories). An attack does what it says, then goes to memories. [Damage|damage] takes corpus or cerebrium. A state stays in your [condition]. [Activate] a state {ACT}: pay what precedes the colon, get what follows. A gained idea is the head’s top one. Announce a triggered effect {TRG} when its event happens; while something resolves, it waits. You cannot pay your last corpus or cerebrium.`,
  },
  {
    title: 'Reactions',
    text: 'Whatever you do waits on a pile, the [stem]. From the clone whose turn it is, each may put one [reaction|react] on top, for no ticks, or pass, until all pass in a row. The last to arrive happens first. Used reactions and [cancelled|cancel] cards go to memories; costs stay paid. [Transient|transient] points {TC}{TB} are lost and paid first and vanish when the turn ends.',
  },
  {
    title: 'Headspace',
    text: `When ${inWords(refreshAt)} or no idea is left there, the game ends if the head holds fewer than ${inWords(headspaceSize)}. Otherwise put the idea under the head and deal ${inWords(headspaceSize)} new.`,
  },
  {
    title: 'Fear',
    text: `At ${afraidAt} or less corpus or cerebrium you are [afraid]: you may play a card’s dark half, upside down, for the same cost. A state keeps its side.`,
  },
  {
    title: 'Death',
    text: `At ${deadAt} or lower corpus or cerebrium you [die]. If two or more live on, see [Death with survivors|#death]. If all die at once, the controller of the fatal effect wins.`,
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
