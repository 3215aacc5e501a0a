/** Chapter 6: turns, the four rules above all others, and what may interrupt: refreshes, damage and deaths. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { CardName } from '#ui/prose/CardName.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { Refresh } from './figures/Refresh.tsx';
import { TurnStrip } from './figures/TurnStrip.tsx';

const { deadAt, headspaceSize, refreshAt, ticksPerTurn } = gameConstants;

export function GeneralFlow() {
  return (
    <>
      <Lead>You take turns, which is more than any of you ever did with the one good chair.</Lead>
      <p>A turn has three phases:</p>
      <ol>
        <li>
          <RuleLink to="start-phase">Start phase</RuleLink>: gain {ticksPerTurn} <Term id="tick">ticks</Term>, and
          resolve <RuleLink to="effects">triggered effects</RuleLink>, which some cards set off at this moment.
        </li>
        <li>
          <RuleLink to="main-phase">Main phase</RuleLink>: do actions until your ticks are spent.
        </li>
        <li>
          <RuleLink to="end-phase">End phase</RuleLink>: resolve triggered effects, then enforce the{' '}
          <Term id="thought-limit" />.
        </li>
      </ol>
      <p>The next clone clockwise then takes its turn.</p>
      <TurnStrip />
      <p>
        Nothing that a clone does takes effect at once. It is put on the <Term id="stem" />, others may{' '}
        <Term id="react" />, and then the stem <Term id="resolve">resolves</Term> from the top. Two things do not wait
        for this order: a <RuleLink to="refreshing-headspace">refresh of headspace</RuleLink> comes first, whatever else
        is going on, and <RuleLink to="dying">deaths</RuleLink> are checked after every <Term id="item" />.
      </p>
    </>
  );
}

export function GoldenRules() {
  return (
    <>
      <Lead>Four sentences outrank all the others, and will be quoted at you.</Lead>
      <ol>
        <li>Where a card contradicts this book, the card is right.</li>
        <li>“Cannot” beats “can”.</li>
        <li>Do as much of an effect as is possible, and skip the rest.</li>
        <li>
          When several clones decide or do something at the same moment, the active clone does so first, and then the
          others clockwise.
        </li>
      </ol>
    </>
  );
}

export function RefreshingHeadspace() {
  return (
    <>
      <Lead>A mind does not care to stand empty, even when there is nothing sensible to put into it.</Lead>
      <p>
        Whenever <Term id="headspace" /> holds {inWords(refreshAt)} or fewer ideas, <Term id="refresh" /> it at once.
        This interrupts any other effect: stop, even in the middle of a sentence, and do the following.
      </p>
      <ol>
        <li>
          Count the <Term id="head" />. If it holds fewer than {inWords(headspaceSize)} ideas, the game ends: see{' '}
          <RuleLink to="how-to-win">How to win</RuleLink>.
        </li>
        <li>
          <Term id="repress">Repress</Term> the remaining idea, if there is one.
        </li>
        <li>Deal {inWords(headspaceSize)} new ideas, face up, from the top of the head.</li>
      </ol>
      <Refresh />
      <p>
        Then go on where you stopped. Nobody can react to a refresh. The head is counted before the remaining idea is
        repressed, so that idea does not help to fill it.
      </p>
      <SaveYourBrain id="save-your-brain-third-idea">
        <p>
          <strong>
            When the third of {inWords(headspaceSize)} ideas leaves headspace, the fourth goes to the bottom of the
            head.
          </strong>{' '}
          If you want the fourth, take it before the third. If somebody else wants the fourth, take the third with an
          expression of regret. The expression is not compulsory.
        </p>
      </SaveYourBrain>
      <SaveYourBrain id="save-your-brain-empty-head">
        <p>
          <strong>A card goes back into the head only when it is repressed or when a clone dies.</strong> Everything
          else ends in somebody’s <Term id="memories" />, where all may read it and only that somebody may{' '}
          <Term id="remember" /> it. You have one finite mind between you, and you have been fighting with it all
          evening.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function Damage() {
  return (
    <>
      <Lead>Imago distinguishes between what is done to you and what merely becomes of you.</Lead>
      <p>
        <Term id="damage">Damage</Term> is what attacks and other effects deal. A clone that is dealt damage{' '}
        <Term id="lose">loses</Term> that much <Term id="corpus" />, if the symbol is <Sym of="{C}" />, or{' '}
        <Term id="cerebrium" />, if it is <Sym of="{B}" />, and always <Term id="transient" /> points first. Losing
        points because an effect says “lose”, and <Term id="pay">paying</Term> them, are not damage.
      </p>
      <ul>
        <li>Damage that takes nothing but transient points has still been dealt.</li>
        <li>
          All damage of one kind that one effect deals to one clone is one amount. A “for each” is counted first. Where
          two parts of an effect meet in the same clone, as both halves of{' '}
          <CardName set={2} number={2}>
            Revolving Door
          </CardName>{' '}
          do in a two-clone game, they are added up first.
        </li>
        <li>
          What makes damage “more” or “less” changes each amount once. Add up all the changes; the result is never below
          0. A change to <Sym of="{C}" /> damage changes only <Sym of="{C}" /> damage, and likewise for <Sym of="{B}" />
          .
        </li>
        <li>An amount that is 0 before any change stays 0. Damage of 0 is not dealt, and triggers nothing.</li>
        <li>
          Comparisons, such as “more <Sym of="{C}" /> than you”, never count transient points.
        </li>
        <li>“Your next attack this turn” is the next attack that you play, even if it is cancelled.</li>
      </ul>
    </>
  );
}

export function Dying() {
  return (
    <>
      <Lead>Death is a matter of arithmetic, and Imago keeps the books.</Lead>
      <p>
        A clone <Term id="die">dies</Term>, and is eliminated, at {deadAt} or lower corpus or cerebrium.{' '}
        <Term id="transient">Transient</Term> points do not keep it alive.
      </p>
      <p>
        Check for deaths after each item of the stem has completely resolved, not in the middle of it. Costs, refreshes
        and the <Term id="thought-limit" /> cannot kill.
      </p>
      <p>
        If one clone is left, or none, the game is over: see <RuleLink to="how-to-win">How to win</RuleLink>. If two or
        more are left, see <RuleLink to="death">Death with survivors</RuleLink>.
      </p>
    </>
  );
}
