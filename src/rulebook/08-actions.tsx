/** Chapter 8, first half: the three actions, their six steps, choices, costs and resources. The stem follows. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { Ladder } from './figures/Ladder.tsx';
import { SymbolChart } from './figures/SymbolChart.tsx';

const { leastLeftAfterPaying, takeTicks } = gameConstants;

export function Actions() {
  return (
    <>
      <Lead>Thinking of it is free; doing something about it is not.</Lead>
      <p>
        An <Term id="action" /> is done by the active clone, in its <RuleLink to="main-phase">main phase</RuleLink>,
        while the stem is empty. There are three kinds, and all of them go through the same six steps.
      </p>
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
          ['[Take]', `{T${takeTicks}}`, 'one idea in [headspace]', 'Put that idea into your [thoughts].'],
          [
            '[Play]',
            'the cost of the card',
            'an attack or a state in your thoughts',
            'An attack does what it says and goes to your [memories]. A state is added to your [condition].',
          ],
          [
            '[Activate]',
            'what stands before the colon',
            'an {ACT} effect of a state in your condition, or of your persona',
            'Do what stands after the colon.',
          ],
        ]}
      />
      <p>
        Most actions cost 1 tick, and some cost 2 or 0; 3 and X are rare. An action costs exactly the ticks that are
        printed: a cost without a tick symbol costs no tick.
      </p>
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
          <strong>Indicate the card.</strong> A card that you play leaves your <Term id="thoughts" /> and is put on the{' '}
          <Term id="stem" />. For a take or an activation mark the card with a token or a finger; the mark stands for it
          on the stem.
        </li>
        <li>
          <strong>Make choices</strong>: see <RuleLink to="making-choices">Making choices</RuleLink>.
        </li>
        <li>
          <strong>Pay costs</strong>, all at once: see <RuleLink to="pay-costs">Pay costs</RuleLink>.
        </li>
        <li>
          <strong>Trigger and react.</strong> Effects that were triggered by steps 2 to 4 are{' '}
          <RuleLink to="aside-adding-to-the-stem">added to the stem</RuleLink>. Then clones may{' '}
          <RuleLink to="the-stem">react</RuleLink>, until all of them pass.
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
      <Lead>Make up your mind, bearing in mind that it is not only yours.</Lead>
      <p>
        In step 3 <Term id="choose" /> everything that all clones can see: the <Term id="side" /> of the card,{' '}
        <Term id="x">X</Term>, modes (what stands after “Choose one” or “Choose two”), clones, states, items on the
        stem, and cards in <Term id="headspace" /> and in <Term id="memories" />.
      </p>
      <p>
        When the effect resolves choose the rest: ideas in <Term id="thoughts" />, what another clone has to choose,
        “you may” with everything that hangs on it, and whatever hangs on a card that is turned up on the way.
      </p>
      <ul>
        <li>“Choose two” means two different modes.</li>
        <li>
          “<Term id="another-clone">Another clone</Term>” is the same clone everywhere in one effect, in two chosen
          modes as well.
        </li>
        <li>
          “<Term id="each-other-clone">Each other clone</Term>”, “the next clone” and “the previous clone” choose
          nobody. What has not been chosen cannot be redirected, and “chose you” does not see it.
        </li>
        <li>
          If a part of the effect has nothing that it could choose, you may go on for the sake of the other parts.
        </li>
        <li>
          If no part would be left, or if the first sentence cancels or chooses something that is not there, the attempt
          ends: nothing is paid, and the card goes back to your thoughts.
        </li>
        <li>
          A clone that is offered something, with “chooses one”, “unless” or “you may”, can take only what it can do in
          full. With one idea in your thoughts you cannot “forget 2 ideas”.
        </li>
      </ul>
    </>
  );
}

export function PayCosts() {
  return (
    <>
      <Lead>Everything has its price, and two of the six coins are cut from the customer.</Lead>
      <p>
        In step 4 <Term id="pay" /> everything that is printed in the <Term id="cost" />, all at once. You cannot do the
        action without paying, and you cannot pay what you do not have.
      </p>
      <ul>
        <li>
          When you have paid with <Term id="corpus" />, you must have at least {leastLeftAfterPaying} corpus left, and
          the same goes for <Term id="cerebrium" />. Payment cannot kill you.
        </li>
        <li>
          Payment is neither <Term id="damage" /> nor an effect. It cannot be prevented, it is not made less by “less
          damage”, and nobody can react to it. Costs stay paid, whatever becomes of what they were paid for.
        </li>
        <li>Reactions never cost ticks.</li>
        <li>A state may be removed to pay for its own activation.</li>
        <li>
          An idea that is being played is already on the stem. It cannot be forgotten to pay for itself, and it no
          longer counts among the ideas in your <Term id="thoughts" />.
        </li>
      </ul>
      <XAsACost />
      <p>
        <strong>The zero rule.</strong> Every physical card has a corpus symbol in its cost, and every mental card a
        cerebrium symbol, even if the number in it is 0. The zero shows the currency that the idea is thought in. To pay{' '}
        <Sym of="{C0}" /> or <Sym of="{B0}" /> is not to pay <Sym of="{C}" /> or <Sym of="{B}" />, so effects that watch
        for payment do not see it. No other symbol is ever printed with a zero. A cost is never empty: what is free
        prints <Sym of="{C0}" /> or <Sym of="{B0}" /> alone.
      </p>
      <SaveYourBrain id="save-your-brain-zero">
        <p>
          <strong>
            To pay a printed zero is not to pay corpus or cerebrium, so nothing that waits for payment sees it.
          </strong>{' '}
          It is printed all the same, to show which half of you the idea was thought with. At Imago even what is free
          leaves a receipt.
        </p>
      </SaveYourBrain>
      <SaveYourBrain id="save-your-brain-paying">
        <p>
          <strong>Costs are paid before anyone can react, and they stay paid even if the card is cancelled.</strong> The
          others can stop what you bought; they cannot stop you from having bought it. Every shop that you have shouted
          in works the same way.
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
        must be paid. You may choose 0, except in the cost of an activated effect, where X is at least 1. A card may set
        a limit, such as “X is 4 or less.”
      </p>
      <p>Anywhere but on the stem, X is 0.</p>
    </Aside>
  );
}

export function ListOfCosts() {
  return (
    <>
      <p>With a number or an X in it, a symbol is a cost. This is how each is paid.</p>
      <CostTable />
    </>
  );
}

export function ListOfResources() {
  return (
    <>
      <p>
        Without a number in it, a symbol is a resource. This is what happens when you <Term id="gain" /> one.
      </p>
      <ResourceTable />
      <p>
        If the head is empty, to gain <Sym of="{I}" /> or <Sym of="{M}" /> does nothing. Transient corpus and transient
        cerebrium are never printed in a cost.
      </p>
      <SymbolChart />
      <SaveYourBrain id="save-your-brain-borrowed-toughness">
        <p>
          <strong>Transient points are used first, vanish at the end of every turn, and keep nobody alive.</strong> They
          are courage on loan from the next five minutes. Nor do they stop you from being afraid: the lender has seen
          your file.
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
        [
          'Cerebrium {B0} {B1} {B2} {B3} {B4} {BX}',
          `Lose that much cerebrium, transient cerebrium first. At least ${leastLeftAfterPaying} cerebrium must be left.`,
        ],
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
        [
          '[Transient] corpus {TC}',
          'Add 1 corpus that is lost or paid before any other and vanishes at the end of the turn.',
        ],
        ['Cerebrium {B}', 'Add 1 cerebrium.'],
        [
          'Transient cerebrium {TB}',
          'Add 1 cerebrium that is lost or paid before any other and vanishes at the end of the turn.',
        ],
        ['Idea {I}', 'Put the top idea of the [head] into your [thoughts].'],
        ['Memory {M}', 'Put the top idea of the head into your own [memories], without anybody thinking it.'],
        [
          'State {S}',
          '[Add|#aside-adding-cards] a state card from your own thoughts to your own [condition], without paying for it. If you have none there, nothing happens.',
        ],
      ]}
    />
  );
}
