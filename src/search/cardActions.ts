/** Actions of cards: the words that players use for them, and the texts by which such cards are found. */

/** An action of cards. A card matches if it contains any of the `effects`. */
export type CardAction = {
  /** Completes "Cards that …". */
  readonly label: string;
  /** Words that players use, in any form. If one phrase begins with another, the longer one comes first. */
  readonly said: readonly string[];
  /** Texts in the effects of such cards. */
  readonly effects?: readonly string[];
  /** Resource value of such cards. */
  readonly value?: { readonly operator: '<=' | '>='; readonly value: number };
};

/** One action per line, as `label: said: effects`. */
const byEffects = `
steal: steal, rob, thief, snatch, swipe, take from another player, take their, take opponent's: thoughts to yours / into your thoughts / condition to yours
hurt and heal: lifesteal, lifelink, leech, drain life, vampire, damage and heal, attack and heal: clone. gain 2 {c} / clone. gain 4 {c} / clone. gain 2 {b} / clone. gain 3 {b} / clone. gain 4 {b} / clone. gain 5 {b}
heal: heal, healing, cure, recover, regenerate, restore, lifegain, gain life, gain health, more health, extra life, regain: gain 1 {c} / gain 2 {c} / gain 3 {c} / gain 4 {c} / gain {c} / gain 1 {b} / gain 2 {b} / gain 3 {b} / gain 4 {b} / gain 5 {b} / gain 6 {b} / gain 7 {b} / and 1 {b}
protect you: protect, protection, shield, armour, armor, defend, defence, defense, defensive, prevent, absorb, temporary hp, temp hp, survive, barrier, tank, safe, reduce damage, less damage: gain 2 {tc} / gain 3 {tc} / gain 4 {tc} / gain {tc} / gain 1 {tb} / gain 2 {tb} / gain 3 {tb} / gain 6 {tb} / less damage / cannot choose
cancel: cancel, counter, counterspell, negate, nullify, block, stop, interrupt, fizzle, deny, dodge, evade, parry, avoid: cancel
gain ticks: extra turn, extra action, more action, action again, extra tick, more tick, gain tick, extra mana, more mana, ramp, more energy, play more: gain {t} / gain 2 {t}
gain ideas: draw, card draw, card advantage, extra card, more cards, refill hand: gain {i} / gain 2 {i} / gain 3 {i}
make others forget: make discard, discard hand, force discard, opponent discard, hand attack, lose a card, discard: forgets
remember: return to hand, back to hand, bring back, back from discard, reanimate, regrowth, recursion, retrieve, resurrect, reuse, recall, recycle, remember: remember a card / remember 3
remove many states: destroy all, remove all, board wipe, wipe all, sweep, destroy every, remove every, kill all: remove each state
remove states: destroy, removal, remove, kill, disenchant, dispel, wipe, get rid, break: remove a state / remove each state / condition to yours
copy: copy, clone, duplicate, mimic, replay, borrow: resolve its
take over: mind control, take control, take over, hijack, possess: you control it / condition to yours
redirect: redirect, deflect, divert, change target, new target, retarget, pass the attack, bounce back: new clone for it
look at thoughts: peek, spy, scry, look hand, see hand, look at hand, reveal hand, look thoughts, look opponent's hand: look at another clone's thoughts
hurt everybody: everyone, everybody, aoe, area damage, splash, mass damage, sweeper, board clear, hit all, hurt all, damage all, all players, all opponents, all enemies, each player, each opponent, every player, whole table: damage to each / each other clone
depend on luck: random, luck, lucky, dice, die roll, roll, coin, coin flip, gamble, gambling, bet, chance: gamble
strike back: thorns, strike back, hit back, damage back, hits back, hurt back, retaliate, retaliation, revenge, punish, punisher, counterattack, counter attack, reflect, reflect damage, riposte, spikes: deal 2 {c} damage to that clone / damage to the controller
hurt at each turn: poison, bleed, burn, damage over time, dot, drain, each turn damage, damage each turn, tick damage: starts, lose / clone loses 1
work at each turn: each turn, every turn, upkeep, passive, income, engine: when your turn starts / clone's turn starts
change the thought limit: hand size, hand limit, thought limit, hold more, keep more: thought limit
go to another clone: curse, hex, debuff, give to opponent, attach to opponent, bad for opponent: add this to another
hurt the body: body damage, physical damage, hurt body, health damage, burn, punch, hit, damage, hurt, fight, strike, direct damage: {c} damage / {b} damage
hurt the mind: mind damage, mental damage, brain damage, psychic, hurt mind, sanity damage, drive insane, lose sanity: {b} damage
hit hardest: biggest, strongest, most damage, big damage, huge, most powerful, powerful, finisher, nuke, heavy, massive, lot of damage, best attack, big attack: deal 8 / deal 9 / deal 10 / deal 12
strengthen attacks: buff, boost, more damage, extra damage, damage bonus, power up, strengthen, improve: deal 1 more / deal 2 more / deals 4 more
offer a choice: modal, choose one, choose two, choice, options, flexible: choose one / choose two
make afraid: scare, frighten, terrify, make afraid, become afraid, fear, afraid: afraid
change headspace: change market, replace market, replace row, replace idea, swap market, change headspace, reroll: replace an idea in headspace
fill memories: mill, fill graveyard, fill discard, fill memories: gain {m} / gains {m}
put a state in play for free: cheat into play, free state, put into play, without paying: gain {s}
hit neighbours: neighbour, neighbor, left and right, next player, adjacent: to the next clone
take ticks: slow, stun, lose action, lose tick, skip turn, lose turn, freeze, paralyse: it loses {t}
sacrifice states: sacrifice: remove this state / {s1} / {s2} / {s3} / {sx}
`;

const actionsByEffects: readonly CardAction[] = byEffects
  .trim()
  .split('\n')
  .map((line) => {
    const [label = '', said = '', effects = ''] = line.split(': ');
    return { label, said: said.split(', '), effects: effects.split(' / ') };
  });

export const actions: readonly CardAction[] = [
  ...actionsByEffects,
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
