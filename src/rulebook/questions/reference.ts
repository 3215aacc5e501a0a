/** What players ask, and the rule that answers it: chapter 10 without the glossary. */

import type { RuleQuestions } from '#game/glossary/passage.ts';

export const reference = {
  'easily-overlooked-rules': ['which rules do people forget', 'which mistakes are made most often'],
  'overlooked-6': [
    'does a refresh wait until the effect is over',
    'what if headspace runs out in the middle of an effect',
  ],
  'overlooked-7': [
    'does the last idea count towards the four when we refresh',
    'do I count the head before or after repressing the last idea',
  ],
  'overlooked-11': ['can I choose to lose normal points before transient ones', 'must transient points be used first'],
  'overlooked-14': [
    'can I pay until I am afraid and then use the fear side',
    'can paying for a card make its own fear side available',
  ],
  'overlooked-17': [
    'can an attack be redirected to the clone that played it',
    'can I redirect an attack back to the clone it had chosen',
  ],
  'overlooked-18': [
    'do the next clone and the previous clone count as chosen',
    'can I answer an attack that hits each other clone',
  ],
  'overlooked-20': ['can a persona be removed', 'can the effect of a persona be cancelled'],
  'overlooked-22': [
    'what if two reactions choose the same take',
    'which of two reactions to the same attack does nothing',
  ],
  'overlooked-25': [
    'can I get rid of Paranoia',
    'can I pay with Paranoia',
    'where does Paranoia go when it is removed',
  ],
  'overlooked-26': [
    'who is the next clone with two players',
    'are both halves of Revolving Door added up in a two-player game',
  ],
  'overlooked-29': ['what is X outside the stem', 'can I activate an effect with X as nothing'],
  'overlooked-30': [
    'are owed ticks taken from ticks that I gain during the turn',
    'what if I owe more ticks than I gain',
  ],
  'overlooked-31': [
    'does a card leave my memories when another card uses it',
    'what is X on a card that Ghostwriter uses',
  ],
  'overlooked-32': [
    'does an activated effect work when its state was paid with',
    'can I remove a state and still get its effect',
  ],
  'overlooked-36': ['does replacing cause a refresh', 'do we refresh after an idea was replaced'],
  'overlooked-37': [
    'was damage dealt if only transient points were lost',
    'can zero damage be raised by another effect',
  ],
  'overlooked-38': ['does a cost of zero trigger effects that watch for payment', 'is {C0} the same as paying {C}'],
  'overlooked-40': [
    'may I choose a different clone for the second half of a card',
    'is another clone the same one in both modes',
  ],
  death: [
    'what happens to the cards of a dead player',
    'what if a player dies and others are still alive',
    'who gets Paranoia',
    'what happens when two players die together',
    'what does Paranoia do',
    'is the game over when one of three players dies',
    'do dead players still play',
  ],
  'save-your-brain-dying-usefully': [
    'can I win by killing everybody including myself',
    'do I win if my own effect kills all of us',
  ],
  modules: [
    'are there variants',
    'can modules be combined',
    'which optional rules are there',
    'what if a module contradicts the rules',
    'can we make our own rules',
  ],
  'module-grudge-match': [
    'how do we play best of three',
    'who starts the second game of a match',
    'is there a match or tournament mode',
  ],
  'module-free-for-all': [
    'how do three or four players play',
    'can I attack only my neighbours',
    'what are the rules for multiplayer',
  ],
  'module-first-draft': [
    'can we choose from more starting cards',
    'is there a mulligan',
    'can we draft our first idea',
  ],
  'module-blind-spots': ['can some cards in the row lie face down', 'how do I take a hidden idea'],
  'module-no-way-out': [
    'is there a faster and nastier game',
    'how do we start with fifteen points',
    'how do we make the game more brutal',
  ],
  'module-full-of-yourself': ['can we play with a hand limit of six', 'can cards in hand count as points'],
  'module-short-tempers': [
    'can four people play with two sets',
    'can four people play the demo',
    'how do we play with only the demo cards',
  ],
  'module-two-heads': [
    'can we play in teams',
    'how does two against two work',
    'may teammates show each other their cards',
    'who wins a team game',
    'can we play 2v2',
  ],
  'module-personas': [
    'how are the characters dealt',
    'how many personas do I get to choose from',
    'how do we add characters to the game',
  ],
  sets: ['what are the sets like', 'which set suits me', 'can we use the promo cards', 'is there an expansion'],
  'in-the-box': [
    'what is in the box',
    'how many cards are in the game',
    'what do I need to print',
    'does the demo have tokens',
    'how many sheets of paper is the demo',
    'what do I need to play',
    'which sets are in the free demo',
    'how many copies of Paranoia are there',
  ],
  personas: [
    'how do personas work',
    'can a persona be chosen or moved',
    'can I use my persona on another player’s turn',
    'what is the faction of a persona for',
    'do personas cost anything',
    'does my persona change when I am afraid',
  ],
  'persona-wick': ['what does Ottoline Wick do', 'how much corpus does Wick start with'],
  'persona-twice': ['what does Barnaby Twice do', 'who starts with two ideas'],
  'persona-stillwell': ['what does Dr Stillwell do', 'does Stillwell lose twice if she forgets two ideas'],
  'persona-nine': ['what does Lot Nine do', 'whose attacks deal one more damage'],
  'who-is-who': [
    'who is the controller of a card',
    'who counts as you on a card',
    'who is the next clone when somebody has died',
    'who owns a card',
    'who decides for an effect',
    'who controls a triggered effect',
  ],
  templates: [
    'what do the phrases on cards mean',
    'how do I read the text of a card',
    'what does "that clone" mean',
    'what does "it loses a tick" mean',
    'what does "unless its controller pays" mean',
    'what does "each other clone" mean on a card',
    'what does "instead" mean on a card',
    'who is meant by you on a card',
  ],
  credits: ['who made this game', 'may I copy and share the cards', 'which fonts and icons are used'],
} satisfies RuleQuestions;
