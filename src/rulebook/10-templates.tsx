/** Reference: the fixed phrases of card texts, and what each of them means. */

import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { type Row, RuleTable } from '#ui/prose/RuleTable.tsx';
import { Term } from '#ui/prose/Term.tsx';

const phrases: readonly Row[] = [
  ['Deal 3 {C} damage to another clone.', 'Choose one clone that is not you. It [loses|lose] 3 [corpus].'],
  [
    'Deal 3 {C} damage to each other clone.',
    'Every living clone except you loses 3 corpus. Nobody is [chosen|choose].',
  ],
  ['Deal 6 {C} damage to each clone.', 'Every living clone loses 6 corpus, and so do you.'],
  [
    'Deal 3 {C} damage to the next clone and 1 {C} damage to the previous clone.',
    'Your living neighbours: the [next] clone sits clockwise, the previous one anticlockwise. Nobody is chosen.',
  ],
  [
    'Deal 2 {B} damage to another clone, plus 1 for each …',
    'Count first, add the result to the 2, and deal all of it as one amount.',
  ],
  ['… plus X / plus twice X / equal to 3 times X', 'Put the number that you chose for [X|x] in its place.'],
  [
    'If …, deal 6 {C} damage instead.',
    'Check when the effect resolves. The second amount takes the place of the first.',
  ],
  [
    'Your attacks deal 1 more damage. / Attacks deal 1 less {C} damage to you.',
    'Each amount is changed once. Without a symbol the change counts for both kinds.',
  ],
  ['Your next attack this turn deals 4 more damage.', 'The next attack that you [play], even if it is cancelled.'],
  [
    'You lose 3 {B}. / Each other clone loses 1 {B}.',
    'Not [damage]: nothing that watches for damage or changes it applies.',
  ],
  [
    'Gain 3 {B}. / Gain {T}. / Gain 2 {I}.',
    'The [list of resources|#list-of-resources] says how. A symbol alone means one.',
  ],
  ['Gain {S}.', '[Add|add] a state card from your thoughts to your condition without paying for it.'],
  ['It loses {T}.', 'It removes one [tick], or [owes|owe] one if it has none.'],
  ['That clone forgets an idea.', 'It [forgets|forget] one, and it decides which.'],
  [
    'Look at another clone’s thoughts and choose an idea there. That clone forgets it.',
    'You alone [see|reveal] its thoughts, you choose, and the idea goes to its memories.',
  ],
  ['Remember a card with resource value 2 or less.', '[Remember|remember] one card of your own memories that fits.'],
  ['Replace an idea in headspace.', 'You choose which. See [Moving cards|#moving-cards].'],
  [
    'Move an idea at random from another clone’s thoughts to yours.',
    'Pick it unseen. It has been [moved|move], not taken and not forgotten.',
  ],
  [
    'Choose a take. Put its idea into your thoughts.',
    'The idea moves at once when this resolves. The [take] then finds nothing.',
  ],
  [
    'Choose an attack card in another clone’s memories. Resolve its desire effect. You control it.',
    'The card stays where it is. Only the text of the [side] that is named is used, as an effect of its own, with X as 0, and you make its choices in step 3 as if you were playing it.',
  ],
  [
    'Move a state with resource value 3 or less from another clone’s condition to yours.',
    'The state keeps its side, and you are now its “you”.',
  ],
  ['Add this to another clone’s condition.', 'The card is a [curse]: it comes to lie with the clone that you choose.'],
  [
    'Remove a state. / Remove this state. / Remove each state.',
    '“A state” is any state in any condition; “each state” is all of them, your own included.',
  ],
  [
    'Other clones cannot choose other states in your condition.',
    'Your states are guarded, all but this one. “Each state” chooses nothing and is not stopped.',
  ],
  ['Gamble. / Gamble twice.', '[Gamble|gamble] that often. “The result” is a [resource value].'],
  ['Choose one: …; …; … / Choose two: …; …; …', 'Choose the modes in step 3. Two modes are two different ones.'],
  [
    'Each other clone chooses one: …; or …',
    'Each decides when the effect resolves, in turn order, and only for what it can do in full.',
  ],
  [
    'Cancel an attack. / Cancel a physical attack.',
    '[Cancel|cancel] one attack on the stem of the kind that is named.',
  ],
  ['Cancel an attack that has no fear side.', 'Look at the printed card, not at the side in use.'],
  [
    'Cancel an attack unless its controller pays 2 {B}.',
    'The controller decides when this resolves. What it pays is a payment, with all that goes with one.',
  ],
  [
    'Cancel an attack with resource value 3 or less. Put it into your thoughts.',
    'The cancelled card goes to your [thoughts] instead of its controller’s [memories].',
  ],
  [
    'Cancel an activated or triggered effect.',
    'Cancel one such item on the stem. Attacks, reactions and takes are not among them.',
  ],
  [
    'Choose a physical attack that chose you. You choose a new clone for it.',
    'See [Changing the stem|#changing-the-stem].',
  ],
  ['Your thought limit is 2 more.', 'Changes to the [thought limit] add up.'],
  ['{TRG} When your turn starts, …', 'A triggered effect. The event stands between “When” and the comma.'],
  ['{ACT} {T1}: …', 'An activated effect. What stands before the colon is its cost.'],
  ['Activate this only once each turn.', 'Counted for the card, whoever controls it.'],
  ['You may … If you do, …', 'Decide when the effect resolves. The second sentence depends on the first.'],
  ['You are afraid.', 'You are [afraid] as long as this text works, whatever your numbers say.'],
];

const choosingWords: readonly Row[] = [
  ['a clone', 'any living clone, you included'],
  ['another clone', 'one living clone that is not you'],
  ['that clone', 'the one that was chosen before'],
  ['each other clone, each clone', 'nobody is chosen'],
  ['the controller of an attack', 'the attack is chosen, the clone is not'],
  ['a state', 'any state in any condition'],
  ['a state in your condition', 'only one of your own'],
  ['other states', 'all but this card'],
  ['an attack, in a reaction', 'an attack card on the stem'],
  ['a take', 'a take on the stem'],
  ['this turn', 'until the end phase of this turn'],
];

export function Templates() {
  return (
    <>
      <Lead>Imago’s cards are written by a department that is paid by the sentence and issued with very few.</Lead>
      <p>
        On a side stand first the plain effects, then the triggered ones, then the activated ones. The sentences of an
        attack or a reaction happen in the order in which they stand. Amounts are printed as digits. A symbol without a
        digit before it stands for one. The symbols of a cost always stand in the same order: ticks, corpus, cerebrium,
        ideas, memories, states.
      </p>
      <RuleTable caption="Sentences" columns={['On the card', 'What it means']} rows={phrases} />
      <p>
        A card chooses a clone only with words that say so. One clone is chosen for each effect, unless the text says “a
        different clone”: see <RuleLink to="making-choices">Making choices</RuleLink>.
      </p>
      <RuleTable
        caption="Words that choose, and words that do not"
        columns={['Words', 'What they reach']}
        rows={choosingWords}
      />
      <p>
        To <Term id="reveal">look at</Term> cards or to reveal them does not move them. Look at your own{' '}
        <Term id="thoughts" /> and at all <Term id="memories" /> whenever you like.
      </p>
    </>
  );
}
