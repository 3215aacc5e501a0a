/** Chapter 6, last part: a whole turn, with its stem one item at a time. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Example } from '#ui/prose/Example.tsx';
import { CardName, Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { PunchFigure } from './figures/examples.tsx';

export function OneWholeTurn() {
  return (
    <>
      <Lead>Here is what a quiet morning looks like.</Lead>
      <Example
        id="example-whole-turn"
        situation={
          <span>
            Two clones, and it is your turn. <Term id="headspace">Headspace</Term> shows three ideas.
          </span>
        }
        lesson={
          <span>
            You have no ticks, so your turn ends. You have {inWords(gameConstants.thoughtLimit)} ideas or fewer in your{' '}
            <Term id="thoughts" />: keep them.
          </span>
        }
      >
        <li>You gain two ticks.</li>
        <li>
          You spend one tick to take{' '}
          <CardName set={1} number={2}>
            House Key Knuckles
          </CardName>
          . Nobody reacts. Two ideas are left, so headspace is not refreshed.
        </li>
        <li>
          You spend the other tick and 1 corpus to play it. You put it on the stem and choose the other clone. You pass.
        </li>
        <li>
          The other clone puts{' '}
          <CardName set={1} number={9}>
            Same Flinch
          </CardName>{' '}
          on top. It costs nothing. You pass, and the other clone passes.
        </li>
        <li>
          The last to arrive happens first: the other clone gains <Sym of="3 {TC}" />. Then your Knuckles deal{' '}
          <Sym of="5 {C}" /> damage: 3 come off the transient points, 2 off its corpus.
        </li>
        <li>
          Both cards go to <Term id="memories" />, each to its own clone’s.
        </li>
      </Example>
      <PunchAndFlinch />
    </>
  );
}

function PunchAndFlinch() {
  return (
    <Example
      id="example-punch-and-flinch"
      situation="The same stem, one item at a time. A is the clone whose turn it is, B the other."
      figure={<PunchFigure />}
      lesson={
        <span>
          There are three more stems under <RuleLink to="worked-examples">Worked examples</RuleLink>.
        </span>
      }
    >
      <li>
        A plays House Key Knuckles, chooses B and pays <Sym of="{T1}{C1}" />. A passes.
      </li>
      <li>
        B reacts with Same Flinch and pays <Sym of="{C0}" />. A passes, B passes. Nobody can react any more.
      </li>
      <li>
        Same Flinch resolves: B gains <Sym of="3 {TC}" />.
      </li>
      <li>
        House Key Knuckles resolves: <Sym of="5 {C}" /> damage to B, who loses 3 transient corpus and 2 corpus.
      </li>
    </Example>
  );
}
