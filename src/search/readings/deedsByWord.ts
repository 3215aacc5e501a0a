/** The words by which players ask for what cards do. Which cards do it, the build reads from their programs. */

import { type Deed, deeds } from '#game/cards/deed.ts';
import { wordsOfDeed } from './wordsOfDeed.ts';

/** An action of cards: a deed, or a resource value. */
export type CardAction = {
  /** Completes "Cards that …". */
  readonly label: string;
  /** Words that players use, in any form. */
  readonly said: readonly string[];
  readonly deed?: Deed;
  /** The limit of the resource value of such cards. */
  readonly value?: { readonly operator: '<=' | '>='; readonly value: number };
};

/** The words for each deed. If one phrase begins with another, the longer one comes first. */
const said: Readonly<Record<Deed, string>> = {
  steal:
    "steal, rob, thief, snatch, swipe, take from another player, take their, take opponent's, keep the card, take somebody card",
  drain: 'lifesteal, lifelink, leech, drain life, vampire, damage and heal, attack and heal',
  heal: 'heal, healing, cure, recover, regenerate, restore, lifegain, gain life, gain health, more health, extra life, regain, healthy, feel better, life back, health back',
  protect:
    'protect, protection, shield, armour, armor, defend, defence, defense, defensive, prevent, absorb, temporary hp, temp hp, survive, barrier, tank, safe, shield me, protect me, stay alive, temporary health, soak, less hurt, survive hit, survive attack, survive blow, survive a big hit, live through',
  cancel:
    'cancel, counter, counterspell, negate, nullify, block, stop, interrupt, fizzle, deny, dodge, evade, parry, avoid, attack miss, cancel unless pay, counter unless pay',
  armour: 'reduce damage, less damage, damage reduction, take less, thick skin, tougher, resist',
  guard:
    'protect state, protect my states, guard state, keep my states, save my states, stop stealing my states, states cannot be stolen, state safe, hexproof, untargetable, shroud, ward',
  'cancel-effect':
    'cancel trigger, cancel ability, cancel effect, counter ability, stop ability, stop trigger, stop effect, negate effect, stifle',
  'gain-ticks':
    'extra turn, extra action, more action, action again, extra tick, more tick, gain tick, give ticks, get ticks, extra mana, more mana, ramp, more energy, play more, more time, extra time',
  draw: 'draw, card draw, card advantage, extra card, more cards, refill hand, give cards, new cards, new idea, gain ideas, more ideas, take more cards',
  forget:
    'make discard, lose their hand, lose their cards, discard hand, force discard, opponent discard, hand attack, lose a card, discard, throw away a card, throw card away, drop a card, empty hand, fewer ideas, forget ideas, make forget, others forget, take card away, drop their cards, lose ideas, throw one away, throw away, take away a card, discard one',
  remember:
    'return to hand, return from discard, get back from discard, return from memories, back to hand, bring back, back from discard, reanimate, regrowth, recursion, retrieve, resurrect, reuse, recall, recycle, remember, back from pile, back from used pile',
  sweep: 'destroy all, remove all, board wipe, wipe all, sweep, destroy every, remove every, kill all',
  remove:
    'destroy, removal, remove, kill, disenchant, dispel, wipe, get rid, break, knock out state, destroy a state, remove state, destroy permanent, clear state',
  copy: 'copy, clone, duplicate, mimic, replay, borrow, use card from graveyard, use memories of another, play their card, imitate, use somebody card',
  control:
    'mind control, take control, take over, hijack, possess, steal state, take state, take their state, take somebody state, take another player state, take enemy state, move state',
  'take-effect':
    'take control of ability, take control of effect, control ability, control effect, hijack ability, redirect ability, redirect trigger',
  redirect:
    'redirect, deflect, divert, change target, new target, retarget, pass the attack, bounce back, send the attack, send to another, hit another instead, let another take, turn attack around, attack somebody else instead, hand attack to someone else, give attack to someone else',
  look: "peek, spy, scry, look hand, see hand, look at hand, reveal hand, look thoughts, look opponent's hand, look in hand, look into hand, look at their cards, see cards, see his cards, see ideas, peek at hand, spy on hand, look card, look somebody card",
  everybody:
    'everyone, everybody, aoe, area damage, splash, mass damage, sweeper, board clear, hit all, hurt all, damage all, all players, all opponents, all enemies, each player, each opponent, every player, whole table, whole group, at once everybody, all others',
  luck: 'random, luck, lucky, dice, die roll, roll, coin, coin flip, gamble, gambling, bet, chance',
  'strike-back':
    'thorns, strike back, hit back, damage back, hits back, hurt back, retaliate, retaliation, revenge, punish, punisher, counterattack, counter attack, reflect, reflect damage, riposte, spikes, punish attack, hurt attacker, hurts back, thorn, punishes attackers, hit the attacker, damage attacker, deal damage to attacker, punish attacker, hit attacker',
  'punish-taking': 'punish taking, punish drawing, when they take, when they draw, taking hurts',
  'harm-each-turn':
    'poison, bleed, burn, damage over time, dot, drain, each turn damage, damage each turn, tick damage, bleeding, hurt each turn, lose life each turn, slowly kill',
  'each-turn': 'each turn, every turn, upkeep, passive, income, engine',
  'thought-limit':
    'hand size, hand limit, thought limit, hold more, keep more, bigger hand, larger hand, big hand, increase hand, raise limit, higher limit, bigger mind, hold more cards, hold more ideas, more room, more space, room in hand, space in hand',
  'lower-limit':
    'smaller hand, small hand, less hand, fewer card, reduce hand, lower limit, shrink hand, decrease limit',
  curse: 'curse, hex, debuff, give to opponent, attach to opponent, bad for opponent',
  'hurt-body':
    'body damage, physical damage, hurt body, health damage, burn, punch, hit, damage, hurt, fight, strike, direct damage',
  'hurt-mind': 'mind damage, mental damage, brain damage, psychic, hurt mind, sanity damage, drive insane, lose sanity',
  'hit-hard':
    'hardest, biggest, strongest, most damage, big damage, huge, most powerful, powerful, finisher, nuke, heavy hit, heavy attack, massive, lot of damage, best attack, big attack, hurt most, hit most, hurts a lot, deal most, do most',
  strengthen:
    'buff, boost, more damage, extra damage, damage bonus, power up, strengthen, improve, stronger attack, stronger, attack bonus, harder, increase damage, bonus damage, better attack, improve attack',
  'by-ideas':
    'for each idea, each card in hand, depend on hand, based on hand, number of idea, count ideas, scale with hand, many cards in hand, more cards in hand, stronger with cards in hand, hurt more cards hold, damage more cards hold, stronger more cards hold, more ideas more damage',
  'by-states':
    'for each state, depend on states, based on states, number of states, count states, many states, more states, stronger more states, states they have, damage for states, more damage many states',
  choice: 'modal, choose one, choose two, choice, options, flexible',
  afraid: 'scare, frighten, terrify, make afraid, become afraid, fear, afraid',
  'when-afraid':
    'good when afraid, punish fear, reward fear, profit from fear, benefit from fear, others become afraid, becomes afraid, someone scared, somebody afraid, others afraid, another afraid',
  headspace:
    'change market, replace market, replace row, replace idea, swap market, change headspace, reroll, exchange idea, change the row, replace an idea, replace an idea in headspace, swap row, swap card row, exchange row, change row, new row, other cards in the row',
  'fill-memories': 'mill, fill graveyard, fill discard, fill memories',
  'free-state': 'cheat into play, free state, put into play, without paying',
  neighbours: 'neighbour, neighbor, left and right, next player, adjacent, next to me, beside me, sit next',
  'take-ticks':
    'slow, stun, lose action, take away action, take away tick, lose tick, skip turn, lose turn, freeze, paralyse',
  sacrifice: 'sacrifice',
  'pay-ideas': 'cost ideas, idea as cost, pay with ideas, pay with cards',
  'pay-memories': 'cost memories, memory as cost, pay with memories, pay from graveyard, exile from graveyard',
  'pay-states': 'cost states, state as cost, pay with states, sacrifice a state, give up state',
  x: 'x, variable cost',
  'fear-side': 'fear side, two sides, double sided',
};

export const actions: readonly CardAction[] = [
  ...deeds.map((deed) => ({ label: wordsOfDeed[deed], said: said[deed].split(', '), deed })),
  { label: 'cost little', said: ['cheap', 'cheapest', 'low cost', 'inexpensive'], value: { operator: '<=', value: 1 } },
  {
    label: 'cost nothing',
    said: ['free', 'costs nothing', 'zero cost', '0 cost'],
    value: { operator: '<=', value: 0 },
  },
  {
    label: 'cost much',
    said: ['expensive', 'costly', 'high cost', 'most expensive'],
    value: { operator: '>=', value: 5 },
  },
];
