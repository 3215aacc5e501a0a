/** Chapter 9: the three phases of a turn, and the ticks that drive it. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';

const { firstTurnTicks, takeTicks, thoughtLimit, ticksPerTurn } = gameConstants;

export function OnYourTurn() {
  return (
    <>
      <Lead>For the length of one turn, nobody else is you.</Lead>
      <p>
        Go through the <RuleLink to="start-phase">start phase</RuleLink>, the{' '}
        <RuleLink to="main-phase">main phase</RuleLink> and the <RuleLink to="end-phase">end phase</RuleLink> in this
        order. Then the next living clone clockwise takes its turn.
      </p>
      <p>
        If you die in your own turn, the rest of the stem is finished and no new action begins. Of the end phase only
        step 3 is done, in which <Term id="transient" /> points vanish. Then the next living clone takes its turn.
      </p>
    </>
  );
}

export function StartPhase() {
  return (
    <>
      <Lead>You wake up, you count what you have left, and things begin to go off.</Lead>
      <ol>
        <li>
          <RuleLink to="gain-ticks">Gain ticks</RuleLink>.
        </li>
        <li>
          Every “When your turn starts” effect of yours is triggered, and every “When another clone’s turn starts”
          effect of the others. They are all added to one <Term id="stem" />: each clone puts its own there in any
          order, as described under <RuleLink to="aside-adding-to-the-stem">Adding to the stem</RuleLink>. Clones may
          react, and the stem resolves.
        </li>
      </ol>
      <p>
        This is the <Term id="start-phase" />. Actions have to wait for the main phase.
      </p>
      <SaveYourBrain id="save-your-brain-announcing">
        <p>
          <strong>A triggered effect that its controller does not announce in time does not resolve.</strong> That goes
          for the unpleasant ones too. The others may remind you. They have your memory, and they have been looking
          forward to this.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function GainTicks() {
  return (
    <>
      <Lead>Imago bills the mind by the tick, and pays each of you a small allowance.</Lead>
      <p>
        In each of your start phases you gain {ticksPerTurn} <Term id="tick">ticks</Term>, less any that you owe.
      </p>
      <p>
        There is one exception. On the very first turn of a two-clone game the clone that begins gains {firstTurnTicks}{' '}
        tick instead of {ticksPerTurn}.
      </p>
      <SaveYourBrain id="save-your-brain-short-first-turn">
        <p>
          <strong>In a two-clone game the clone that begins gains {firstTurnTicks} tick on its first turn.</strong>{' '}
          Going first is worth about one tick, so Imago has deducted it in advance. With three or four clones somebody
          will see to you soon enough.
        </p>
      </SaveYourBrain>
      <p>
        Ticks do not vanish between turns. What you gain on another clone’s turn waits for you, and is added to the next{' '}
        {ticksPerTurn}.
      </p>
      <p>
        <strong>Losing and owing.</strong> A clone that is told to lose <Sym of="{T}" /> removes one tick. If it has
        none, it <Term id="owe">owes</Term> one, and gains one fewer in its next start phase. It never gains fewer than
        0: what is still owed then stays owed until the start phase after.
      </p>
      <SaveYourBrain id="save-your-brain-owing-ticks">
        <p>
          <strong>A tick that you lose and do not have comes off your next start phase instead.</strong> Ticks that you
          gain on the way there are safe from it. Imago waits for pay day, and takes its share before you have counted
          yours.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function MainPhase() {
  return (
    <>
      <Lead>
        You may not stop until you have spent everything, a rule that you have so far applied only to holidays.
      </Lead>
      <p>
        In your <Term id="main-phase" /> do <RuleLink to="actions">actions</RuleLink>: take, play or activate, in any
        order and in any number.
      </p>
      <p>
        You may move to the end phase only at zero <Term id="tick">ticks</Term>. While you have ticks you must go on,
        and you always can: a take costs {takeTicks} tick, and <Term id="headspace" /> is never empty. At zero ticks you
        may still do actions that cost no ticks before you stop.
      </p>
      <SaveYourBrain id="save-your-brain-spend-it-all">
        <p>
          <strong>Your turn goes on until you have no ticks left; in your main phase none can be saved.</strong> If
          nothing in your <Term id="thoughts" /> is worth doing, take another idea. The allowance is not transferable,
          and not accepted as an apology.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function EndPhase() {
  return (
    <>
      <Lead>You come to rest, and you tidy up what is in plain sight.</Lead>
      <ol>
        <li>
          “When your turn ends” effects are triggered, go on the stem and resolve. If they give you ticks, keep them for
          your next turn.
        </li>
        <li>
          Enforce your <Term id="thought-limit" />. It is {thoughtLimit} ideas, as changed by effects, and never below
          0. If you have more ideas than that in your <Term id="thoughts" />, <Term id="forget" /> down to it. Only the
          active clone does this.
        </li>
        <li>
          All <Term id="transient" /> corpus and all transient cerebrium of every clone vanish. Effects that last for
          “this turn” end, even if nothing has used them.
        </li>
      </ol>
      <p>
        The limit is enforced once. Effects that are triggered by this forgetting make a stem and resolve now, before
        step 3; the limit is not checked again. Outside its own <Term id="end-phase" /> a clone may have any number of
        ideas.
      </p>
      <SaveYourBrain id="save-your-brain-four-thoughts">
        <p>
          <strong>
            At the end of your turn forget ideas until you have {inWords(thoughtLimit)} or fewer, or whatever your limit
            is.
          </strong>{' '}
          Until then you may be as full of yourself as you like. On another clone’s turn nobody checks you, except the
          other clone, who is counting.
        </p>
      </SaveYourBrain>
    </>
  );
}
