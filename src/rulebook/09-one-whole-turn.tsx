/** Chapter 9, the end: a turn as it is really taken. */

import { CardName } from '#ui/prose/CardName.tsx';
import { Example } from '#ui/prose/Example.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';

export function OneWholeTurn() {
  return (
    <>
      <Lead>Here is what a quiet morning looks like.</Lead>
      <Example
        id="example-whole-turn"
        situation={
          <>
            Two clones, A and B. It is A’s turn, though not the first of the game. A has 15 cerebrium, two ideas in its
            thoughts, and{' '}
            <CardName set={1} number={16}>
              Leased Inner Peace
            </CardName>{' '}
            in its condition, on the desire side: “<Sym of="{TRG}" /> When your turn starts, gain <Sym of="1 {B}" />
            .” Headspace holds four ideas.
          </>
        }
        lesson={
          <>
            B could have reacted three times: to the triggered effect, to the take and to the attack. How that goes is
            shown under <RuleLink to="worked-examples">Worked examples</RuleLink>.
          </>
        }
      >
        <li>
          Start phase. A gains 2 <Term id="tick">ticks</Term>.
        </li>
        <li>
          Leased Inner Peace is triggered. A <Term id="announce">announces</Term> it, and it is put on the{' '}
          <Term id="stem" />. A passes, and B passes. The effect resolves: A has 16 cerebrium.
        </li>
        <li>
          Main phase, first action: a <Term id="take" />. A points at an idea in headspace and pays <Sym of="{T1}" />. A
          passes, and B passes. The take resolves, and the idea goes to A’s thoughts. Headspace holds three ideas, so no
          refresh is due.
        </li>
        <li>
          Second action: A plays{' '}
          <CardName set={1} number={5}>
            Better Haircut
          </CardName>
          . The card goes from A’s thoughts to the stem. The card has no fear side, so there is no <Term id="side" /> to
          choose; A chooses B. It pays <Sym of="{T1}{B0}" />, which is its last tick and no cerebrium.
        </li>
        <li>
          A passes, and B passes. Better Haircut resolves and deals <Sym of="3 {B}" /> damage to B. B is still alive.
          The card goes to A’s memories.
        </li>
        <li>A has no ticks left, and no action that costs none. It moves to the end phase.</li>
        <li>
          End phase. Nothing is triggered. A has two ideas in its thoughts, which is within the limit. Nobody has any
          transient points. B’s turn begins.
        </li>
      </Example>
    </>
  );
}
