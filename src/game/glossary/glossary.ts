/**
 * The glossary (spec section 2, Rules): every term of the rules with its
 * definition, what it is easily taken for, and where its rules stand. Texts are
 * in the notation of ruleText.ts.
 */

import type { TermId } from './anchors.ts';
import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';
import type { TitledAnchor } from './titles.ts';

export type GlossaryEntry = {
  /** As it stands at the head of the entry; may contain a symbol. */
  readonly term: string;
  readonly definition: string;
  /** What the term is not, where that is often mistaken. */
  readonly not?: string;
  /** The rules behind the definition, nearest first. */
  readonly see: readonly TitledAnchor[];
};

const { afraidAt, deadAt, headspaceSize, startCerebrium, startCorpus, thoughtLimit, ticksPerTurn } = gameConstants;

export const glossary: Readonly<Record<TermId, GlossaryEntry>> = {
  action: {
    term: 'action',
    definition:
      'One of the three things that the [active clone] can do in its [main phase]: [take], [play] and [activate].',
    not: '[Reacting|react] is not an action.',
    see: ['three-kinds', 'six-steps'],
  },
  activate: {
    term: 'activate',
    definition: 'The [action] of paying the cost before the colon of an {ACT} effect that you [control].',
    see: ['three-kinds', 'effects'],
  },
  'active-clone': {
    term: 'active clone',
    definition:
      'The [clone] whose turn it is. If it has died, the next living clone clockwise stands in for it until that turn is over.',
    see: ['who-is-who'],
  },
  add: {
    term: 'add',
    definition: 'Put a card into a [condition] without playing it and without paying for it.',
    not: 'To add a state is not to [play] it, so nobody can [react] to the card.',
    see: ['aside-adding-cards'],
  },
  afraid: {
    term: 'afraid',
    definition: `Having ${afraidAt} or less [corpus] or ${afraidAt} or less [cerebrium], [transient] points not counted; or being made afraid by an effect. To become afraid is to change from not afraid to afraid.`,
    see: ['desire-and-fear'],
  },
  announce: {
    term: 'announce',
    definition:
      'Say, in time, that a triggered effect you [control] has been triggered. What is not announced does not resolve.',
    not: 'Announcing is a duty, not a choice: unpleasant effects are announced too.',
    see: ['effects'],
  },
  'another-clone': {
    term: 'another clone',
    definition: 'One living [clone] that is not you. It is the same clone everywhere in one effect.',
    not: 'Unlike [each other clone], another clone is [chosen|choose].',
    see: ['making-choices', 'templates'],
  },
  attack: {
    term: 'attack',
    definition:
      'A card that is played as an [action] for an effect that happens once, and then goes to its controller’s [memories].',
    not: 'An effect of a state or a persona that deals damage is not an attack.',
    see: ['attack'],
  },
  cancel: {
    term: 'cancel',
    definition:
      'Take an [item] off the [stem] without effect. A card goes to its controller’s [memories]; its costs stay paid.',
    see: ['changing-the-stem'],
  },
  cerebrium: {
    term: 'cerebrium {B}',
    definition: `How much mind you have left. You start with ${startCerebrium} in the basic mode, and you [die] at ${deadAt} or lower.`,
    see: ['overview', 'damage', 'dying'],
  },
  choose: {
    term: 'choose',
    definition:
      'Pick something for an effect: what all clones can see in step 3, and everything else when the effect [resolves|resolve]. What you picked has been chosen.',
    not: '“Each” and “next” choose nobody.',
    see: ['making-choices'],
  },
  clone: {
    term: 'clone',
    definition: 'One of those who play the game. All of them are you.',
    see: ['overview', 'who-is-who'],
  },
  condition: {
    term: 'condition',
    definition: 'The [zone] in front of a clone in which its [states|state] lie, face up.',
    see: ['aside-zones', 'state'],
  },
  control: {
    term: 'control',
    definition:
      'You control what you take, play and react with, the states in your [condition], and the effects that come from them and from your [persona].',
    not: 'An effect that is on the [stem] keeps its controller when its state changes conditions.',
    see: ['who-is-who'],
  },
  corpus: {
    term: 'corpus {C}',
    definition: `How much body you have left. You start with ${startCorpus} in the basic mode, and you [die] at ${deadAt} or lower.`,
    see: ['overview', 'damage', 'dying'],
  },
  cost: {
    term: 'cost',
    definition: 'The symbols that have to be paid for a card, a [take] or an activation.',
    not: 'A cost is neither [damage] nor an [effect], and it is never given back.',
    see: ['pay-costs', 'list-of-costs'],
  },
  curse: {
    term: 'curse',
    definition:
      'A [state] that begins “Add this to another clone’s condition.” Once it is there, that clone [controls|control] it and is its “you”.',
    see: ['state', 'aside-adding-cards'],
  },
  damage: {
    term: 'damage',
    definition: 'What attacks and other effects deal. It makes a clone [lose] that much [corpus] or [cerebrium].',
    not: 'An effect that says “lose”, and a cost that is paid, are not damage.',
    see: ['damage'],
  },
  desire: {
    term: 'desire',
    definition:
      'The upper [side] of a card, open to every clone. Of a [persona]: the text that works while its clone is not [afraid].',
    see: ['desire-and-fear', 'personas'],
  },
  die: {
    term: 'die',
    definition: `Be eliminated, for having ${deadAt} or lower [corpus] or [cerebrium] when an [item] has completely resolved. [Transient|transient] points do not count.`,
    see: ['dying', 'death'],
  },
  discipline: {
    term: 'discipline',
    definition: 'Whether a card is [physical] or mental.',
    see: ['disciplines'],
  },
  'each-other-clone': {
    term: 'each other clone',
    definition: 'Every living [clone] except you. Nobody is [chosen|choose].',
    not: '“Each clone” includes you.',
    see: ['making-choices', 'templates'],
  },
  effect: {
    term: 'effect',
    definition: 'What a text does. It is plain, activated {ACT} or triggered {TRG}.',
    not: 'Paying a [cost] is not an effect.',
    see: ['effects', 'aside-state-effects'],
  },
  'end-phase': {
    term: 'end phase',
    definition:
      'The last part of a turn: triggered effects, then the [thought limit], and then all [transient] points vanish.',
    see: ['end-phase'],
  },
  established: {
    term: 'established',
    definition: 'Said of a [stem] once all clones have passed in a row: nobody can [react] any more, and it resolves.',
    see: ['the-stem'],
  },
  fear: {
    term: 'fear',
    definition:
      'The lower [side] of a card, open to a clone that is [afraid]. Of a [persona]: the text that works while its clone is afraid.',
    not: 'A card without a fear side is used on its [desire] side, afraid or not.',
    see: ['desire-and-fear', 'personas'],
  },
  forget: {
    term: 'forget',
    definition: 'Move an [idea] from your [thoughts] to your [memories].',
    not: 'A forgotten idea is not [repressed|repress]: it stays with you, and you may [remember] it.',
    see: ['moving-cards'],
  },
  gain: {
    term: 'gain',
    definition: 'Add to what you have. For each symbol the list of resources says how.',
    not: 'To gain {I} or {M} takes it from the [head], never from [headspace].',
    see: ['list-of-resources'],
  },
  gamble: {
    term: 'gamble',
    definition:
      'Put the top idea of the [head] into your [memories]. The result is its [resource value]; if the head is empty, the result is 0.',
    see: ['moving-cards', 'aside-resource-value'],
  },
  head: {
    term: 'head',
    definition: 'The one face-down pile of ideas that all clones share.',
    see: ['aside-zones', 'setup'],
  },
  headspace: {
    term: 'headspace',
    definition: `The row of up to ${inWords(headspaceSize)} ideas, face up, from which every clone can [take].`,
    see: ['aside-zones', 'refreshing-headspace'],
  },
  idea: {
    term: 'idea {I}',
    definition: 'A card in the [head], in [headspace] or in anyone’s [thoughts].',
    not: 'In a [condition] the same card is a [state]; in memories it is a [memory].',
    see: ['ideas', 'aside-zones'],
  },
  item: {
    term: 'item',
    definition: 'One thing on the [stem]: a take, an attack, a state being played, a reaction or an effect.',
    see: ['the-stem'],
  },
  lose: {
    term: 'lose',
    definition: 'Reduce a number that you have, [transient] points first.',
    not: 'An effect that says “lose” deals no [damage].',
    see: ['damage'],
  },
  'main-phase': {
    term: 'main phase',
    definition: 'The part of your turn in which you do [actions|action]. It can end only at zero ticks.',
    see: ['main-phase'],
  },
  memories: {
    term: 'memories',
    definition:
      'A clone’s own face-up pile of cards that it has used or forgotten. Its order does not matter, and anyone may look through it.',
    see: ['aside-zones'],
  },
  memory: {
    term: 'memory {M}',
    definition: 'A card in anyone’s [memories].',
    not: 'A memory cannot be played. [Remember|remember] it first, and it is an [idea] again.',
    see: ['aside-zones', 'list-of-resources'],
  },
  module: {
    term: 'module',
    definition: 'An optional set of rules, agreed on before setup.',
    see: ['modules'],
  },
  move: {
    term: 'move',
    definition: 'Change whose [condition] or [thoughts] a card lies in. A state keeps its [side].',
    see: ['moving-cards'],
  },
  next: {
    term: 'next / previous clone',
    definition:
      'Your living neighbour clockwise / anticlockwise. In a two-clone game both are the other clone. Neither is [chosen|choose].',
    see: ['who-is-who'],
  },
  owe: {
    term: 'owe',
    definition:
      'Be bound to gain fewer [ticks|tick] in your next [start phase], having been told to lose one you did not have.',
    see: ['gain-ticks'],
  },
  paranoia: {
    term: 'Paranoia',
    definition:
      'A [state] that waits [set aside] and is [added|add] to a condition when a clone dies and two or more survive.',
    not: 'Paranoia never lies in the [head], in [thoughts] or in [memories].',
    see: ['death'],
  },
  pay: {
    term: 'pay',
    definition:
      'Give up exactly what a [cost] says, all at once. You cannot pay with your last point of [corpus] or [cerebrium].',
    not: 'What you pay is not [damage], and nobody can [react] to it.',
    see: ['pay-costs'],
  },
  persona: {
    term: 'persona',
    definition: 'A character card with starting numbers, a [desire] and a [fear].',
    not: 'A persona is neither an [idea] nor a [state]. It changes no zone and cannot be [chosen|choose].',
    see: ['personas'],
  },
  physical: {
    term: 'physical / mental',
    definition:
      'The two [disciplines|discipline]. A physical card has a [corpus] symbol in its cost, a mental card a [cerebrium] symbol, if only a zero.',
    see: ['disciplines', 'pay-costs'],
  },
  play: {
    term: 'play',
    definition: 'The [action] of paying for an [attack] or a [state] in your [thoughts] and putting it on the [stem].',
    not: 'A reaction card is never played; one [reacts|react] with it.',
    see: ['three-kinds'],
  },
  react: {
    term: 'react / reaction',
    definition:
      'To react is to put a reaction card from your [thoughts] on a [stem] that is not yet [established]. A reaction is such a card.',
    not: 'Reacting is not an [action] and needs no [ticks|tick].',
    see: ['reaction', 'the-stem'],
  },
  redirect: {
    term: 'redirect',
    definition: 'Choose a new clone for an [attack] that is on the [stem].',
    not: 'Whoever redirects an attack does not [control] it.',
    see: ['changing-the-stem'],
  },
  refresh: {
    term: 'refresh',
    definition: `When [headspace] holds one idea or none, [repress] what is left and deal ${inWords(headspaceSize)} new ideas, at once. With fewer than ${inWords(headspaceSize)} in the [head] the game ends instead.`,
    see: ['refreshing-headspace'],
  },
  remember: {
    term: 'remember',
    definition: 'Move a card from your own [memories] to your [thoughts].',
    not: 'To remember is not to [take], and not to [gain] {I}.',
    see: ['moving-cards'],
  },
  remove: {
    term: 'remove',
    definition: 'Move a [state] from a condition to its controller’s [memories]; [Paranoia|paranoia] is [set aside].',
    see: ['moving-cards', 'state'],
  },
  replace: {
    term: 'replace',
    definition:
      'In one event, put the top idea of the [head] in the place of an idea in [headspace] and [repress] that idea.',
    not: 'Replacing never causes a [refresh].',
    see: ['moving-cards'],
  },
  repress: {
    term: 'repress',
    definition: 'Put a card on the bottom of the [head], face down. The text says where the card comes from.',
    not: 'A [forgotten|forget] idea goes to your [memories], where you may still [remember] it. A repressed card is everybody’s again.',
    see: ['moving-cards', 'list-of-costs'],
  },
  resolve: {
    term: 'resolve',
    definition: 'Do what an [item] says, as far as is possible, and clear it from the [stem].',
    see: ['the-stem'],
  },
  'resource-value': {
    term: 'resource value',
    definition:
      'The sum of the numbers in a card’s [cost], in which [X|x] counts as 0. It is printed in the value circle.',
    not: 'A resource value is not a currency: nothing is paid with it.',
    see: ['aside-resource-value'],
  },
  reveal: {
    term: 'reveal / look at',
    definition: 'To reveal a card is to show it to all clones; to look at it is to see it alone.',
    not: 'A card that is revealed or looked at does not move.',
    see: ['templates', 'aside-zones'],
  },
  set: {
    term: 'set',
    definition: 'A group of ideas made for one another. Two or more sets, shuffled together, are the [head].',
    see: ['set', 'sets'],
  },
  'set-aside': {
    term: 'set aside',
    definition: 'Out of all other [zones|zone] for the time being.',
    not: 'A card that is set aside cannot be [chosen|choose].',
    see: ['aside-setting-cards-aside'],
  },
  side: {
    term: 'side',
    definition: '[Desire] or [fear]: which half of a card is in use, decided in step 3 when it is used.',
    see: ['desire-and-fear'],
  },
  'start-phase': {
    term: 'start phase',
    definition: `The first part of a turn: gain ${inWords(ticksPerTurn)} [ticks|tick], then triggered effects.`,
    see: ['start-phase', 'gain-ticks'],
  },
  state: {
    term: 'state {S}',
    definition:
      'A type of card that stays in a [condition] until it is [removed|remove]; and any card that lies in one.',
    see: ['state', 'aside-state-effects'],
  },
  stem: {
    term: 'stem',
    definition: 'The pile of [items|item] waiting to [resolve], last in, first out.',
    see: ['the-stem', 'aside-adding-to-the-stem'],
  },
  take: {
    term: 'take',
    definition: 'The [action] of paying {T1} to put an idea from [headspace] into your [thoughts].',
    not: 'An idea that reaches your thoughts in any other way has not been taken.',
    see: ['three-kinds', 'moving-cards'],
  },
  'take-over': {
    term: 'take over',
    definition: 'Become the controller of an effect that is on the [stem], and make new choices for it.',
    see: ['changing-the-stem'],
  },
  'thought-limit': {
    term: 'thought limit',
    definition: `How many ideas you may keep in your [thoughts] in your [end phase]: ${inWords(thoughtLimit)}, unless effects change it.`,
    not: 'Between your end phases there is no limit.',
    see: ['end-phase'],
  },
  thoughts: {
    term: 'thoughts',
    definition: 'The ideas that a clone keeps to itself. Nobody else sees them, but anyone may ask how many there are.',
    see: ['aside-zones', 'end-phase'],
  },
  tick: {
    term: 'tick {T}',
    definition: `The unit of acting. You gain ${inWords(ticksPerTurn)} in each [start phase] and must spend all that you have.`,
    see: ['gain-ticks', 'main-phase'],
  },
  transient: {
    term: 'transient {TC} {TB}',
    definition:
      'Said of [corpus] or [cerebrium] that is lost or paid first and vanishes in the [end phase] of every turn.',
    not: 'Transient points keep nobody alive, and nobody from being [afraid].',
    see: ['list-of-resources', 'end-phase'],
  },
  'trigger-icon': {
    term: 'trigger icon {TRG}',
    definition:
      'Marks a triggered [effect], which goes on the [stem] each time its event happens, if its controller [announces|announce] it.',
    see: ['effects', 'aside-adding-to-the-stem'],
  },
  x: {
    term: 'X',
    definition: 'A number that you choose in step 3, the same everywhere on the card. Off the [stem] it is 0.',
    see: ['aside-x-as-a-cost'],
  },
  zone: {
    term: 'zone',
    definition:
      'A place for cards: [head], [headspace], [thoughts], [condition], [memories], [stem], [set aside] and the persona zone.',
    see: ['aside-zones'],
  },
};

/** The glossary in reading order: alphabetical by term. */
export const glossaryInOrder: readonly (GlossaryEntry & { readonly id: TermId })[] = (
  Object.keys(glossary) as TermId[]
).map((id) => ({ id, ...glossary[id] }));
