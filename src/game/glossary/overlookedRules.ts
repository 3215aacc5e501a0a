/**
 * The easily-overlooked rules (spec section 2, Rules, Reference), in the
 * notation of ruleText.ts. Each repeats a rule that stands elsewhere, and says
 * where. Their order is their printed number: new ones go to the end.
 */

import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';
import type { TitledAnchor } from './titles.ts';

export type OverlookedRule = { readonly text: string; readonly see: TitledAnchor };

const { firstTurnTicks, headspaceSize, ticksPerTurn } = gameConstants;

export const overlookedRules: readonly OverlookedRule[] = [
  {
    text: 'You must spend all your [ticks|tick]. In your main phase none can be saved for later.',
    see: 'main-phase',
  },
  {
    text: `In a two-clone game the clone that begins gains ${firstTurnTicks} tick instead of ${ticksPerTurn}, on its first turn only.`,
    see: 'gain-ticks',
  },
  {
    text: 'Reactions never use ticks, so you can [react] with none; and no number of ticks lets you do an [action] on another clone’s turn.',
    see: 'reaction',
  },
  {
    text: 'A reaction card cannot be [played|play] as an action. You may, however, react to your own action.',
    see: 'reaction',
  },
  {
    text: 'A [take] is an item on the stem like any other: it can be reacted to, and its idea stays in headspace until the take resolves.',
    see: 'the-stem',
  },
  {
    text: 'A [refresh] interrupts. If headspace falls to one idea in the middle of an effect, refresh first and then finish the effect.',
    see: 'refreshing-headspace',
  },
  {
    text: `When a refresh is due, count the [head] before you repress the last idea. Fewer than ${inWords(headspaceSize)} end the game, and the last idea does not help.`,
    see: 'refreshing-headspace',
  },
  {
    text: 'An idea that is being played lies on the [stem], not in your thoughts. It does not count for “each idea in your thoughts”, and it cannot be forgotten for its own cost.',
    see: 'pay-costs',
  },
  {
    text: 'Your [thought limit] is enforced in your own end phase only. At any other time you may have any number of ideas.',
    see: 'end-phase',
  },
  {
    text: '[Transient|transient] points vanish at the end of every turn, not only of yours, and never keep you from being afraid.',
    see: 'end-phase',
  },
  {
    text: 'Transient points are used first, whether that suits you or not.',
    see: 'list-of-resources',
  },
  {
    text: 'You cannot [pay] your last point of corpus or cerebrium. An effect can still take it.',
    see: 'pay-costs',
  },
  {
    text: 'Paying corpus or cerebrium is not [damage]. Nothing prevents it, and nothing that watches for damage sees it.',
    see: 'pay-costs',
  },
  {
    text: 'Whether you are [afraid] is checked when you choose the side, before you pay. You cannot pay yourself into the fear side of the same card.',
    see: 'desire-and-fear',
  },
  {
    text: 'A [state] stays on the side on which it was played, even when you have calmed down.',
    see: 'desire-and-fear',
  },
  {
    text: 'A [cancelled|cancel] card still goes to memories, and its costs stay paid.',
    see: 'changing-the-stem',
  },
  {
    text: 'An attack that is [redirected|redirect] may be given to any clone but the one it had chosen, the controller of the attack included, even if the card says “another clone”.',
    see: 'changing-the-stem',
  },
  {
    text: '“[Each other clone|each-other-clone]”, “the next clone” and “the previous clone” choose nobody. Nothing that needs to have been chosen can answer them.',
    see: 'making-choices',
  },
  {
    text: 'Triggered effects must be [announced|announce], the unpleasant ones too. Anyone may remind you in time, and then you must announce. What is not announced in time is lost.',
    see: 'effects',
  },
  {
    text: '[Persona|persona] cards cannot be chosen, moved or removed. Their effects on the stem can be cancelled like any other.',
    see: 'personas',
  },
  {
    text: 'When a state changes conditions, its “you” changes with it. Costs already paid do not come back.',
    see: 'state',
  },
  {
    text: 'If two reactions choose the same take, or cancel the same attack, the later one resolves first and the earlier one does nothing.',
    see: 'changing-the-stem',
  },
  {
    text: 'Damage to “each clone” includes you. If everybody dies of it and you controlled it, you win.',
    see: 'how-to-win',
  },
  {
    text: 'What a clone controls on the stem comes off without effect when that clone dies. The effects of the dead never resolve.',
    see: 'death',
  },
  {
    text: '[Paranoia|paranoia] is a state for every purpose: it can be removed, moved and paid with. When it would go anywhere but a condition, it is set aside again.',
    see: 'death',
  },
  {
    text: 'In a two-clone game the [next] clone and the previous clone are the same clone. What one effect deals to both is added up before anything changes it.',
    see: 'damage',
  },
  {
    text: 'With an empty head, to gain {I} or {M} and to replace an idea do nothing, and a [gamble] results in 0. The game ends only when a refresh is due.',
    see: 'list-of-resources',
  },
  {
    text: 'To [look at|reveal] or to reveal a card does not move it. Anyone may look at anyone’s [memories] at any time.',
    see: 'templates',
  },
  {
    text: '[X|x] is 0 everywhere but on the stem. You may choose 0 for X, but not in the cost of an activated effect.',
    see: 'aside-x-as-a-cost',
  },
  {
    text: 'Ticks that you [owe] are taken off what you gain in a start phase and off nothing else. What is still owed waits for the next one. You never have fewer than 0 ticks.',
    see: 'gain-ticks',
  },
  {
    text: 'A card in memories that another card uses, as [Ghostwriter|4/7] does, stays where it is. Only its text is used, with X as 0.',
    see: 'templates',
  },
  {
    text: 'An activated effect resolves even if its state was [removed|remove] to pay for it.',
    see: 'the-stem',
  },
  {
    text: 'What lasts for “this turn” ends in the end phase, even if nothing has used it.',
    see: 'end-phase',
  },
  {
    text: 'Where a card contradicts this book, the card is right. “Cannot” beats “can”.',
    see: 'golden-rules',
  },
  {
    text: 'Of what you are offered you can take only what you can do in full. With one idea in your thoughts you cannot choose to “forget 2 ideas”.',
    see: 'making-choices',
  },
  {
    text: 'To [replace] an idea in headspace never causes a refresh.',
    see: 'moving-cards',
  },
  {
    text: '[Damage|damage] that takes only transient points has still been dealt. An amount of 0 is not dealt, and nothing can raise it.',
    see: 'damage',
  },
  {
    text: 'To pay {C0} or {B0} is not to pay {C} or {B}.',
    see: 'pay-costs',
  },
  {
    text: 'Cards that all can see are [chosen|choose] before you pay; ideas in thoughts are chosen when the effect resolves.',
    see: 'making-choices',
  },
  {
    text: '“[Another clone|another-clone]” is the same clone everywhere in one effect, in two chosen modes as well.',
    see: 'making-choices',
  },
];
