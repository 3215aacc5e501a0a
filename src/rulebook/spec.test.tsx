/** Every sentence of the specification about the game, and where the rulebook states it. */

import { describe, expect, test } from 'vitest';
import { textAt } from '../../tests/support/rulebookPage.tsx';

type Statement = readonly [sentence: string, anchor: string, ...words: string[]];

const statements: Readonly<Record<string, readonly Statement[]>> = {
  'section 3, game concepts': [
    ['A clone is a player.', 'overview', 'Clone is this game’s word for a player'],
    ['The head is shared.', 'overview', 'All clones share one head'],
    ['Headspace is a shared row of four cards.', 'overview', 'one headspace: a row of four ideas that lie face up'],
    [
      'Thoughts are what one clone keeps to itself.',
      'overview',
      'Your thoughts are the ideas that you keep to yourself. Nobody else sees them',
    ],
    ['The condition holds states in play.', 'glossary-condition', 'in which a clone’s states lie'],
    ['Memories hold used cards.', 'overview', 'Your memories are the cards that you have used or forgotten'],
    ['Cards can be set aside.', 'aside-setting-cards-aside', 'is in no other zone'],
    ['The stem is where things resolve.', 'the-stem', 'The stem is a pile of items'],
    ['Ticks are what actions cost.', 'glossary-tick', 'The unit of acting'],
    ['Corpus is the body.', 'overview', 'Corpus is how much body you have left'],
    ['Cerebrium is the mind.', 'overview', 'cerebrium how much mind'],
    [
      'Cards are called ideas, states or memories depending on their zone.',
      'ideas',
      'is called an idea',
      'it is a state',
      'a memory',
    ],
    ['Persona cards live in a zone of their own.', 'personas', 'lies in the persona zone'],
  ],
  'section 4, turn': [
    ['Start phase: gain 2 ticks.', 'gain-ticks', 'In each of your start phases you gain 2 ticks'],
    [
      'Start phase: resolve triggered effects in any order.',
      'start-phase',
      'each clone puts its own there in any order',
    ],
    [
      'Main phase: take, play or activate actions in any order and number.',
      'main-phase',
      'take, play or activate, in any order and in any number',
    ],
    [
      'The clone may move to the end phase only at zero ticks.',
      'main-phase',
      'You may move to the end phase only at zero ticks',
    ],
    [
      'End phase: resolve triggered effects, then enforce the thought limit.',
      'your-turn',
      'When your turn ends”. Then enforce the thought limit',
    ],
    ['The next clone clockwise then takes its turn.', 'your-turn', 'The next clone clockwise then takes its turn'],
  ],
  'section 4, action': [
    ['1. Select the type.', 'six-steps', 'Select the type'],
    ['2. Indicate the card.', 'six-steps', 'Indicate the card'],
    ['3. Make choices.', 'six-steps', 'Make choices'],
    ['4. Pay costs.', 'six-steps', 'Pay costs'],
    ['5. Trigger and react.', 'six-steps', 'Trigger and react'],
    [
      '6. Resolve effects in reverse order (last in, first out).',
      'six-steps',
      'Resolve effects in reverse order: last in, first out',
    ],
  ],
  'section 4, reactions': [
    [
      'Reactions can be made only with reaction cards.',
      'reaction',
      'Clones react with reaction cards and with nothing else',
    ],
    ['Reacting is not an action.', 'reaction', 'To react is not an action'],
    [
      'They repeat until all clones pass and the stem is established.',
      'the-stem',
      'repeat until all clones pass in a row. The stem is then established',
    ],
  ],
  'section 4, card movement': [
    ['Attack cards go to memories after resolving.', 'attack', 'Then the card goes to its controller’s memories'],
    [
      'Reaction cards go to memories after resolving.',
      'reaction',
      'When a reaction has resolved, the card goes to its controller’s memories',
    ],
    ['A state is played and added to the condition.', 'state', 'it is added to your condition'],
    ['It returns to memories when removed.', 'state', 'When it is removed, it goes to the memories of its controller'],
  ],
  'section 4, headspace refresh': [
    [
      'Whenever one or fewer ideas are in headspace, it is refreshed at once.',
      'refreshing-headspace',
      'The moment one or no idea is left in headspace, refresh it at once',
    ],
    ['The remaining one is repressed.', 'refreshing-headspace', 'Repress the remaining idea'],
    [
      'Four new ideas are dealt from the top of the head.',
      'refreshing-headspace',
      'Deal four new ideas, face up, from the top of the head',
    ],
    ['This interrupts any other effect.', 'refreshing-headspace', 'This interrupts any other effect'],
  ],
  'section 4, death and winning': [
    [
      'A clone dies and is eliminated at 0 or lower corpus or cerebrium.',
      'dying',
      'A clone dies, and is eliminated, at 0 or lower corpus or cerebrium',
    ],
    [
      'The game ends immediately when one clone is left.',
      'how-to-win',
      'The game ends immediately when one clone is left',
    ],
    [
      'If all die from the same effect, the clone that controls the fatal effect wins.',
      'how-to-win',
      'die from the same effect, the clone that controls the fatal effect wins',
    ],
    [
      'If a refresh is needed and the head has fewer than four ideas, the game ends.',
      'how-to-win',
      'the head holds fewer than four ideas, the game ends',
    ],
    [
      'The highest corpus plus cerebrium wins.',
      'how-to-win',
      'adds up its corpus and its cerebrium',
      'The highest sum wins',
    ],
    [
      'A tie goes to the clone latest in turn order.',
      'how-to-win',
      'A tie goes to the tied clone that is latest in turn order',
    ],
    [
      'The active clone adds a Paranoia card to its condition.',
      'death',
      'The active clone adds a Paranoia card to its condition',
    ],
    [
      'The next clone does, if the active clone died.',
      'death',
      'If it is the active clone that died, the next living clone clockwise does so instead',
    ],
    [
      'The dead clone shuffles all its cards into the bottom of the head.',
      'death',
      'shuffles all its cards together and puts them on the bottom of the head',
    ],
  ],
  'section 4, other': [
    ['Persona cards cannot change zones.', 'personas', 'Persona cards cannot change zones'],
    ['Persona cards cannot be chosen by effects.', 'personas', 'cannot be chosen by effects'],
    [
      'Activated persona effects work only on the owner’s turn, through an activate action.',
      'personas',
      'work only on its owner’s turn, through an activate action',
    ],
    [
      'The controller of a triggered effect must announce it, or it does not resolve.',
      'effects',
      'The controller of a triggered effect must announce it, or it does not resolve',
    ],
  ],
  'section 5': [
    ['All ticks must be spent in the main phase.', 'main-phase', 'While you have ticks you must go on'],
    ['Actions need their cost paid.', 'pay-costs', 'You cannot do the action without paying'],
  ],
  'section 9': [
    ['Six playable sets of usually 16 cards each.', 'set', 'usually 16 ideas'],
    ['Six playable sets.', 'sets', 'six of them to choose from'],
    ['Typically 8 attack, 4 reaction and 4 state.', 'set', 'eight attacks, four reactions and four states'],
    ['Plus the Promo set.', 'in-the-box', 'The promo set'],
    ['Four persona cards come in the core box.', 'in-the-box', '4 persona cards'],
    [
      '20 corpus and 20 cerebrium per clone in the basic mode.',
      'basic-mode',
      'In the basic mode each clone starts with 20 corpus, 20 cerebrium',
    ],
    ['A clone starts with 1 idea in thoughts.', 'basic-mode', '20 cerebrium and 1 idea'],
    ['2 ticks gained per start phase.', 'gain-ticks', 'you gain 2 ticks'],
    [
      'In a two-clone game the first turn gives 1 tick.',
      'gain-ticks',
      'On the very first turn of a two-clone game',
      'gains 1 tick',
    ],
    [
      'Most actions cost 1 tick, and some cost 2 or 0.',
      'three-kinds',
      'Most actions cost 1 tick, and some cost 2 or 0',
    ],
    ['Take costs 1 tick.', 'main-phase', 'a take costs 1 tick'],
    ['Headspace holds 4 cards.', 'setup', 'Deal four ideas face up in a row. This is headspace'],
    [
      'A refresh triggers at 1 or fewer ideas and deals 4.',
      'refreshing-headspace',
      'one or no idea',
      'Deal four new ideas',
    ],
    ['The head must be at least two shuffled sets.', 'set', 'Choose at least two'],
    [
      'The game ends if fewer than 4 ideas are in the head when headspace must be refreshed.',
      'refreshing-headspace',
      'If it holds fewer than four ideas, the game ends',
    ],
    [
      'Thought limit at end phase: 4 by default, adjustable by effects.',
      'end-phase',
      'It is 4 ideas, as changed by effects',
    ],
    [
      'A clone with more than the limit forgets down to it.',
      'end-phase',
      'If you have more ideas than that in your thoughts, forget down to it',
    ],
    ['Death at 0 or lower corpus or cerebrium.', 'dying', 'at 0 or lower corpus or cerebrium'],
    [
      'Print-and-play demo: 32 cards from the first two sets.',
      'in-the-box',
      'print-and-play demo is the first two sets: 32 cards',
    ],
    ['The demo has no persona cards or tokens.', 'in-the-box', 'with no persona cards and no tokens'],
  ],
};

describe.each(Object.entries(statements))('specification %s', (_, sentences) => {
  test.each(sentences)('%s (#%s)', (_sentence, anchor, ...words) => {
    const text = textAt(anchor);
    for (const phrase of words) expect(text).toContain(phrase);
  });
});
