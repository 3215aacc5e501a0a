/** The rules on one page, in the notation of ruleText.ts: the quick start on the screen and on paper. */

import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';

export type QuickStartPart = { readonly title: string; readonly text: string };

const { afraidAt, deadAt, firstTurnTicks, headspaceSize, minimumSets, refreshAt } = gameConstants;
const { startCerebrium, startCorpus, startIdeas, takeTicks, thoughtLimit, ticksPerTurn } = gameConstants;

export const quickStart: readonly QuickStartPart[] = [
  {
    title: 'Win',
    text: 'Be the last clone alive. A clone is a player, an [idea] a card. If the [head] runs too low to refresh [headspace], the living clone with the most [corpus] plus [cerebrium] wins.',
  },
  {
    title: 'Set up',
    text: `Shuffle ${inWords(minimumSets)} sets face down: this is the head. Each clone notes ${startCorpus} corpus (body) and ${startCerebrium} cerebrium (mind). Each clone reveals the top idea; the highest value goes first; a tie reveals again; shuffle them back. Deal each clone ${startIdeas} idea, in secret: these are its [thoughts]. Deal ${headspaceSize} ideas face up: this is headspace.`,
  },
  {
    title: 'Your turn',
    text: `Gain ${ticksPerTurn} [ticks|tick]. (Two clones: ${firstTurnTicks} on the very first turn.) Do actions until you have no ticks. Then, if you have more than ${thoughtLimit} ideas, [forget] down to ${thoughtLimit}: put them into your [memories], face up. Next clone clockwise.`,
  },
  {
    title: 'Actions',
    text: `[Take] (${takeTicks} tick): put an idea from headspace into your thoughts. [Play] an attack or a state from your thoughts: pay every [symbol|#a-card] down its left edge. An attack does what it says, then goes to your memories. [Damage|damage] takes corpus or cerebrium. A state stays in your [condition] and goes on working. [Activate] a state: pay what stands before the colon, get what follows. {TRG} happens by itself, through the stem. You cannot pay your last point of corpus or cerebrium.`,
  },
  {
    title: 'Reactions',
    text: 'Whatever you do waits on the [stem]. Starting with the clone whose turn it is, each clone may put one [reaction|react] card on top and pay for it, or pass. Reactions cost no ticks. When all have passed, the last card to arrive happens first. A [cancelled|cancel] card goes to memories; its cost stays paid. [Transient|transient] points are lost first and vanish when the turn ends.',
  },
  {
    title: 'Headspace',
    text: `The moment ${inWords(refreshAt)} or no idea is left there, put it under the head and deal ${inWords(headspaceSize)} new ones. If the head holds fewer than ${inWords(headspaceSize)} at that moment, the game ends.`,
  },
  {
    title: 'Fear',
    text: `While you have ${afraidAt} or less corpus or ${afraidAt} or less cerebrium, you are [afraid]: you may turn a card upside down and use its lower half instead. The cost is the same.`,
  },
  {
    title: 'Death',
    text: `At ${deadAt} or lower corpus or cerebrium you [die]. If others live on, your cards are shuffled and go under the head, and the clone whose turn it is adds a [Paranoia|paranoia] card to its condition. If everybody dies at once, the clone that controlled the fatal effect wins.`,
  },
  {
    title: 'In doubt',
    text: 'Do as much as you can. A card beats this page. “Cannot” beats “can”.',
  },
];
