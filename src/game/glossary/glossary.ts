/** The glossary: a one-line definition of each term, with its rules. Texts are in the notation of ruleText.ts. */

import type { TermId } from './anchors.ts';
import { gameConstants } from './gameConstants.ts';
import { inWords } from './inWords.ts';
import type { TitledAnchor } from './titles.ts';

export type GlossaryEntry = {
  /** Heading of the entry; may contain a symbol. */
  readonly term: string;
  /** One line. */
  readonly definition: string;
  /** Rules behind the definition, most relevant first. */
  readonly see: readonly TitledAnchor[];
  /** Names in other games. The search finds the term by these words, and uses them as its synonyms for other rules. */
  readonly also?: readonly string[];
};

const { afraidAt, deadAt, refreshAt, thoughtLimit } = gameConstants;

export const glossary: Readonly<Record<TermId, GlossaryEntry>> = {
  action: {
    term: 'action',
    definition: 'A [take], a [play|play] or an activation, done by the [active clone] in its [main phase].',
    see: ['three-kinds', 'six-steps'],
  },
  activate: {
    term: 'activate',
    definition: 'The [action] of paying the cost before the colon of an {ACT} effect that you [control].',
    see: ['three-kinds', 'effects'],
    also: ['use an ability', 'tap', 'exhaust', 'use a power'],
  },
  'active-clone': {
    term: 'active clone',
    definition: 'The [clone] whose turn it is.',
    see: ['who-is-who'],
    also: ['active player', 'current player', 'turn player'],
  },
  add: {
    term: 'add',
    definition: 'Put a card into a [condition] without playing it and without paying for it.',
    see: ['aside-adding-cards'],
    also: ['put into play', 'attach', 'equip'],
  },
  afraid: {
    term: 'afraid',
    definition: `Having ${afraidAt} or less [corpus] or ${afraidAt} or less [cerebrium], or being made afraid by an effect.`,
    see: ['desire-and-fear'],
    also: [
      'scared',
      'frightened',
      'bloodied',
      'panicking',
      'panic',
      'low health',
      'low hp',

      'desperate',
      'enraged',
      'berserk',
    ],
  },
  announce: {
    term: 'announce',
    definition: 'Say, in time, that a triggered effect you [control] has been triggered.',
    see: ['effects'],
    also: ['declare', 'call out', 'point out', 'missed trigger'],
  },
  'another-clone': {
    term: 'another clone',
    definition: 'One living [clone] that is not you, the same one everywhere in one effect.',
    see: ['making-choices', 'templates'],
    also: ['opponent', 'enemy', 'rival', 'foe', 'adversary', 'opposing player'],
  },
  attack: {
    term: 'attack',
    definition: 'A card that is played as an [action] for an effect that happens once.',
    see: ['attack'],
    also: ['spell', 'strike', 'sorcery', 'blow', 'assault', 'weapon'],
  },
  cancel: {
    term: 'cancel',
    definition: 'Take an [item] off the [stem] without effect.',
    see: ['changing-the-stem'],
    also: [
      'counter',
      'counterspell',
      'negate',
      'nullify',
      'stop',
      'block',
      'fizzle',
      'veto',
      'deny',
      'dodge',
      'evade',
      'parry',
      'prevent',

      'counter magic',
    ],
  },
  cerebrium: {
    term: 'cerebrium {B}',
    definition: 'How much mind you have left.',
    see: ['overview', 'damage', 'dying'],
    also: ['sanity', 'mind', 'mental health', 'willpower', 'brain', 'psyche', 'soul'],
  },
  choose: {
    term: 'choose',
    definition: 'Pick something for an effect, in step 3 or when it [resolves|resolve].',
    see: ['making-choices'],
    also: ['target', 'pick', 'select', 'targeting'],
  },
  clone: {
    term: 'clone',
    definition: 'One of those who play the game.',
    see: ['overview', 'who-is-who'],
    also: ['player', 'person'],
  },
  condition: {
    term: 'condition',
    definition: 'The [zone] in which a clone’s [states|state] lie, face up.',
    see: ['aside-zones', 'state'],
    also: [
      'play area',
      'battlefield',
      'board',
      'in play',
      'tableau',

      'play zone',
      'in front of me',
    ],
  },
  control: {
    term: 'control',
    definition: 'Make the choices of a card or an effect, and be its “you”.',
    see: ['who-is-who'],
    also: ['owner', 'possess', 'controller'],
  },
  corpus: {
    term: 'corpus {C}',
    definition: 'How much body you have left.',
    see: ['overview', 'damage', 'dying'],
    also: [
      'health',
      'hit points',
      'hp',
      'life',
      'life points',
      'lives',
      'body',
      'blood',
      'life total',
      'vitality',
      'health points',

      'physical health',
    ],
  },
  cost: {
    term: 'cost',
    definition: 'The symbols that have to be paid for a card, a [take] or an activation.',
    see: ['pay-costs', 'list-of-costs'],
    also: ['mana cost', 'casting cost'],
  },
  curse: {
    term: 'curse',
    definition: 'A [state] that is added to another clone’s [condition], and from then on has that clone as its “you”.',
    see: ['state', 'aside-adding-cards'],
    also: ['hex', 'jinx', 'debuff'],
  },
  damage: {
    term: 'damage',
    definition: 'What attacks and other effects deal: it makes a clone [lose] that much [corpus] or [cerebrium].',
    see: ['damage'],
    also: ['hurt', 'harm', 'wound', 'injury', 'pain', 'dmg', 'injure'],
  },
  desire: {
    term: 'desire',
    definition: 'The upper [side] of a card, or the text of a [persona] that works while its clone is not [afraid].',
    see: ['desire-and-fear', 'personas'],
    also: ['upper half', 'top half', 'front side', 'normal side', 'top part'],
  },
  die: {
    term: 'die',
    definition: `Be eliminated, for having ${deadAt} or lower [corpus] or [cerebrium] when an [item] has resolved.`,
    see: ['dying', 'death'],
    also: ['eliminated', 'killed', 'knocked out', 'defeat', 'defeated', 'ko', 'knock out'],
  },
  discipline: {
    term: 'discipline',
    definition: 'Whether a card is [physical] or mental.',
    see: ['disciplines'],
    also: ['colour', 'suit', 'element', 'school', 'damage type'],
  },
  'each-other-clone': {
    term: 'each other clone',
    definition: 'Every living [clone] except you, none of them [chosen|choose].',
    see: ['making-choices', 'templates'],
    also: ['all opponents', 'all enemies', 'area of effect', 'aoe', 'splash', 'all other players'],
  },
  effect: {
    term: 'effect',
    definition: 'What a text does: plain, activated {ACT} or triggered {TRG}.',
    see: ['effects', 'aside-state-effects'],
    also: ['ability', 'power', 'card text', 'skill', 'keyword', 'special power', 'special ability'],
  },
  'end-phase': {
    term: 'end phase',
    definition: 'The last part of a turn: triggered effects, the [thought limit], and the end of [transient] points.',
    see: ['end-phase'],
    also: ['end of turn', 'end step', 'cleanup', 'pass the turn'],
  },
  established: {
    term: 'established',
    definition: 'Said of a [stem] to which nobody can [react] any more, because all clones have passed in a row.',
    see: ['the-stem'],
    also: ['response window'],
  },
  fear: {
    term: 'fear',
    definition: 'The lower [side] of a card, or the text of a [persona] that works while its clone is [afraid].',
    see: ['desire-and-fear', 'personas'],
    also: [
      'lower half',
      'bottom half',
      'dark side',
      'reverse side',
      'back side',
      'second half',
      'dark box',

      'alternative effect',
    ],
  },
  forget: {
    term: 'forget',
    definition: 'Move an [idea] from your [thoughts] to your [memories].',
    see: ['moving-cards'],
    also: ['discard', 'throw away', 'drop a card', 'ditch', 'dump', 'toss', 'throw out'],
  },
  gain: {
    term: 'gain',
    definition: 'Add to what you have, as the list of resources says.',
    see: ['list-of-resources'],
    also: ['draw', 'draw a card', 'heal', 'receive', 'recover', 'earn', 'regain', 'restore', 'cure', 'regenerate'],
  },
  gamble: {
    term: 'gamble',
    definition: 'Put the top idea of the [head] into your [memories]; the result is its [resource value].',
    see: ['moving-cards', 'aside-resource-value'],
    also: [
      'mill',
      'luck',
      'roll',
      'coin flip',
      'dice roll',
      'random',
      'chance',
      'coin',
      'flip a coin',
      'dice',

      'push your luck',
      'bet',
    ],
  },
  head: {
    term: 'head',
    definition: 'The one face-down pile of ideas that all clones share.',
    see: ['aside-zones', 'setup'],
    also: [
      'deck',
      'draw pile',
      'library',
      'draw deck',
      'main deck',
      'shared deck',
      'talon',

      'face-down pile',
    ],
  },
  headspace: {
    term: 'headspace',
    definition: 'The row of ideas, face up, from which every clone can [take].',
    see: ['aside-zones', 'refreshing-headspace'],
    also: [
      'market',
      'display',
      'river',
      'face-up row',
      'offer',
      'trade row',
      'supply',
      'pool',
      'marketplace',

      'open cards',
      'face-up cards',
      'visible cards',
    ],
  },
  idea: {
    term: 'idea {I}',
    definition: 'A card in the [head], in [headspace] or in [thoughts].',
    see: ['ideas', 'aside-zones'],
    also: ['card'],
  },
  item: {
    term: 'item',
    definition: 'One thing on the [stem].',
    see: ['the-stem'],
    also: ['object on the stack'],
  },
  lose: {
    term: 'lose',
    definition: 'Reduce a number that you have, [transient] points first.',
    see: ['damage'],
    also: ['reduce', 'life loss'],
  },
  'main-phase': {
    term: 'main phase',
    definition: 'The part of your turn in which you do [actions|action].',
    see: ['main-phase'],
    also: ['action phase', 'play phase', 'main step'],
  },
  memories: {
    term: 'memories',
    definition: 'A clone’s own face-up pile of cards that it has used or forgotten.',
    see: ['aside-zones'],
    also: [
      'discard pile',
      'graveyard',
      'trash',
      'used pile',
      'cemetery',
      'discards',

      'waste pile',

      'played cards',
    ],
  },
  memory: {
    term: 'memory {M}',
    definition: 'A card in [memories].',
    see: ['aside-zones', 'list-of-resources'],
    also: ['discarded card', 'used card', 'card in the graveyard'],
  },
  module: {
    term: 'module',
    definition: 'An optional set of rules, agreed on before setup.',
    see: ['modules'],
    also: [
      'variant',
      'house rule',
      'optional rule',
      'game mode',
      'scenario',

      'advanced rules',

      'difficulty',
    ],
  },
  move: {
    term: 'move',
    definition: 'Change whose [condition] or [thoughts] a card lies in.',
    see: ['moving-cards'],
    also: ['steal', 'transfer', 'rob', 'snatch', 'swipe', 'take away'],
  },
  next: {
    term: 'next / previous clone',
    definition: 'Your living neighbour clockwise / anticlockwise.',
    see: ['who-is-who'],
    also: [
      'turn order',
      'neighbour',
      'seat order',
      'left-hand neighbour',
      'adjacent player',

      'next player',
    ],
  },
  owe: {
    term: 'owe',
    definition: 'Have to [gain] fewer [ticks|tick] in your next [start phase].',
    see: ['gain-ticks'],
    also: ['debt', 'negative ticks'],
  },
  paranoia: {
    term: 'Paranoia',
    definition: 'The [state] that a clone’s death adds to the [active clone] when two or more survive.',
    see: ['death'],
    also: ['madness', 'insanity', 'penalty card'],
  },
  pay: {
    term: 'pay',
    definition: 'Give up exactly what a [cost] says.',
    see: ['pay-costs'],
    also: ['spend', 'afford'],
  },
  persona: {
    term: 'persona',
    definition: 'A character card with starting numbers, a [desire] and a [fear].',
    see: ['personas'],
    also: ['character', 'hero', 'avatar', 'commander', 'identity', 'leader'],
  },
  physical: {
    term: 'physical / mental',
    definition: 'The two [disciplines|discipline] of cards.',
    see: ['disciplines', 'pay-costs'],
    also: ['magic', 'magical', 'psychic'],
  },
  play: {
    term: 'play',
    definition: 'The [action] of paying for an attack or a state in your [thoughts].',
    see: ['three-kinds'],
    also: ['cast', 'deploy', 'use a card', 'summon', 'put down'],
  },
  react: {
    term: 'react / reaction',
    definition: 'Put a reaction card from your [thoughts] on the [stem].',
    see: ['reaction', 'the-stem'],
    also: [
      'instant',
      'interrupt',
      'respond',
      'response',
      'trap',
      'reply',
      'defend',
      'defence',
      'defense',
      'counter attack',

      'out of turn',
    ],
  },
  redirect: {
    term: 'redirect',
    definition: 'Choose a new clone for an [attack] that is on the [stem].',
    see: ['changing-the-stem'],
    also: ['deflect', 'reflect', 'change the target', 'divert', 'retarget', 'bounce'],
  },
  refresh: {
    term: 'refresh',
    definition: `With ${inWords(refreshAt)} or no idea left in [headspace], [repress] it and deal new ones from the [head].`,
    see: ['refreshing-headspace'],
    also: ['refill', 'restock', 'replenish'],
  },
  remember: {
    term: 'remember',
    definition: 'Move a card from your [memories] to your [thoughts].',
    see: ['moving-cards'],
    also: [
      'return to hand',
      'retrieve',
      'recall',
      'regrowth',
      'get back',
      'resurrect',
      'revive',
      'reanimate',

      'reuse',
    ],
  },
  remove: {
    term: 'remove',
    definition: 'Move a [state] from a condition to its controller’s [memories].',
    see: ['moving-cards', 'state'],
    also: ['destroy', 'get rid of', 'dispel', 'bury', 'disenchant'],
  },
  replace: {
    term: 'replace',
    definition: 'Put the top idea of the [head] in the place of an idea in [headspace] and [repress] that idea.',
    see: ['moving-cards'],
    also: ['exchange', 'substitute', 'swap', 'cycle'],
  },
  repress: {
    term: 'repress',
    definition: 'Put a card on the bottom of the [head], face down.',
    see: ['moving-cards', 'list-of-costs'],
    also: [
      'bottom of the deck',
      'put under the deck',
      'tuck',
      'recycle',

      'return to the deck',
      'reshuffle',
      'shuffle back',
    ],
  },
  resolve: {
    term: 'resolve',
    definition: 'Do what an [item] says, and clear it from the [stem].',
    see: ['the-stem'],
    also: ['take effect', 'carry out', 'execute', 'go off'],
  },
  'resource-value': {
    term: 'resource value',
    definition: 'The sum of the numbers in a card’s [cost], printed in the value circle.',
    see: ['aside-resource-value'],
    also: [
      'mana value',
      'converted cost',
      'initiative',
      'cmc',
      'card value',
      'rank',

      'number in the circle',
    ],
  },
  reveal: {
    term: 'reveal / look at',
    definition: 'Show a card to all clones / see it alone.',
    see: ['templates', 'aside-zones'],
    also: ['show', 'peek', 'see', 'spy', 'scry', 'inspect'],
  },
  set: {
    term: 'set',
    definition: 'A group of ideas made for one another.',
    see: ['set', 'sets'],
    also: ['expansion', 'booster', 'pack', 'series', 'edition', 'booster pack'],
  },
  'set-aside': {
    term: 'set aside',
    definition: 'Out of all other [zones|zone] for the time being.',
    see: ['aside-setting-cards-aside'],
    also: ['exile', 'banish', 'removed from game'],
  },
  side: {
    term: 'side',
    definition: '[Desire] or [fear]: which half of a card is in use.',
    see: ['desire-and-fear'],
    also: ['flip', 'half of a card', 'double-sided', 'rotate'],
  },
  'start-phase': {
    term: 'start phase',
    definition: 'The first part of a turn: gain [ticks|tick], then triggered effects.',
    see: ['start-phase', 'gain-ticks'],
    also: ['upkeep', 'beginning of turn', 'start of turn', 'untap', 'untap step', 'draw step', 'draw phase'],
  },
  state: {
    term: 'state {S}',
    definition: 'A card that stays in a [condition] until it is [removed|remove].',
    see: ['state', 'aside-state-effects'],
    also: [
      'permanent',
      'enchantment',
      'ongoing card',
      'lasting card',
      'equipment',
      'creature',
      'status',
      'monster',
      'minion',
    ],
  },
  stem: {
    term: 'stem',
    definition: 'The pile of [items|item] waiting to [resolve], last in, first out.',
    see: ['the-stem', 'aside-adding-to-the-stem'],
    also: ['stack', 'chain', 'queue', 'chain of reactions', 'priority', 'lifo', 'response chain', 'resolution order'],
  },
  take: {
    term: 'take',
    definition: 'The [action] of paying {T1} to put an idea from [headspace] into your [thoughts].',
    see: ['three-kinds', 'moving-cards'],
    also: ['pick up', 'acquire', 'buy a card', 'grab', 'draft'],
  },
  'take-over': {
    term: 'take over',
    definition: 'Become the controller of an effect that is on the [stem], and make new choices for it.',
    see: ['changing-the-stem'],
    also: ['hijack', 'seize', 'copy', 'mind control', 'dominate'],
  },
  'thought-limit': {
    term: 'thought limit',
    definition: `How many ideas you may keep in your [thoughts] in your [end phase]: ${inWords(thoughtLimit)} unless changed.`,
    see: ['end-phase'],
    also: ['hand limit', 'hand size', 'maximum hand size', 'max hand', 'maximum cards', 'card limit', 'too many cards'],
  },
  thoughts: {
    term: 'thoughts',
    definition: 'The hidden ideas that a clone keeps to itself, whose number is public.',
    see: ['aside-zones', 'end-phase'],
    also: ['hand', 'cards in hand', 'hand cards', 'held cards', 'my cards', 'cards i hold'],
  },
  tick: {
    term: 'tick {T}',
    definition: 'The unit of acting, gained in your [start phase] and spent in your [main phase].',
    see: ['gain-ticks', 'main-phase'],
    also: ['action point', 'clock', 'energy', 'mana', 'stamina', 'ap', 'actions left', 'actions per turn'],
  },
  transient: {
    term: 'transient {TC} {TB}',
    definition: 'Said of [corpus] or [cerebrium] that is used first and vanishes at the end of the turn.',
    see: ['list-of-resources', 'end-phase'],
    also: [
      'temporary',
      'armour',
      'shield',
      'temporary hit points',
      'bonus health',
      'temp hp',
      'armor',
      'shields',
      'barrier',
      'overheal',
      'absorb',
      'protection',
    ],
  },
  'trigger-icon': {
    term: 'trigger icon {TRG}',
    definition: 'Marks a triggered [effect], which goes on the [stem] each time its event happens.',
    see: ['effects', 'aside-adding-to-the-stem'],
    also: ['triggered ability', 'automatic effect', 'lightning bolt', 'whenever', 'passive'],
  },
  x: {
    term: 'X',
    definition: 'A number that you [choose] in step 3, the same everywhere on the card.',
    see: ['aside-x-as-a-cost'],
    also: ['variable', 'variable cost', 'x cost'],
  },
  zone: {
    term: 'zone',
    definition: 'A place for cards.',
    see: ['aside-zones'],
    also: ['area', 'location'],
  },
};

/** The glossary in reading order: alphabetical by term. */
export const glossaryInOrder: readonly (GlossaryEntry & { readonly id: TermId })[] = (
  Object.keys(glossary) as TermId[]
).map((id) => ({ id, ...glossary[id] }));
