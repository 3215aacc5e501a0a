/** Chapter 8, the end: four stems, one item at a time. */

import { CardName } from '#ui/prose/CardName.tsx';
import { Example } from '#ui/prose/Example.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { PunchFigure, TheftFigure, ThreeDeepFigure } from './figures/examples.tsx';

export function WorkedExamples() {
  return (
    <>
      <Lead>In these examples the clones are called A, B and C, in clockwise order, to spare the families.</Lead>
      <p>In each of them it is A’s turn, so A is the active clone and is asked first whether it reacts.</p>
      <PunchAndFlinch />
      <Interrupting />
      <ThreeDeep />
      <TakeAndTheft />
    </>
  );
}

function PunchAndFlinch() {
  return (
    <Example
      id="example-punch-and-flinch"
      situation="Two clones. A attacks, and B would rather it did not hurt."
      figure={<PunchFigure />}
      lesson="The reaction came last and happened first. Each card went to its controller’s memories as soon as it had resolved."
    >
      <li>
        A plays{' '}
        <CardName set={1} number={2}>
          House Key Knuckles
        </CardName>
        , chooses B and pays <Sym of="{T1}{C1}" />. On the stem: House Key Knuckles.
      </li>
      <li>A passes.</li>
      <li>
        B reacts with{' '}
        <CardName set={1} number={9}>
          Same Flinch
        </CardName>
        , which costs <Sym of="{C0}" />. On the stem: House Key Knuckles, and Same Flinch on top of it.
      </li>
      <li>
        A passes, and B passes. All have passed in a row: the stem is <Term id="established" />.
      </li>
      <li>
        Same Flinch resolves. B gains <Sym of="3 {TC}" />. The card goes to B’s memories.
      </li>
      <li>
        House Key Knuckles resolves and deals <Sym of="5 {C}" /> damage to B, who loses 3 transient corpus and 2 corpus.
        The card goes to A’s memories.
      </li>
    </Example>
  );
}

function Interrupting() {
  return (
    <Example
      id="example-interrupting"
      situation="Two clones. When A has paid for its attack, it has 6 cerebrium left and is afraid."
      lesson="Read what a card may cancel. A reaction that cancels attacks or effects cannot touch another reaction."
    >
      <li>
        A plays{' '}
        <CardName set={1} number={6}>
          That Thing You Said
        </CardName>
        , chooses B and pays <Sym of="{T1}{B1}" />.
      </li>
      <li>
        A passes. B reacts with{' '}
        <CardName set={1} number={12}>
          Interrupt Yourself
        </CardName>
        , chooses the attack, to cancel it, and pays <Sym of="{B2}" />.
      </li>
      <li>
        A would like to answer with{' '}
        <CardName set={3} number={12}>
          Already Happened
        </CardName>
        . Its desire side cancels an activated or triggered effect, and a reaction is neither.
      </li>
      <li>
        A is afraid and may use the fear side: “Cancel an attack or an activated or triggered effect.” That does not
        name reactions either. The only attack on the stem is A’s own. A passes.
      </li>
      <li>B passes. The stem is established.</li>
      <li>
        Interrupt Yourself resolves. That Thing You Said comes off the stem and goes to A’s memories, Interrupt Yourself
        to B’s. The tick and the cerebrium that A paid stay paid.
      </li>
    </Example>
  );
}

function ThreeDeep() {
  return (
    <Example
      id="example-three-deep"
      situation="Three clones. A attacks B, B passes it on, and C has been expecting something of the kind."
      figure={<ThreeDeepFigure />}
      lesson="Nobody is hurt, although the damage has been dealt. It has cost A a tick and a card, B 1 corpus, an idea and a card, and C a card."
    >
      <li>
        A plays{' '}
        <CardName set={1} number={1}>
          Identical Haymaker
        </CardName>
        , chooses B and pays <Sym of="{T1}{C0}" />.
      </li>
      <li>
        A passes. B reacts with{' '}
        <CardName set={2} number={10}>
          Human Shield, Yours
        </CardName>
        , chooses the attack, names C as its new clone and pays <Sym of="{C1}{I1}" />: 1 corpus, and one idea forgotten.
      </li>
      <li>C reacts with Same Flinch.</li>
      <li>
        On the stem, from the bottom: Identical Haymaker, at B; Human Shield, Yours; Same Flinch. A passes, B passes and
        C passes: the stem is established.
      </li>
      <li>
        Same Flinch resolves. C gains <Sym of="3 {TC}" />.
      </li>
      <li>Human Shield, Yours resolves. Identical Haymaker is now at C.</li>
      <li>
        Identical Haymaker resolves and deals <Sym of="3 {C}" /> damage to C, who loses 3 transient corpus.
      </li>
    </Example>
  );
}

function TakeAndTheft() {
  return (
    <Example
      id="example-take-and-theft"
      situation={
        <>
          Two clones. Headspace holds two ideas, and the head is well filled. B has{' '}
          <CardName set={4} number={16}>
            Frontal Toll Booth
          </CardName>{' '}
          in its condition: “<Sym of="{TRG}" /> When another clone takes an idea, it loses <Sym of="1 {B}" />
          .”
        </>
      }
      figure={<TheftFigure />}
      lesson={
        <>
          Had B not reacted, the take would have resolved and A would have the idea. Headspace would be{' '}
          <RuleLink to="refreshing-headspace">refreshed</RuleLink>. Frontal Toll Booth would then make a new stem,
          clones might react to it, and A would lose 1 cerebrium.
        </>
      }
    >
      <li>
        A begins a take, indicates one of the two ideas and pays <Sym of="{T1}" />. The idea stays where it is. Nothing
        has been taken yet, so Frontal Toll Booth is not triggered.
      </li>
      <li>
        A passes. B reacts with{' '}
        <CardName set={4} number={11}>
          Strings Attached
        </CardName>
        , chooses the take and pays <Sym of="{B1}" />.
      </li>
      <li>A passes, and B passes. The stem is established.</li>
      <li>Strings Attached resolves. The idea goes to B’s thoughts, and headspace holds one idea.</li>
      <li>
        A <Term id="refresh" /> is due at once. The head holds at least four ideas, so the game goes on: the one idea is
        repressed, and four are dealt.
      </li>
      <li>
        The take resolves. Its idea is gone, so it does nothing. A has taken nothing, so Frontal Toll Booth is not
        triggered. A’s tick stays paid.
      </li>
    </Example>
  );
}
