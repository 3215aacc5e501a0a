/** Words of other games, each with the rule that comes nearest and one line that says how ours differs. */

import type { RuleAnchor } from './anchors.ts';

type OtherGamesWords = {
  readonly to: RuleAnchor;
  readonly title: string;
  readonly differs: string;
  readonly words: readonly string[];
};

const row = (to: RuleAnchor, title: string, differs: string, words: string): OtherGamesWords => ({
  to,
  title,
  differs,
  words: words.split(', '),
});

export const otherGames: readonly OtherGamesWords[] = [
  row(
    'the-stem',
    'The stem',
    'Nobody holds priority: everyone reacts or passes in turn, and the last item resolves first.',
    'who has priority, hold priority, pass priority, is there a stack, can I respond while the stack resolves, split second, chain link, spell speed, quick effect',
  ),
  row(
    'reaction',
    'Reaction',
    'Only reaction cards are played out of turn, for their cost and for no action.',
    'flash, instant speed, fast event, secret, quick play, trap card, hand trap, interrupt card, counterspell card, ambush, flash effect',
  ),
  row(
    'reactions-in-brief',
    'Reactions in brief',
    'Nothing blocks by itself: you play a reaction, and everybody may.',
    'declare blockers, blocker, chump block, parry, dodge, evade, attack of opportunity, combat trick, intercept, saving throw, guard block, wild draw four challenge',
  ),
  row(
    'attack',
    'Attack',
    'Cards attack, not creatures: an attack resolves once and goes to your memories.',
    'do creatures attack, can a creature block, combat phase, declare attackers, attack phase, battle phase, attack step, combat damage, first strike, double strike, melee attack, ranged attack, fight action, sorcery, event card, make a run, basic attack',
  ),
  row(
    'state',
    'State',
    'A state can be used in the turn in which it is played, and you may have any number, also of the same name.',
    'summoning sickness, haste, legendary rule, unique card, install a card, enters the battlefield tapped, tapped, untapped, exhaust, exhausted, ready a card, artifact, aura, planeswalker loyalty, asset, upgrade card, program, hardware, support card, supporter, stadium, field spell, continuous spell, ally',
  ),
  row(
    'effects',
    'Effects',
    'There is no separate word for coming into play or leaving: the text with {TRG} says when.',
    'battlecry, deathrattle, enters the battlefield, etb, leaves the battlefield, dies trigger, on play effect, forced effect, when encountered, replacement effect, keyword ability, static ability, combo',
  ),
  row(
    'dying',
    'Dying',
    'Whether anybody has died is checked after each item and each payment, and there is nothing else of the kind.',
    'state based actions, sba, knocked out, knock out, player elimination, defeated, lethal damage, bust out, defeat',
  ),
  row(
    'how-to-win',
    'How to win',
    'No points are collected: the last clone wins, or the one in the best repair when the head runs empty.',
    'decking out, fatigue, agenda points, agendas, clues, victory points, prize cards, doom, doom token, win condition, score area, mill win, empty hand wins, last card, alternate win, last player standing, final score',
  ),
  row(
    'glossary-tick',
    'Tick',
    'Everybody gains the same few ticks each turn, none is kept, and no card has to be put down for them.',
    'clicks, click, mana crystals, mana crystal, land, lands, energy cards, energy card, action token, action tokens, basic land, mana pool, mana screw, mana rock, resource token, ramp, tempo, credits, credit pool, gold coins',
  ),
  row(
    'glossary-resource-value',
    'Resource value',
    'It counts all the costs of a card together, and only some effects read it.',
    'mana curve, converted mana cost, total cost, level of a card, star level, pip value, point value, card strength',
  ),
  row(
    'glossary-corpus',
    'Corpus',
    'You have two tracks, body and mind, and either one at zero kills.',
    'life total, life points, hit points, physical health, stamina track, toughness, hp bar, lp, wounds',
  ),
  row(
    'glossary-cerebrium',
    'Cerebrium',
    'It is a second track beside the body, and you die of either.',
    'sanity damage, horror, sanity points, mental health, willpower, brain damage, horror token, morale',
  ),
  row(
    'glossary-fear',
    'Fear',
    'Fear is the other half of the same card, used while you are low, not a track of its own.',
    'corruption, transform a card, morph, double faced card, enrage, berserk, desperation, bloodied',
  ),
  row(
    'desire-and-fear',
    'Desire and fear',
    'Your own cards change sides when you are afraid; nothing is evolved or paid.',
    'evolve, evolution, level up, flip card, adventure side, split card, day and night, mega evolution, flip over',
  ),
  row(
    'glossary-paranoia',
    'Paranoia',
    'Nobody starts with one: it comes into the game only when a clone dies.',
    'weakness card, basic weakness, curse card, junk card, dead card, status card, treachery, wound card, poison counter',
  ),
  row(
    'glossary-curse',
    'Curse',
    'It lies with the clone that it harms, while you keep control of it.',
    'tags, tag, hex a player, enchant player, debuff a player, attach to opponent, special condition, poisoned, paralysed, confused, burned, frozen, stun, stunned, silence',
  ),
  row(
    'damage',
    'Damage',
    'It lowers a number; no cards are lost, and any amount above zero does only what it says.',
    'damage to hand, net damage, meat damage, core damage, trample, deathtouch, lifelink, direct damage, indirect damage, piercing, critical hit, overkill, crit, damage calculation',
  ),
  row(
    'glossary-transient',
    'Transient',
    'It is used first and is gone at the end of the turn.',
    'block value, temporary health, ward, divine shield, armor token, soak, prevent damage, shield counter',
  ),
  row(
    'glossary-gamble',
    'Gamble',
    'No dice and no bag: the top card of the head is put into your memories, and its value is the result.',
    'skill test, chaos bag, chaos token, token bag, flip a coin, roll the dice, roll a die, d20, d6, trace attempt, dice check, random discard, lucky draw, fate draw',
  ),
  row(
    'glossary-persona',
    'Persona',
    'It changes what you start with and has a desire and a fear; it never leaves play.',
    'investigator, commander, hero card, hero power, identity card, legend, general, class card, signature ability, companion, oathbreaker, trainer',
  ),
  row(
    'set',
    'Choosing sets',
    'Nobody builds a deck: all of you share the sets that you shuffle together.',
    'sideboard, deck building, constructed, deck construction, preconstructed deck, starter deck, deck list, deck size, banned list, rotation, standard format, singleton, copies of a card, core set, collectible, booster draft pack',
  ),
  row(
    'module-first-draft',
    'First draft',
    'It only changes the cards that you begin with.',
    'draft format, sealed, limited format, pick and pass, drafting, draft pick',
  ),
  row(
    'module-two-heads',
    'Two heads',
    'Two against two, and each keeps its own body and thoughts.',
    'two headed giant, team game, two vs two, 2v2, partners, alliance game, team play, teammates, 2vs2',
  ),
  row(
    'module-free-for-all',
    'Free for all',
    'Every clone for itself, with three or four.',
    'multiplayer, battle royale, pod, everyone for themselves, three player game',
  ),
  row(
    'glossary-take',
    'Take',
    'You choose from the row that all see, and pay a tick.',
    'discover a card, run on a server, access a card, buy phase, recruit, draft a card from the row, pick a card, draw from the market, discover',
  ),
  row(
    'glossary-gain',
    'Gain',
    'To gain ideas is to get the top cards of the head; nobody draws at the start of a turn.',
    'draw two, draw a card each turn, card draw, cantrip, draw three, draw four, plus two, draw phase card, scout, life gain, lifegain, healing potion',
  ),
  row(
    'glossary-memories',
    'Memories',
    'They lie face up, some costs and cards use them, and each clone has its own.',
    'heap, archives, lost pile, discard deck, void, bin, grave, flashback, yard',
  ),
  row(
    'glossary-head',
    'The head',
    'There is only one, for all of you.',
    'stack of cards, r&d, stock pile, life deck, encounter deck, deck of cards, draw stack, my deck, research and development',
  ),
  row(
    'glossary-headspace',
    'Headspace',
    'It is the same row for everybody, and is dealt anew only when one idea or none is left.',
    'center row, tavern, card row, conveyor, trade market, market row, common area, face up cards, ideas on offer',
  ),
  row(
    'glossary-thoughts',
    'Thoughts',
    'Hidden, as a hand is, but everybody may count it, and its limit is checked only at the end of your own turn.',
    'grip, hq, headquarters, cards held, private hand, hand of cards',
  ),
  row(
    'glossary-condition',
    'Condition',
    'It has no slots and no limit.',
    'bench, battlefield, board state, play area, in play area, rig, tableau, arena, monster zone, front row, back row, board, threat area, active spot',
  ),
  row(
    'three-kinds',
    'Three kinds of actions',
    'An action is to take, to play or to activate; each is paid at once, and nothing is turned over for later.',
    'rez, rezzing, basic action, main action, bonus action, free action, fast action, main phase one, special summon, normal summon, tap ability',
  ),
  row(
    'start-phase',
    'Start phase',
    'Nothing is turned upright: you gain ticks, and triggered effects happen.',
    'when do I untap, untap phase, upkeep step, refresh phase, ready step, mythos phase, standby phase, morning, draw at start',
  ),
  row(
    'end-phase',
    'End phase',
    'You forget down to the limit, and transient points vanish.',
    'discard phase, end step trigger, cleanup step, discard down, hand size check, end of turn effects',
  ),
  row(
    'glossary-redirect',
    'Redirect',
    'The same attack goes to another clone, who may react to it.',
    'reflect damage, spellskite, swerve, retreat, deflection, target change, misdirect',
  ),
  row(
    'glossary-cancel',
    'Cancel',
    'A cancelled card still goes to its memories, and its costs stay paid.',
    'counterspell, counter a spell, negate, nope card, annul, deny, hard counter, nope',
  ),
  row(
    'making-choices',
    'Making choices',
    'If nothing can be chosen any more, only that part is skipped.',
    'fizzle, hexproof, shroud, illegal target, legal target, taunt, protection from, untargetable, can be targeted',
  ),
  row(
    'glossary-next',
    'Next and previous clone',
    'Turns go clockwise, and nothing turns that round.',
    'reverse direction, reverse card, skip card, counter clockwise, left player, order of play',
  ),
  row(
    'glossary-x',
    'X',
    'You choose the number while you announce the card, and it is the same everywhere on it.',
    'wild card, wild, x spell, kicker, any number, colourless, joker, any amount',
  ),
  row(
    'glossary-announce',
    'Announce',
    'You announce what you play in six steps, and nothing need be called when few cards are left.',
    'say uno, declare, call out, uno, announce a spell',
  ),
  row(
    'glossary-remove',
    'Remove',
    'The state goes to its controller’s memories, and nothing exiles it.',
    'sacrifice a creature, kill a creature, board wipe, removal, trash a card, wrath, derez, kill spell, sweeper, destroy target',
  ),
  row(
    'list-of-costs',
    'List of costs',
    'What a card costs may be states, memories or thoughts, and it says so in symbols.',
    'sacrifice a permanent, additional cost, alternative cost, sacrifice, tribute, discard as a cost, pay life, exhaust cost',
  ),
  row(
    'save-your-brain-owing-ticks',
    'Owing ticks',
    'It is paid in your next start phase, by gaining fewer.',
    'overload, debt token, pay later, overdraw mana, echo cost, lose next turn',
  ),
  row(
    'main-phase',
    'Main phase',
    'No card skips a turn: you end yours whenever you like, and ticks left over are lost.',
    'skip your turn, end turn, pass turn, pass the turn, no actions left, take another turn, extra turn',
  ),
];

/** Every word with its row. */
export const wordsOfOtherGames = otherGames.flatMap((each) => each.words.map((word) => [word, each] as const));
