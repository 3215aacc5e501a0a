/** Chapter 6: a card, a turn, actions, reactions, refreshes and fear, each as far as a first game needs it. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { CardInBrief } from './figures/Anatomy.tsx';
import { Refresh } from './figures/Refresh.tsx';
import { TurnStrip } from './figures/TurnStrip.tsx';

const { afraidAt, firstTurnTicks, headspaceSize, leastLeftAfterPaying, refreshAt, takeTicks } = gameConstants;
const { thoughtLimit, ticksPerTurn } = gameConstants;

export function GeneralFlow() {
  return <Lead>You take turns, which is more than any of you ever did with the one good chair.</Lead>;
}

export function ACard() {
  return (
    <>
      <CardInBrief />
      <ol>
        <li>
          <strong>Name.</strong>
        </li>
        <li>
          <strong>Discipline and type.</strong> A fist is <Term id="physical" />, a brain mental. Swords are an{' '}
          <Term id="attack" />, a star over a crescent is a <Term id="react">reaction</Term>, a figure in its aura a{' '}
          <Term id="state" />.
        </li>
        <li>
          <strong>Cost.</strong> Pay every symbol in this column.
        </li>
        <li>
          <strong>Value.</strong> It decides who goes first.
        </li>
        <li>
          <strong>Desire.</strong> What the card does.
        </li>
        <li>
          <strong>Fear.</strong> The dark half, if there is one. You may use it while you are afraid.
        </li>
      </ol>
      <RuleTable
        caption="The symbols"
        columns={['As a cost, with a number', 'To gain']}
        rows={[
          ['Tick {T1}: spend it.', '{T}: add a tick.'],
          ['Corpus {C1}: lose it.', '{C}: add 1 corpus. {TC}: add 1 [transient] corpus.'],
          ['Cerebrium {B1}: lose it.', '{B}: add 1 cerebrium. {TB}: add 1 transient cerebrium.'],
          [
            'Idea {I1}: [forget] one other idea of your choice, from [thoughts] to [memories].',
            '{I}: put the top idea of the head into your thoughts.',
          ],
          [
            'Memory {M1}: [repress] one, to the bottom of the head.',
            '{M}: put the top idea of the head into your memories.',
          ],
          [
            'State {S1}: [remove] one, to memories. The activated one will do.',
            '{S}: add a state from your thoughts without paying.',
          ],
        ]}
      />
      <p>
        <RuleLink to="damage">Damage</RuleLink> is dealt: <Sym of="5 {C}" /> damage takes 5 corpus, <Sym of="5 {B}" />{' '}
        damage 5 cerebrium. Losing and paying are not damage. <Sym of="{TRG}" /> marks an effect that nobody has to
        play: each time its event happens, its controller announces it and puts it on the <Term id="stem" />. If a stem
        is resolving, the effect waits until that stem is empty. A symbol alone means one.
      </p>
    </>
  );
}

export function YourTurn() {
  return (
    <>
      <TurnStrip />
      <ol>
        <li>
          <RuleLink to="start-phase">Start</RuleLink>: gain {ticksPerTurn} <Term id="tick">ticks</Term>. With two
          clones, the clone that begins gains {firstTurnTicks} on the first turn of the game. Then resolve effects that
          begin with <Sym of="{TRG}" /> “When … turn starts”.
        </li>
        <li>
          <RuleLink to="main-phase">Main</RuleLink>: do actions, one after the other, until you have no ticks left.
          Actions that cost no ticks may follow.
        </li>
        <li>
          <RuleLink to="end-phase">End</RuleLink>: resolve effects that begin with <Sym of="{TRG}" /> “When … turn
          ends”. Then enforce the <Term id="thought-limit" />: if you have more than {thoughtLimit} ideas in your{' '}
          <Term id="thoughts" />, <Term id="forget" /> down to {thoughtLimit}; you choose which. States do not count.
          Then all <Term id="transient" /> points of every clone vanish.
        </li>
      </ol>
      <p>Then the next clone clockwise.</p>
    </>
  );
}

export function YourActions() {
  return (
    <>
      <ul>
        <li>
          <strong>Take</strong>, for {takeTicks} tick: put an idea from <Term id="headspace" /> into your{' '}
          <Term id="thoughts" />. Point at it; it stays in headspace until the take resolves. Neither a take nor the
          effect of a state is an attack.
        </li>
        <li>
          <strong>Play</strong> an attack or a state from your thoughts. An attack does what it says, then goes to your{' '}
          <Term id="memories" />. A state stays in your <Term id="condition" />.
        </li>
        <li>
          <strong>Activate</strong> a state that has <Sym of="{ACT}" />: pay the cost before the colon, get the effect
          after it.
        </li>
      </ul>
      <p>
        Put a card that you play on the <Term id="stem" />. Choose whom it affects; “each other clone” chooses nobody.
        Pay everything at once; you must have at least {leastLeftAfterPaying} corpus and {leastLeftAfterPaying}{' '}
        cerebrium left. Let others react. Then it resolves. A clone offered a choice makes it now, and takes only what
        it can do in full. <RuleLink to="actions">Actions</RuleLink> has the details.
      </p>
    </>
  );
}

export function ReactionsInBrief() {
  return (
    <>
      <p>
        Starting with the clone whose turn it is and going clockwise, each clone may <Term id="react" /> with one
        reaction card from its <Term id="thoughts" />, or pass. A reaction costs no ticks. Put it on top of the stem,
        choose, and pay. If there is nothing that it can choose, it goes back to your thoughts and costs nothing.
      </p>
      <p>
        Go round until all clones pass in a row. Then nobody can react any more: resolve the stem from the top, last in,
        first out. You may react on anyone’s turn, to takes and triggered effects too, and to your own actions, but only
        while something is on the stem. A reaction that has resolved goes to <Term id="memories" />. So does a card that
        is <Term id="cancel">cancelled</Term>, without effect; its cost stays paid. “A new clone” for an attack may be
        any clone but the old one, the attacker included, even if the attack says “another clone”. More under{' '}
        <RuleLink to="the-stem">The stem</RuleLink>.
      </p>
    </>
  );
}

export function RefreshingHeadspace() {
  return (
    <>
      <p>
        The moment {inWords(refreshAt)} idea or none is left in <Term id="headspace" />, <Term id="refresh" /> it. This
        interrupts any other effect.
      </p>
      <ol>
        <li>
          Count the <Term id="head" />. If it holds fewer than {inWords(headspaceSize)} ideas, the{' '}
          <RuleLink to="how-to-win">game ends</RuleLink>.
        </li>
        <li>
          <Term id="repress">Repress</Term> the remaining idea, if there is one.
        </li>
        <li>Deal {inWords(headspaceSize)} new ideas, face up, from the top of the head.</li>
      </ol>
      <Refresh />
      <p>Then go on where you stopped. Nobody can react to a refresh.</p>
      <p>If the head is empty when a turn ends, a refresh is due, and so the game ends.</p>
      <SaveYourBrain id="save-your-brain-third-idea">
        <p>
          <strong>Whoever takes the third idea sends the fourth to the bottom of the head.</strong> If you want it, take
          it first. If another clone wants it, take the third with an expression of regret.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function FearInBrief() {
  return (
    <p>
      While you have {afraidAt} or less corpus or {afraidAt} or less cerebrium, you are <Term id="afraid" />. You may
      then use the fear side of a card instead of its desire side, if it has one: turn the card upside down as a sign.
      Decide before you pay; the cost is the same. A state keeps its side, even when you are calm again. The rest is
      under <RuleLink to="desire-and-fear">Desire and fear</RuleLink>.
    </p>
  );
}
