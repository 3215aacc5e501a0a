/**
 * The easily-overlooked rules, in the notation of ruleText.ts. Their numbers are
 * permanent anchors (`#overlooked-6`), and are not printed. The anchor of a rule
 * that is explained only in a chapter links to that chapter.
 */

import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';
import type { TitledAnchor } from './titles.ts';

export type OverlookedRule = {
  /** Of its anchor. */
  readonly number: number;
  readonly text: string;
  readonly see: TitledAnchor;
};

const { headspaceSize, refreshAt } = gameConstants;

export const overlookedRules: readonly OverlookedRule[] = [
  {
    number: 6,
    text: `A [refresh] interrupts. If ${inWords(refreshAt)} or no idea is left in the middle of an effect, refresh first and then finish the effect.`,
    see: 'refreshing-headspace',
  },
  {
    number: 7,
    text: `When a refresh is due, count the [head] before you repress the last idea. Fewer than ${inWords(headspaceSize)} end the game, and the last idea does not help.`,
    see: 'refreshing-headspace',
  },
  {
    number: 11,
    text: 'Transient points are used first, whether that suits you or not.',
    see: 'list-of-resources',
  },
  {
    number: 14,
    text: 'Whether you are [afraid] is checked when you choose the side, before you pay. You cannot pay yourself into the fear side of the same card.',
    see: 'desire-and-fear',
  },
  {
    number: 17,
    text: 'An attack that is [redirected|redirect] may be given to any clone but the one it had chosen, the controller of the attack included, even if the card says “another clone”.',
    see: 'changing-the-stem',
  },
  {
    number: 18,
    text: '“[Each other clone|each-other-clone]”, “the next clone” and “the previous clone” choose nobody. Nothing that needs to have been chosen can answer them.',
    see: 'making-choices',
  },
  {
    number: 20,
    text: '[Persona|persona] cards cannot be chosen, moved or removed. Their effects on the stem can be cancelled like any other.',
    see: 'personas',
  },
  {
    number: 22,
    text: 'If two reactions choose the same take, or cancel the same attack, the later one resolves first and the earlier one does nothing.',
    see: 'changing-the-stem',
  },
  {
    number: 25,
    text: '[Paranoia|paranoia] is a state for every purpose: it can be removed, moved and paid with. When it would go anywhere but a condition, it is set aside again.',
    see: 'death',
  },
  {
    number: 26,
    text: 'In a two-clone game the [next] clone and the previous clone are the same clone. What one effect deals to both is added up before anything changes it.',
    see: 'damage',
  },
  {
    number: 29,
    text: '[X|x] is 0 everywhere but on the stem. You may choose 0 for X, but not in the cost of an activated effect.',
    see: 'aside-x-as-a-cost',
  },
  {
    number: 30,
    text: 'Ticks that you [owe] are taken off what you gain in a start phase and off nothing else. What is still owed waits for the next one. You never have fewer than 0 ticks.',
    see: 'gain-ticks',
  },
  {
    number: 31,
    text: 'A card in memories that another card uses, as [Ghostwriter|4/7] does, stays where it is. Only its text is used, with X as 0.',
    see: 'templates',
  },
  {
    number: 32,
    text: 'An activated effect resolves even if its state was [removed|remove] to pay for it.',
    see: 'the-stem',
  },
  {
    number: 36,
    text: 'To [replace] an idea in headspace never causes a refresh.',
    see: 'moving-cards',
  },
  {
    number: 37,
    text: '[Damage|damage] that takes only transient points has still been dealt. Damage of 0 is not dealt, and what starts at 0 stays 0.',
    see: 'damage',
  },
  {
    number: 38,
    text: 'To pay {C0} or {B0} is not to pay {C} or {B}.',
    see: 'pay-costs',
  },
  {
    number: 40,
    text: '“[Another clone|another-clone]” is the same clone everywhere in one effect, in two chosen modes as well.',
    see: 'making-choices',
  },
];

/** Sections that explain the other rules of the list. */
export const rulesInChapters: readonly Omit<OverlookedRule, 'text'>[] = [
  { number: 1, see: 'main-phase' },
  { number: 2, see: 'gain-ticks' },
  { number: 3, see: 'reaction' },
  { number: 4, see: 'reaction' },
  { number: 5, see: 'the-stem' },
  { number: 8, see: 'pay-costs' },
  { number: 9, see: 'end-phase' },
  { number: 10, see: 'end-phase' },
  { number: 12, see: 'pay-costs' },
  { number: 13, see: 'pay-costs' },
  { number: 15, see: 'desire-and-fear' },
  { number: 16, see: 'changing-the-stem' },
  { number: 19, see: 'effects' },
  { number: 21, see: 'state' },
  { number: 23, see: 'how-to-win' },
  { number: 24, see: 'death' },
  { number: 27, see: 'list-of-resources' },
  { number: 28, see: 'templates' },
  { number: 33, see: 'end-phase' },
  { number: 34, see: 'golden-rules' },
  { number: 35, see: 'making-choices' },
  { number: 39, see: 'making-choices' },
];
