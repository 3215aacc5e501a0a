/** Chapter 7, first half: what a card is made of, the three types and the two disciplines. */

import { cardVersion } from '#game/cards/card.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { AnatomyFigure } from './figures/Anatomy.tsx';

export function Ideas() {
  return (
    <>
      <Lead>An idea is something that none of you has acted on yet, so there are always plenty.</Lead>
      <p>
        A card in the <Term id="head" />, in <Term id="headspace" /> or in <Term id="thoughts" /> is called an{' '}
        <Term id="idea" />. In a <Term id="condition" /> it is a <Term id="state" />, in <Term id="memories" /> a{' '}
        <Term id="memory" />. On the stem it goes by its type.
      </p>
    </>
  );
}

export function Anatomy() {
  return (
    <>
      <AnatomyFigure />
      <ol>
        <li>
          <strong>Name.</strong> Every card has a name of its own. Only Paranoia is in the box twice.
        </li>
        <li>
          <strong>Discipline.</strong> A fist in a circle for <Term id="physical" />, a brain for mental.
        </li>
        <li>
          <strong>Type.</strong> Swords for an attack, a star over a crescent for a reaction, an aura for a state.
        </li>
        <li>
          <strong>Cost.</strong> The column of symbols on the left edge: see{' '}
          <RuleLink to="pay-costs">Pay costs</RuleLink>.
        </li>
        <li>
          <strong>Picture.</strong> It has no effect on the game.
        </li>
        <li>
          <strong>Type bar.</strong> Type and discipline in words.
        </li>
        <li>
          <strong>Value.</strong> The <RuleLink to="aside-resource-value">resource value</RuleLink>.
        </li>
        <li>
          <strong>Desire.</strong> What the card does.
        </li>
        <li>
          <strong>Fear.</strong> The dark box with the torn edge, if there is one.
        </li>
        <li>
          <strong>Flavour.</strong> The words in italics are not rules.
        </li>
        <li>
          <strong>Foot.</strong> Set, number, printed version ({cardVersion}) and year.
        </li>
      </ol>
      <Aside id="aside-resource-value">
        <p>
          Add up the numbers in a card’s <Term id="cost" />, and count <Term id="x">X</Term> as 0: that is its resource
          value. It never changes. It runs from 0 to 7, and the average is about 2.
        </p>
        <p>Nothing is ever paid with it.</p>
      </Aside>
    </>
  );
}

export function Attack() {
  return (
    <p>
      An <Term id="attack" /> is <Term id="play">played</Term> as an action. Its effect happens once, when it resolves.
      Then the card goes to its controller’s <Term id="memories" />. Only attack cards are attacks: an effect of a state
      or a persona is not one, even when it deals damage.
    </p>
  );
}

export function Reaction() {
  return (
    <>
      <Lead>A reaction is what you would have said anyway, only sooner.</Lead>
      <p>
        Clones <Term id="react" /> with reaction cards and with nothing else. To react is not an action: effects that
        speak of playing do not see it. “When you react” happens when the card is on the stem and paid for.
      </p>
      <p>
        A reaction card cannot be played as an action. When a reaction has resolved, the card goes to its controller’s{' '}
        <Term id="memories" />. See <RuleLink to="the-stem">The stem</RuleLink>.
      </p>
    </>
  );
}

export function State() {
  return (
    <>
      <Lead>A state is something you have become, and will stay until somebody stops you.</Lead>
      <p>
        A <Term id="state" /> is played as an action. When it resolves, it is added to your <Term id="condition" />.
        When it is <Term id="remove">removed</Term>, it goes to the <Term id="memories" /> of its controller. A state
        that cannot be added goes to the memories of the clone that played it.
      </p>
      <Aside id="aside-state-effects">
        <p>
          The plain text of a state works for as long as the state is in a condition. An <Sym of="{ACT}" /> effect works
          when its controller pays for it. A <Sym of="{TRG}" /> effect works when its event happens and its controller{' '}
          <Term id="announce">announces</Term> it.
        </p>
      </Aside>
      <p>
        A state that begins “Add this to another clone’s condition.” is a <Term id="curse" />. It goes to the clone
        chosen for it. From then on that clone controls it and is its “you”, and may pay with it. Whenever a state
        changes conditions, its “you” changes with it.
      </p>
      <Aside id="aside-adding-cards">
        <p>
          To <Term id="add" /> a card is to put it into a condition without playing it. Nothing is paid, and nobody can
          react to the card. Its new controller chooses its <Term id="side" />, as if playing it.
        </p>
        <p>
          A curse always goes to another clone’s condition, and the clone that adds it chooses both that clone and the
          side.
        </p>
      </Aside>
      <SaveYourBrain id="save-your-brain-whose-memories">
        <p>
          <strong>
            A used card goes to the memories of the clone that controlled it, whoever thought of it first.
          </strong>{' '}
          The collar that somebody put round your neck ends in your memories. Imago calls this inheritance, and would
          have taxed it.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function Disciplines() {
  return (
    <p>
      Every card is <Term id="physical" /> or mental. Its <Term id="discipline" /> does nothing by itself; other cards
      ask for it.
    </p>
  );
}
