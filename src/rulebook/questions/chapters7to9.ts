/** What players ask, and the rule that answers it: chapters 7 to 9. */

import type { RuleQuestions } from '#game/glossary/passage.ts';

export const chapters7to9 = {
  ideas: [
    'why is a card called an idea',
    'when is a card an idea and when is it a memory',
    'what are cards called in different places',
  ],
  'anatomy-of-an-idea': [
    'where is the cost printed on a card',
    'does the picture matter',
    'is the flavour text a rule',
    'what is at the bottom of a card',
    'how do I tell the type of a card',
  ],
  'aside-resource-value': [
    'how is the value of a card worked out',
    'what is the number in the circle for',
    'is X counted in the resource value',
    'can the value of a card change',
  ],
  attack: [
    'where does an attack go after I played it',
    'does an attack stay on the table',
    'is an effect of a state an attack',
    'what counts as an attack',
  ],
  reaction: [
    'can I play a reaction as an action',
    'is reacting the same as playing',
    'where does a reaction card go afterwards',
    'can I react with a state',
    'when does "when you react" happen',
  ],
  state: [
    'where do I put a state',
    'how long does a state stay',
    'what happens to a state that is removed',
    'who controls a curse',
    'where does a used state of another player end up',
  ],
  'aside-state-effects': [
    'does the text of a state work all the time',
    'when do the effects of a state work',
  ],
  'aside-adding-cards': [
    'do I pay for a state that is added',
    'can anybody react when a state is added',
    'which side does an added state get',
  ],
  'save-your-brain-whose-memories': [
    'whose discard pile does a used card go to',
    'do I get my card back after it was used',
    'who keeps a card that was moved to another player',
  ],
  disciplines: [
    'what does a discipline do',
    'what is the difference between physical and mental cards',
  ],
  'desire-and-fear': [
    'when do I choose the side of a card',
    'can I use the fear side when I am not afraid',
    'does every card have a fear side',
    'when exactly do I become afraid',
    'is fear checked before or after paying',
  ],
  'save-your-brain-am-i-afraid': [
    'am I afraid',
    'do transient points stop me from being afraid',
    'do I need both numbers low to be afraid',
    'at how many points am I afraid',
  ],
  'save-your-brain-which-way-up': [
    'does my state turn back when I am calm again',
    'does a state change sides',
    'can I flip a state later',
  ],
  effects: [
    'what kinds of effects are there',
    'how often can I activate a state in one turn',
    'what if I forget to announce a trigger',
    'does a trigger happen once for each card',
    'when does a triggered effect choose',
    'who counts "only once each turn"',
  ],
  damage: [
    'how is damage dealt',
    'is losing corpus the same as taking damage',
    'how do I add up more and less damage',
    'can damage be reduced below zero',
    'what does "your next attack this turn" mean',
    'does paying corpus count as damage',
  ],
  'moving-cards': [
    'how do cards move from one place to another',
    'what is the difference between forget and repress',
    'who chooses the card that I have to forget',
    'what happens if I gamble with an empty deck',
    'does replacing an idea refresh headspace',
  ],
  'aside-setting-cards-aside': [
    'where does a card go that was set aside',
    'can anything choose a card that is set aside',
  ],
  'save-your-brain-empty-head': [
    'why does the deck run out',
    'how do cards get back into the deck',
    'is the discard pile ever reshuffled',
    'do we shuffle the memories when the head is empty',
  ],
  actions: [
    'when can I do an action',
    'can I do something on another player’s turn',
    'can I act while cards are on the stem',
  ],
  'golden-rules': [
    'what if a card contradicts the rules',
    'does cannot beat can',
    'what if only part of an effect is possible',
    'who decides first when several players choose at once',
  ],
  'three-kinds': [
    'which kinds of action are there',
    'how many ticks does an action cost',
    'what is the difference between take, play and activate',
    'how much does it cost to take a card',
  ],
  'six-steps': [
    'what are the steps of an action',
    'in which order do I choose and pay',
    'when do I pay, before or after choosing',
  ],
  'making-choices': [
    'when do I choose a target',
    'what has to be chosen when I play a card',
    'what if there is nothing to choose',
    'can I play a card that has no target',
    'can I choose the same thing twice',
    'is "each other clone" a choice',
  ],
  'pay-costs': [
    'how do I pay for a card',
    'can I pay my last point of corpus',
    'can I kill myself by paying',
    'can I pay with the card that I am playing',
    'can I remove a state to pay for itself',
  ],
  'aside-x-as-a-cost': [
    'how do I choose X',
    'can X be zero',
    'how do I pay X',
  ],
  'save-your-brain-zero': [
    'why is there a zero in the cost',
    'is paying zero corpus a payment',
  ],
  'save-your-brain-paying': [
    'can I react to somebody paying',
    'do I get my payment back when my card is cancelled',
    'are costs refunded',
  ],
  'list-of-costs': [
    'what do I have to do to pay each symbol',
    'what does a symbol with a number mean',
    'how do I pay with ideas',
    'how do I pay with memories',
    'how do I pay with states',
  ],
  'list-of-resources': [
    'what do I get for each symbol',
    'what does a symbol without a number mean',
    'how do I draw a card',
    'how do I gain a state without paying',
    'what happens when I gain an idea and the deck is empty',
  ],
  'save-your-brain-borrowed-toughness': [
    'how long do transient points last',
    'are transient points used first',
    'does temporary health keep me alive',
  ],
  'the-stem': [
    'in what order do cards resolve',
    'can I react to a reaction',
    'how does a chain of reactions work',
    'can I react again after I have passed',
    'when can nobody react any more',
    'does an effect still happen when its state is gone',
    'when has a card been taken',
  ],
  'aside-adding-to-the-stem': [
    'which trigger goes first',
    'who puts triggered effects on the stack first',
    'what if several triggers happen at once',
  ],
  'save-your-brain-last-in-first-out': [
    'does the last card happen first',
    'what does last in, first out mean',
  ],
  'changing-the-stem': [
    'how do I cancel a card',
    'how do I redirect an attack',
    'where does a cancelled card go',
    'what happens when I take over an effect',
    'what if two players cancel the same attack',
  ],
  'save-your-brain-redirecting': [
    'can I send an attack back to the attacker',
    'who can be chosen when an attack is redirected',
  ],
  'example-interrupting': [
    'can a reaction cancel a reaction',
    'example of a cancelled attack',
  ],
  'example-three-deep': [
    'example of an attack that is passed on to a third player',
    'what happens to the damage when an attack is handed on',
  ],
  'example-take-and-theft': [
    'can somebody steal the idea that I take',
    'example of a stolen take and a refresh',
  ],
  'on-your-turn': [
    'what happens when I die on my own turn',
    'in which order do the three phases come',
  ],
  'start-phase': [
    'what happens at the start of my turn',
    'when do "when your turn starts" effects happen',
    'can I do actions in the start phase',
  ],
  'save-your-brain-announcing': [
    'do I have to mention my own bad triggers',
    'may I keep quiet about a trigger',
  ],
  'gain-ticks': [
    'how many ticks do I get each turn',
    'do ticks carry over to my next turn',
    'what if I lose a tick that I do not have',
    'do I keep ticks gained on another player’s turn',
  ],
  'save-your-brain-short-first-turn': [
    'why does the first player get only one tick',
    'does the starting player have fewer ticks on the first turn',
  ],
  'save-your-brain-owing-ticks': [
    'what happens with ticks that I owe',
    'can my ticks be negative',
  ],
  'main-phase': [
    'can I stop before I have used all my ticks',
    'how many actions may I do in a turn',
    'can I still act with no ticks left',
    'can I pass my turn',
  ],
  'save-your-brain-spend-it-all': [
    'can I save ticks',
    'do I have to use all my ticks',
    'can I keep a tick for later',
  ],
  'end-phase': [
    'what happens at the end of my turn',
    'when do I have to discard',
    'when is the hand limit checked',
    'what if I have too many cards',
    'when do "this turn" effects end',
  ],
  'save-your-brain-four-thoughts': [
    'can I hold more than four cards during my turn',
    'do I have to discard on another player’s turn',
  ],
} satisfies RuleQuestions;
