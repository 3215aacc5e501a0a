/** Chapter 8, last part: three stems, one item at a time. The first of the four examples is in chapter 6. */

import { Example } from '#ui/prose/Example.tsx';
import { CardName, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { TheftFigure, ThreeDeepFigure } from './figures/examples.tsx';

export function WorkedExamples() {
  return (
    <>
      <p>
        A, B and C sit clockwise, and it is A’s turn: A is asked first whether it reacts. Example 1 is under{' '}
        <RuleLink to="one-whole-turn">One whole turn</RuleLink>.
      </p>
      <Interrupting />
      <ThreeDeep />
      <TakeAndTheft />
    </>
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
        A is afraid and may use the fear side, but that does not name reactions either. The only attack on the stem is
        A’s own. A passes.
      </li>
      <li>B passes. The stem is established.</li>
      <li>
        Interrupt Yourself resolves. That Thing You Said goes to A’s memories, Interrupt Yourself to B’s. What A paid
        stays paid.
      </li>
    </Example>
  );
}

function ThreeDeep() {
  return (
    <Example
      id="example-three-deep"
      situation="Three clones. A attacks B, B passes it on, and C reacts too."
      figure={<ThreeDeepFigure />}
      lesson="Nobody is hurt, although the damage has been dealt. It has cost A a tick and a card, B 3 corpus, two ideas and a card, and C a card."
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
        , chooses the attack, names C as its new clone and pays <Sym of="{C3}{I2}" />: 3 corpus, and two ideas
        forgotten.
      </li>
      <li>C reacts with Same Flinch.</li>
      <li>A passes, B passes and C passes: the stem is established.</li>
      <li>
        Same Flinch resolves. C gains <Sym of="3 {TC}" />.
      </li>
      <li>Human Shield, Yours resolves. Identical Haymaker is now aimed at C.</li>
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
        <span>
          Two clones. Headspace holds two ideas. B has{' '}
          <CardName set={4} number={16}>
            Frontal Toll Booth
          </CardName>{' '}
          in its condition: “<Sym of="{TRG}" /> When another clone takes an idea, it loses <Sym of="1 {B}" />
          .”
        </span>
      }
      figure={<TheftFigure />}
      lesson={
        <span>
          Had B not reacted, A would have the idea. Headspace would be{' '}
          <RuleLink to="refreshing-headspace">refreshed</RuleLink>. Frontal Toll Booth would then make a new stem, and A
          would lose 1 cerebrium.
        </span>
      }
    >
      <li>
        A begins a take, indicates one of the two ideas and pays <Sym of="{T1}" />. Nothing has been taken yet, so
        Frontal Toll Booth is not triggered.
      </li>
      <li>
        A passes. B reacts with{' '}
        <CardName set={4} number={11}>
          Strings Attached
        </CardName>
        , chooses the take and pays <Sym of="{B2}" />.
      </li>
      <li>A passes, and B passes. The stem is established.</li>
      <li>Strings Attached resolves. The idea goes to B’s thoughts, and headspace holds one idea.</li>
      <li>
        A <Term id="refresh" /> is due at once: the one idea is repressed, and four are dealt.
      </li>
      <li>The take resolves. Its idea is gone, so it does nothing, and Frontal Toll Booth is not triggered.</li>
    </Example>
  );
}
