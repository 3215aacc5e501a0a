/** Reference: the fixed phrases of card texts, and what each of them means. */

import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';
import { type Row, RuleTable } from '#ui/prose/RuleTable.tsx';

export const phrases: readonly Row[] = [
  ['… damage to another clone.', 'Choose one clone that is not you. It [loses|lose] that much.'],
  ['… damage to each other clone / to each clone.', 'All but you / all and you. Nobody is [chosen|choose].'],
  ['… to the [next] clone and … to the previous clone.', 'Your living neighbours. Nobody is chosen.'],
  ['…, plus 1 for each … / plus twice X / equal to 3 times X', 'Count first, then deal one amount.'],
  ['If …, deal 6 {C} damage instead.', 'Check on resolving. The second amount replaces the first.'],
  ['You lose 3 {B}. / Each other clone loses 1 {B}.', 'Not [damage].'],
  ['Gain {T}. / Gain 2 {I}.', 'See the [list of resources|#list-of-resources]. A symbol alone means one.'],
  ['It loses {T}.', 'It removes one [tick], or [owes|owe] one if it has none.'],
  ['That clone forgets an idea.', 'It decides which.'],
  ['… choose an idea there. That clone forgets it.', 'You alone [see|reveal] its thoughts, and you choose.'],
  ['Move an idea at random …', 'Pick it unseen. It is neither taken nor [forgotten|forget].'],
  ['Choose a take. Put its idea into your thoughts.', 'It moves when this resolves. The [take] finds nothing.'],
  [
    'Choose an attack card in another clone’s memories. Resolve its desire effect. You control it.',
    'The card stays there. Use the text of that [side], with [X|x] as 0; make its choices in step 3.',
  ],
  ['Move a state … to yours.', 'It keeps its side. You are now its “you”.'],
  ['Add this to another clone’s condition.', 'The card is a [curse].'],
  ['Remove a state. / Remove each state.', 'Any state in any condition / all of them, yours included.'],
  ['Other clones cannot choose other states in your condition.', '“Each state” chooses nothing and is not stopped.'],
  ['Gamble. / Gamble twice.', '[Gamble|gamble] that often. “The result” is a [resource value].'],
  [
    'Each other clone chooses one: …; or …',
    'Each decides on resolving, in turn order, and can take only what it can do in full.',
  ],
  ['Cancel an attack.', '[Cancel|cancel] one attack on the stem.'],
  ['… that has no fear side.', 'Look at the printed card.'],
  ['… unless its controller pays 2 {B}.', 'It decides when this resolves.'],
  ['… Put it into your thoughts.', 'The cancelled card goes there instead of to [memories].'],
  ['Cancel an activated or triggered effect.', 'Not an attack, a reaction or a take.'],
  ['You choose a new clone for it. / You control it …', 'See [Changing the stem|#changing-the-stem].'],
  ['Your thought limit is 2 more.', 'Changes to the [thought limit] add up.'],
  ['You may … If you do, …', 'Decide on resolving. The second sentence depends on the first.'],
  ['You are afraid.', 'You are [afraid] as long as this text works.'],
];

const choosingWords: readonly Row[] = [
  ['a clone', 'any living clone, you included'],
  ['another clone', 'one living clone that is not you'],
  ['that clone', 'the one that was chosen before'],
  ['a state', 'any state in any condition'],
  ['other states', 'all but this card'],
  ['an attack, a take', 'one on the stem'],
  ['this turn', 'until the end phase of this turn'],
];

export function Templates() {
  return (
    <>
      <Lead>Imago’s cards are written by a department that is paid by the sentence and issued with very few.</Lead>
      <p>
        A side has its plain effects first, then the triggered ones, then the activated ones. The sentences of an attack
        or a reaction happen in the order in which they are printed.
      </p>
      <RuleTable caption="Sentences" columns={['On the card', 'What it means']} rows={phrases} />
      <p>
        One clone is chosen for each effect, unless the text says “a different clone”: see{' '}
        <RuleLink to="making-choices">Making choices</RuleLink>.
      </p>
      <RuleTable
        caption="Words that choose, and words that do not"
        columns={['Words', 'What they reach']}
        rows={choosingWords}
      />
      <p>
        <Term id="reveal">Looking at</Term> cards, or revealing them, does not move them. Look at your own{' '}
        <Term id="thoughts" /> and at all <Term id="memories" /> whenever you like.
      </p>
    </>
  );
}
