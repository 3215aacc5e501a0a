/**
 * Finds the glossary terms that a card uses, from its texts and symbols. Every
 * term links to its rules, so the terms lead to the rules for a card.
 */

import type { Card } from '../cards/card.ts';
import type { TermId } from './anchors.ts';

type PrintedTexts = Pick<Card, 'cost' | 'effects'> & Partial<Pick<Card, 'fearEffects'>>;

/** For basic terms of the whole game, which are not worth listing on a card. */
const everywhere = undefined;

/** The pattern that finds each term on a card. If a term of the glossary is missing here, this does not compile. */
const sayings: Readonly<Record<TermId, RegExp | undefined>> = {
  action: everywhere,
  activate: /\{ACT\}/,
  'active-clone': /active clone/,
  add: /\badd\b/i,
  afraid: /afraid/,
  announce: everywhere,
  'another-clone': /another clone/i,
  attack: everywhere,
  cancel: /cancel/i,
  cerebrium: everywhere,
  choose: /\bchoose/i,
  clone: everywhere,
  condition: everywhere,
  control: /\bcontrols?\b/,
  corpus: everywhere,
  cost: /\{[IMS][\dX]\}|\bcosts?\b/,
  curse: /^Add this to another clone's condition/m,
  damage: /damage/,
  desire: everywhere,
  die: /\bdies?\b/,
  discipline: /\b(physical|mental)\b/,
  'each-other-clone': /each other clone/i,
  effect: everywhere,
  'end-phase': /turn ends|end phase/,
  established: everywhere,
  fear: /fear side/,
  forget: /\bforgets?\b|\{I[\dX]\}/i,
  gain: everywhere,
  gamble: /\bgamble/i,
  head: /\bthe head\b/,
  headspace: /headspace/,
  idea: everywhere,
  item: everywhere,
  lose: everywhere,
  'main-phase': everywhere,
  memories: everywhere,
  memory: everywhere,
  module: everywhere,
  move: /\bmoves?\b/i,
  next: /(next|previous) clone/,
  owe: /\bloses? (\d+ )?\{T\}/,
  paranoia: /Paranoia/,
  pay: /\bpa(y|ys|id)\b/i,
  persona: /persona/i,
  physical: everywhere,
  play: everywhere,
  react: everywhere,
  redirect: /new clone for it/,
  refresh: /refresh/i,
  remember: /\bremembers?\b/i,
  remove: /\bremoves?\b|\{S[\dX]\}/i,
  replace: /\breplaces?\b/i,
  repress: /\brepress(es)?\b|\{M[\dX]\}/i,
  resolve: everywhere,
  'resource-value': /resource value/,
  reveal: /\breveals?\b|\blooks? at\b/i,
  set: everywhere,
  'set-aside': /\bset\b[^.]*\baside\b/i,
  side: everywhere,
  'start-phase': /turn starts/,
  state: everywhere,
  stem: /\bstem\b/,
  take: /\btakes?\b/i,
  'take-over': /make new choices/,
  'thought-limit': /thought limit/,
  thoughts: everywhere,
  tick: everywhere,
  transient: /\{T[CB]\}/,
  'trigger-icon': /\{TRG\}/,
  x: /\{[A-Z]X\}|\bX\b/,
  zone: everywhere,
};

/** The terms that a card uses, in the order of the glossary. A card with a fear side also uses `fear`. */
export function termsOfCard({ cost, effects, fearEffects }: PrintedTexts): TermId[] {
  const printed = [effects, fearEffects ?? '', cost].join('\n');
  return (Object.keys(sayings) as TermId[]).filter(
    (term) => sayings[term]?.test(printed) === true || (term === 'fear' && fearEffects !== undefined),
  );
}
