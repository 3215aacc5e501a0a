/** What players ask, and the rule that answers it: chapters 1 to 6. */

import type { RuleQuestions } from '#game/glossary/passage.ts';

export const chapters1to6 = {
  introduction: [
    'how many players can play',
    'how long does a game take',
    'can five people play',
    'is there a solo mode',
    'what is this game about',
  ],
  'save-your-brain-reading': [
    'how much of the rules do I have to read',
    'which chapters do I need for a first game',
    'do we have to read the whole rulebook',
  ],
  overview: [
    'what do the words of this game mean',
    'where do my cards lie on the table',
    'what are corpus and cerebrium',
    'what do all players share',
  ],
  'how-to-win': [
    'how do I win',
    'when does the game end',
    'what is the goal of the game',
    'who wins if everybody dies at the same time',
    'who wins when the deck runs out',
    'what happens in a tie',
  ],
  dying: [
    'what happens when I die',
    'when am I dead',
    'what happens when my corpus reaches zero',
    'when do we check whether somebody has died',
    'can transient points save me from dying',
  ],
  set: [
    'how many sets do we need',
    'which sets are best for beginners',
    'how many cards are in a set',
    'how many sets for four players',
  ],
  'basic-mode': [
    'how many hit points do I start with',
    'how much corpus does everyone start with',
    'do we have to play with modules',
  ],
  'things-to-count-with': [
    'how do we keep track of hit points',
    'can we use dice instead of tokens',
    'is there a maximum of corpus',
    'can I heal above my starting health',
  ],
  setup: [
    'who goes first',
    'how do we set up the game',
    'how many cards do I start with',
    'which way round does play go',
    'how is the starting player decided',
  ],
  'aside-zones': [
    'where can a card be',
    'may I look through my discard pile',
    'can I count the deck',
    'which cards are hidden and which are public',
    'can I see how many cards another player holds',
  ],
  'a-card': [
    'what do the symbols on a card mean',
    'what does the fist mean',
    'what are the parts of a card in short',
    'what is the symbol with the swords',
  ],
  'your-turn': [
    'what do I do on my turn',
    'what are the phases of a turn',
    'in which order does my turn go',
    'when does my turn end',
  ],
  'your-actions': [
    'what can I do with my ticks',
    'how do I play a card',
    'how do I get new cards into my hand',
    'how do I use a card in front of me',
  ],
  'reactions-in-brief': [
    'can I react on my own turn',
    'who may react first',
    'when can I play a reaction card',
    'does a reaction cost a tick',
    'how many reaction cards may I play at once',
  ],
  'refreshing-headspace': [
    'when do we deal a new row',
    'what happens when headspace is empty',
    'how do I refill the market',
    'can I react to a refresh',
    'what if there are not enough cards left to refill headspace',
  ],
  'save-your-brain-third-idea': [
    'what happens to the last idea in headspace',
    'why should I not take the third idea',
    'how do I keep the fourth idea from another player',
  ],
  'fear-in-brief': [
    'when can I use the dark half of a card',
    'when may I turn a card upside down',
    'does the fear side cost more',
  ],
  'example-whole-turn': [
    'can you show me an example turn',
    'what does a turn look like step by step',
    'is there a sample turn for beginners',
  ],
  'example-punch-and-flinch': [
    'example of a reaction that softens an attack',
    'how does Same Flinch work against House Key Knuckles',
  ],
} satisfies RuleQuestions;
