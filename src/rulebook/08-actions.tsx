/** Chapter 8, first half: the golden rules, the three actions, their six steps, choices, costs and resources. The stem follows. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Ladder } from './figures/Ladder.tsx';
import { SymbolChart } from './figures/SymbolChart.tsx';

const { leastLeftAfterPaying, takeTicks } = gameConstants;

export function Actions() {
  return (
    <>
      <Lead>Thinking of it is free; doing something about it is not.</Lead>
      <p>
        An <Term id="action" /> is done by the active clone, in its <RuleLink to="main-phase">main phase</RuleLink>,
        while the stem is empty.
      </p>
    </>
  );
}

export function GoldenRules() {
  return (
    <>
      <Lead>Four rules outrank all the others, and will be quoted at you.</Lead>
      <ol>
        <li>Where a card contradicts this book, the card is right.</li>
        <li>“Cannot” beats “can”.</li>
        <li>
          Do as much of an effect as is possible, and skip the rest. Of what you are offered, take only what you can do
          in full.
        </li>
        <li>
          When several clones decide or do something at the same moment, the active clone does so first, and then the
          others clockwise.
        </li>
      </ol>
    </>
  );
}

export function ThreeKinds() {
  return (
    <>
      <RuleTable
        caption="The three kinds of action"
        columns={['Action', 'Cost', 'You indicate', 'When it resolves']}
        rows={[
          ['[Take]', `{T${takeTicks}}`, 'one idea in [headspace]', 'Put it into your [thoughts].'],
          [
            '[Play]',
            'the cost of the card',
            'an attack or a state in your thoughts',
            'Attack: do its effect, then put it into your [memories]. State: add it to your [condition].',
          ],
          [
            '[Activate]',
            'the cost before the colon',
            'an {ACT} effect of your state or persona',
            'Do the effect after the colon.',
          ],
        ]}
      />
      <p>Most actions cost 1 tick, and some cost 2 or 0. A cost without a tick symbol costs no tick.</p>
    </>
  );
}

export function SixSteps() {
  return (
    <>
      <Lead>Imago has broken acting on impulse down into six steps.</Lead>
      <Ladder />
      <ol>
        <li>
          <strong>Select the type</strong> of action: take, play or activate.
        </li>
        <li>
          <strong>Indicate the card.</strong> A card that you play goes from your <Term id="thoughts" /> to the{' '}
          <Term id="stem" />. For a take or an activation, point at the card.
        </li>
        <li>
          <RuleLink to="making-choices">Make choices</RuleLink>.
        </li>
        <li>
          <RuleLink to="pay-costs">Pay costs</RuleLink>, all at once.
        </li>
        <li>
          <strong>Trigger and react.</strong> Effects that were triggered by steps 2 to 4 are{' '}
          <RuleLink to="aside-adding-to-the-stem">added to the stem</RuleLink>. Then clones may{' '}
          <RuleLink to="the-stem">react</RuleLink>.
        </li>
        <li>
          <strong>Resolve effects</strong> in reverse order: last in, first out.
        </li>
      </ol>
    </>
  );
}

export function MakingChoices() {
  return (
    <>
      <p>
        In step 3 <Term id="choose" /> what lies in plain view: the <Term id="side" /> of the card,{' '}
        <Term id="x">X</Term>, modes, clones, states, items on the stem, and cards in <Term id="headspace" /> and in{' '}
        <Term id="memories" />. When the effect resolves, choose the rest: ideas in <Term id="thoughts" />, what another
        clone has to choose, “you may” with all that depends on it, and what depends on a card that is turned up on the
        way.
      </p>
      <ul>
        <li>“Choose two” means two different ones.</li>
        <li>
          “<Term id="another-clone">Another clone</Term>” is the same clone everywhere in one effect.
        </li>
        <li>
          “<Term id="each-other-clone">Each other clone</Term>”, “the next clone” and “the previous clone” choose
          nobody.
        </li>
        <li>
          “The controller of an attack”: choose any attack on the stem. You need not choose an attack of your own. If
          there is no other, skip that part.
        </li>
        <li>
          A clone that is offered something, with “chooses one”, “unless” or “you may”, can take only what it can do in
          full. With one idea in your thoughts you cannot “forget 2 ideas”.
        </li>
      </ul>
      <p>
        <strong>Nothing to choose.</strong> If the first sentence of an attack or reaction contains the word “cancel” or
        “choose” and there is nothing that fits, the attempt ends: nothing is paid, and the card goes back to your
        thoughts. “Move”, “remember” and “remove” are parts like any other: a part with nothing to do is skipped, as
        long as one part is left. This is judged in step 3, for reactions too.
      </p>
    </>
  );
}

export function PayCosts() {
  return (
    <>
      <Lead>Everything has its price, and two of the six coins are cut from the customer.</Lead>
      <p>
        In step 4 <Term id="pay" /> everything that is printed in the <Term id="cost" />. You cannot do the action
        without paying, and you cannot pay what you do not have.
      </p>
      <ul>
        <li>
          You must have at least {leastLeftAfterPaying} <Term id="corpus" /> and {leastLeftAfterPaying}{' '}
          <Term id="cerebrium" /> left.
        </li>
        <li>
          Payment is neither <Term id="damage" /> nor an effect. It cannot be reduced, and nobody can react to it. Costs
          stay paid.
        </li>

        <li>A state may be removed to pay for its own activation.</li>
        <li>
          An idea that is being played is on the stem. It cannot be forgotten to pay for itself, and it no longer counts
          among the ideas in your <Term id="thoughts" />.
        </li>
      </ul>
      <XAsACost />
      <p>
        <strong>The zero rule.</strong> Every physical card has a corpus symbol in its cost, and every mental card a
        cerebrium symbol, even if the number in it is 0. To pay <Sym of="{C0}" /> or <Sym of="{B0}" /> is not to pay{' '}
        <Sym of="{C}" /> or <Sym of="{B}" />, so effects that watch for payment do not see it.
      </p>
      <SaveYourBrain id="save-your-brain-zero">
        <p>
          <strong>To pay a printed zero is not to pay corpus or cerebrium.</strong> It is printed all the same, to show
          which half of you the idea was thought with. At Imago even what is free leaves a receipt.
        </p>
      </SaveYourBrain>
      <SaveYourBrain id="save-your-brain-paying">
        <p>
          <strong>Costs are paid before anyone can react, and they stay paid even if the card is cancelled.</strong> The
          others can stop what you bought; they cannot stop you from having bought it.
        </p>
      </SaveYourBrain>
    </>
  );
}

function XAsACost() {
  return (
    <Aside id="aside-x-as-a-cost">
      <p>
        You choose <Term id="x">X</Term>, once, when you make choices. Every X on the card is that number, and all of it
        must be paid. You may choose 0, except in the cost of an activated effect, where X is at least 1. Anywhere but
        on the stem, X is 0.
      </p>
    </Aside>
  );
}

export function ListOfCosts() {
  return (
    <>
      <p>With a number or an X in it, a symbol is a cost.</p>
      <CostTable />
    </>
  );
}

export function ListOfResources() {
  return (
    <>
      <p>
        Without a number in it, a symbol is a resource to <Term id="gain" />.
      </p>
      <ResourceTable />
      <p>
        If the head is empty, to gain <Sym of="{I}" /> or <Sym of="{M}" /> does nothing.
      </p>
      <SymbolChart />
      <SaveYourBrain id="save-your-brain-borrowed-toughness">
        <p>
          <strong>Transient points are used first, vanish at the end of every turn, and keep nobody alive.</strong> They
          are courage on loan. Nor do they stop you from being afraid: the lender has seen your file.
        </p>
      </SaveYourBrain>
    </>
  );
}

/** How each cost is paid. */
export function CostTable() {
  return (
    <RuleTable
      caption="What each cost symbol takes"
      columns={['Symbols', 'To pay it']}
      rows={[
        ['Ticks {T1} {T2} {T3} {TX}', 'Remove that many of your [ticks|tick].'],
        [
          'Corpus {C0} {C1} {C2} {C3} {C4} {CX}',
          `Lose that much corpus, [transient] corpus first. At least ${leastLeftAfterPaying} corpus must be left.`,
        ],
        ['Cerebrium {B0} {B1} {B2} {B3} {B4} {BX}', `The same with cerebrium.`],
        ['Ideas {I1} {I2} {I3} {IX}', '[Forget] that many other ideas from your [thoughts]. You choose which.'],
        [
          'Memories {M1} {M2} {M3} {M4} {M5} {M6} {MX}',
          '[Repress] that many cards of your own [memories], in any order.',
        ],
        ['States {S1} {S2} {S3} {SX}', '[Remove] that many states from your own [condition], to your own memories.'],
      ]}
    />
  );
}

/** How each resource is gained. */
export function ResourceTable() {
  return (
    <RuleTable
      caption="What each resource symbol gives"
      columns={['Symbol', 'To gain it']}
      rows={[
        ['Tick {T}', 'Add 1 tick.'],
        ['Corpus {C}', 'Add 1 corpus.'],
        ['[Transient] corpus {TC}', 'Add 1 corpus that is used first and vanishes at the end of the turn.'],
        ['Cerebrium {B}', 'Add 1 cerebrium.'],
        ['Transient cerebrium {TB}', 'Add 1 cerebrium that is used first and vanishes at the end of the turn.'],
        ['Idea {I}', 'Put the top idea of the [head] into your [thoughts].'],
        ['Memory {M}', 'Put the top idea of the head into your own [memories].'],
        [
          'State {S}',
          '[Add|#aside-adding-cards] a state card from your own thoughts to your own [condition], without paying for it. If you have none there, nothing happens.',
        ],
      ]}
    />
  );
}
