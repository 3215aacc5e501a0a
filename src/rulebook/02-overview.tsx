/** Chapter 2: the game in one page, and what the clones call one another. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { OneHead } from './figures/OneHead.tsx';

const { afraidAt, deadAt, headspaceSize, refreshAt, startCerebrium, startCorpus, ticksPerTurn } = gameConstants;

export function Overview() {
  return (
    <>
      <Lead>There is one head, and there are too many of you.</Lead>
      <OneHead />
      <p>
        Everyone at the table is a <Term id="clone" />. Clone is this game’s word for a player, and from here on the
        only one.
      </p>
      <p>
        All clones share one <Term id="head" />, a face-down pile of <Term id="idea">ideas</Term>, and one{' '}
        <Term id="headspace" />, a row of {inWords(headspaceSize)} ideas that lie face up. The ideas that you take from
        headspace become your <Term id="thoughts" />, which nobody else sees. When only {inWords(refreshAt)} is left in
        headspace, {inWords(headspaceSize)} new ones are dealt from the head. With the ideas in your thoughts you can do
        three things:
      </p>
      <ul>
        <li>
          play an <Term id="attack" />, which does something once, as a rule to another clone;
        </li>
        <li>
          play a <Term id="state" />, which stays with you, in your <Term id="condition" />, and goes on working;
        </li>
        <li>
          use a reaction to <Term id="react" /> to what somebody is doing, yourself included.
        </li>
      </ul>
      <p>
        Cards that have been used or dropped go to their clone’s own <Term id="memories" />. What is{' '}
        <Term id="repress">repressed</Term> goes back under the head, where it is everybody’s again.
      </p>
      <p>
        You keep two numbers. <Term id="corpus">Corpus</Term> is how much body you have left, and{' '}
        <Term id="cerebrium" /> is how much mind. As a rule you start with {startCorpus} corpus and {startCerebrium}{' '}
        cerebrium. At {deadAt} or lower of either one you <Term id="die" />. At {afraidAt} or less of either one you are{' '}
        <Term id="afraid" />, and may use the darker half of your cards: what they do for <Term id="fear" /> instead of{' '}
        <Term id="desire" />.
      </p>
      <p>
        On your turn you gain {inWords(ticksPerTurn)} <Term id="tick">ticks</Term> and must spend them. Most{' '}
        <Term id="action">actions</Term> cost one: you take an idea, play one, or <Term id="activate" /> a state that
        you already have. The whole <Term id="cost" /> of a card is printed down its left edge, and may ask for corpus,
        cerebrium and other things as well. Whatever you do waits on the <Term id="stem" /> for a moment, so that the
        others can react to it. Then it happens, and the last thing to arrive happens first.
      </p>
      <p>
        The last clone alive wins. If the head runs out of ideas first, the clone in the best repair does. The exact
        words stand under <RuleLink to="how-to-win">How to win</RuleLink>.
      </p>
    </>
  );
}

export function WhoIsWho() {
  return (
    <>
      <Lead>Since everybody at the table answers to the same name, a few words have to tell you apart.</Lead>
      <dl>
        <dt>You</dt>
        <dd>On a card, “you” is the clone that controls the card or the effect.</dd>
        <dt>The active clone</dt>
        <dd>
          The <Term id="active-clone" /> is the clone whose turn it is. If the active clone has died, the next living
          clone clockwise stands in for it wherever an order begins with the active clone, until that turn is over.
        </dd>
        <dt>The next clone and the previous clone</dt>
        <dd>
          The <Term id="next">next clone</Term> is your living neighbour clockwise, the previous clone your living
          neighbour anticlockwise. In a two-clone game both are the other clone.
        </dd>
        <dt>The controller</dt>
        <dd>
          <p>
            Whoever <Term id="control">controls</Term> something makes its choices and is its “you”:
          </p>
          <ul>
            <li>a card on the stem is controlled by the clone that played it or reacted with it;</li>
            <li>a take is controlled by the clone that took;</li>
            <li>
              a state is controlled by the clone in whose <Term id="condition" /> it is;
            </li>
            <li>
              an activated or triggered effect is controlled by the clone that controlled its source, a state or a
              persona, at the moment at which it was activated or triggered, unless an effect says otherwise.
            </li>
          </ul>
        </dd>
      </dl>
      <p>
        Cards have no lasting owner. A card that is used up goes to the <Term id="memories" /> of the clone that
        controlled it, and a card that is forgotten to the memories of the clone that held it in its{' '}
        <Term id="thoughts" />.
      </p>
    </>
  );
}
