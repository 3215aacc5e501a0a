/** Chapter 8, second half: the stem, and what can be done to it. */

import { Aside } from '#ui/prose/Aside.tsx';
import { CardName, Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { StemInSkull } from './figures/StemInSkull.tsx';

export function TheStem() {
  return (
    <>
      <Lead>At the bottom of every mind is the place where reflexes arrive last and happen first.</Lead>
      <StemInSkull />
      <p>
        The <Term id="stem" /> is a pile of <Term id="item">items</Term>. An item is a take, an attack, a state that is
        being played, a reaction, an activated effect or a triggered effect.
      </p>
      <ol>
        <li>
          <strong>A stem starts</strong> when an action has been paid for, or effects are triggered.
        </li>
        <li>
          <strong>Clones may react, in rounds.</strong> From the <Term id="active-clone" /> clockwise, each clone reacts
          with one reaction card or passes.
        </li>
        <li>
          <strong>To react</strong>, put the card from your <Term id="thoughts" /> on top of the stem, make its choices
          and pay its cost. Effects that are triggered by this go on top of it at once.
        </li>
        <li>
          <strong>The rounds repeat until all clones pass in a row.</strong> The stem is then <Term id="established" />:
          nobody can react any more.
        </li>
        <li>
          <strong>The stem resolves</strong> from the top, each item completely before the next. After each item check
          for <RuleLink to="dying">deaths</RuleLink>. A <RuleLink to="refreshing-headspace">refresh</RuleLink>{' '}
          interrupts whenever it is due.
        </li>
        <li>
          <strong>Effects that are triggered while the stem resolves</strong> wait beside it. When it is empty they make
          a new stem.
        </li>
      </ol>
      <AddingToTheStem />
      <p>A new action begins only when the stem is empty.</p>
      <ul>
        <li>You can react to any item: to your own, to reactions, to takes and to triggered effects.</li>
        <li>
          A reaction may be used for a part of its effect:{' '}
          <CardName set={4} number={9}>
            My Hand Slipped
          </CardName>
          , for instance, for its <Term id="transient" /> corpus alone.
        </li>
        <li>
          The idea of a take stays in <Term id="headspace" /> until the take resolves. Only then has it been taken.
        </li>
        <li>
          An activated or triggered effect on the stem no longer depends on its source. It resolves even if its state is
          gone, or if the clone of its persona has become afraid, or calm.
        </li>
        <li>
          When an item resolves, any part of it that has become impossible is skipped. If everything that it chose has
          gone or can no longer be chosen, it does nothing.
        </li>
      </ul>
      <SaveYourBrain id="save-your-brain-last-in-first-out">
        <p>
          <strong>Whatever was put on the stem last resolves first, and completely, before the item below it.</strong>{' '}
          It is how you apologise: beginning with the latest offence and working down, until nobody recalls what the
          first one was about.
        </p>
      </SaveYourBrain>
    </>
  );
}

function AddingToTheStem() {
  return (
    <Aside id="aside-adding-to-the-stem">
      <p>
        When several triggered effects are added together, the active clone adds its own first, and then the others
        clockwise, each its own in any order it likes. Added first, resolved last.
      </p>
    </Aside>
  );
}

export function ChangingTheStem() {
  return (
    <>
      <Lead>Nothing is final until it has happened, and some of you take that as an invitation.</Lead>
      <dl>
        <dt>Cancelling</dt>
        <dd>
          To <Term id="cancel" /> an item, take it off the stem without effect. If it is a card, it goes to its
          controller’s <Term id="memories" />. Its costs stay paid.
        </dd>
        <dt>Redirecting</dt>
        <dd>
          “You choose a new clone for it” <Term id="redirect">redirects</Term> an attack. The new clone is named when
          the reaction makes its choices, and takes the place of the old one when the reaction resolves. It may be any
          clone but the old one, the attacker included, and is chosen as soon as it is named. If the attack had to move
          a state from the old clone’s <Term id="condition" />, choose one in the new clone’s; if there is none, skip
          that part. Any other state that the attack has chosen stays chosen, whoever’s it is. If the new clone dies
          before the attack resolves, the attack has nobody to affect.
        </dd>
        <dt>Taking over</dt>
        <dd>
          “You control it and make new choices for it” lets you <Term id="take-over" /> an effect. When the reaction
          resolves, make all its choices except X anew; a clone that you choose is chosen like any other. “You” is now
          you. “This state” is still the card that the effect came from.
        </dd>
      </dl>
      <p>If two reactions choose the same take, or cancel the same attack, the earlier one then does nothing.</p>
      <SaveYourBrain id="save-your-brain-redirecting">
        <p>
          <strong>
            A redirected attack may go to any clone but the one it had chosen, even to the clone that played it.
          </strong>{' '}
          “Another clone” on the card was the attacker’s wish. Sign for the parcel, write “not known here”, and send it
          back.
        </p>
      </SaveYourBrain>
    </>
  );
}
