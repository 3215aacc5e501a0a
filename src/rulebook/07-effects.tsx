/** Chapter 7, second half: desire and fear, effects, damage, and how cards move. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { CardName, Lead, RuleLink, Sym, Term } from '#ui/prose/Prose.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { FearTrack } from './figures/FearTrack.tsx';
import { WhatGoesWhere } from './figures/WhatGoesWhere.tsx';

const { afraidAt } = gameConstants;

export function DesireAndFear() {
  return (
    <>
      <Lead>
        Frighten yourself enough, and you will do things that you never wanted to, which are often more useful.
      </Lead>
      <p>
        You are <Term id="afraid" /> while you have {afraidAt} or less corpus or {afraidAt} or less cerebrium, or while
        an effect says so. <Term id="transient">Transient</Term> points do not count.
      </p>
      <p>
        Every card has a <Term id="desire" /> side, the upper one. Some have a <Term id="fear" /> side as well. Choose
        the <Term id="side" /> when you <RuleLink to="making-choices">make choices</RuleLink>: fear only if you are
        afraid.
      </p>
      <FearTrack />
      <p>Only then, before you pay, is it checked whether you are afraid. Afterwards the side does not change.</p>
      <p>
        A state keeps its side for as long as it is in a <Term id="condition" />, even when it is moved to another one.
        Turn it upside down to show its fear side. On the stem and in a condition only the text of the side in use
        exists; in other zones neither does anything, unless it says so. Whether a card <em>has</em> a fear side is read
        from the printed card.
      </p>
      <p>
        A clone <em>becomes</em> afraid at the very moment at which the number falls or the effect begins to apply.
      </p>
      <SaveYourBrain id="save-your-brain-am-i-afraid">
        <p>
          <strong>
            You are afraid while your corpus or your cerebrium is {afraidAt} or less, transient points not counted.
          </strong>{' '}
          One of the two is enough. If you have to ask the other you, bear in mind that it has an interest in the
          answer.
        </p>
      </SaveYourBrain>
      <SaveYourBrain id="save-your-brain-which-way-up">
        <p>
          <strong>A state stays on the side on which it was played for as long as it is in a condition.</strong> Calming
          down afterwards does not turn it back, as anyone knows who has sent a letter in a temper.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function Effects() {
  return (
    <>
      <dl>
        <dt>Plain effects</dt>
        <dd>
          Text without a marker. On an attack or a reaction it happens once; on a state or a <Term id="persona" /> it
          works all the time.
        </dd>
        <dt>
          Activated effects <Sym of="{ACT}" />
        </dt>
        <dd>
          A cost, a colon and an <Term id="effect" />. They work through the activate action, as often as you can pay.
          “Only once each turn” is counted for the card, whoever controls it.
        </dd>
        <dt>
          Triggered effects <Sym of="{TRG}" />
        </dt>
        <dd>
          The <Term id="trigger-icon">trigger icon</Term>, “When”, an event, a comma and an effect. Each time the event
          happens, the effect is put on the stem.
        </dd>
      </dl>

      <ul>
        <li>
          <strong>Announcing.</strong> The controller of a triggered effect must <Term id="announce" /> it, or it does
          not resolve. In time means: before the next item resolves, the next action begins or the phase ends. Keeping
          quiet on purpose is against the rules. Anyone may remind the controller in time, and then it is announced.
          When this website plays, it announces everything for you.
        </li>
        <li>
          <strong>After the event.</strong> Whether an effect triggers, and whether a clone is afraid, is judged just
          after the event. Ottoline Wick at {afraidAt + 2} corpus is dealt 4 by an attack: she is at {afraidAt - 2}, she
          is afraid, and her fear triggers.
        </li>
        <li>
          <strong>Once for each.</strong> An event that happens to several cards at once happens once for each. If you
          forget two ideas, even to pay one cost, “When you forget an idea” triggers twice. Paying <Sym of="{C}" /> or{' '}
          <Sym of="{B}" /> is one event, however much is paid, and so is an amount of damage.
        </li>
        <li>
          <strong>Choices.</strong> A triggered effect makes its <RuleLink to="making-choices">choices</RuleLink> when
          it is put on the stem. An “if” after the comma is checked when it resolves.
        </li>
      </ul>
    </>
  );
}

export function Damage() {
  return (
    <>
      <Lead>Imago distinguishes between what is done to you and what merely becomes of you.</Lead>
      <p>
        <Term id="damage">Damage</Term> is what attacks and other effects deal. A clone that is dealt damage{' '}
        <Term id="lose">loses</Term> that much <Term id="corpus" /> (<Sym of="{C}" />) or <Term id="cerebrium" /> (
        <Sym of="{B}" />
        ), <Term id="transient" /> points first. Losing because an effect says so is not damage, and nor is{' '}
        <Term id="pay">paying</Term>.
      </p>
      <ul>
        <li>
          All damage of one kind that one effect deals to one clone is one amount. A “for each” is counted first. In a
          two-clone game both halves of{' '}
          <CardName set={2} number={2}>
            Revolving Door
          </CardName>{' '}
          are added up.
        </li>
        <li>
          “More” or “less” damage changes each amount once. Add up all the changes; the result is never below 0. A
          change to <Sym of="{C}" /> damage changes only <Sym of="{C}" /> damage. A change without a symbol changes both
          kinds. Only what is in effect when the damage is dealt changes it.
        </li>
        <li>An amount that is 0 before any change stays 0. Damage of 0 is not dealt.</li>
        <li>Damage that takes nothing but transient points has still been dealt.</li>
        <li>
          Comparisons, such as “more <Sym of="{B}" /> than you”, never count transient points.
        </li>
        <li>“Your next attack this turn” is the next attack that you play, even if it is cancelled.</li>
      </ul>
    </>
  );
}

export function MovingCards() {
  return (
    <>
      <WhatGoesWhere />
      <RuleTable
        caption="The verbs that move cards"
        columns={['Verb', 'From', 'To', 'Note']}
        rows={[
          ['[take]', '[headspace]', 'your [thoughts]', 'Only through the take action.'],
          ['[forget]', 'your thoughts', 'your [memories]', 'You choose which, unless the text says otherwise.'],
          ['[remember]', 'your memories', 'your thoughts', 'A card of any type.'],
          ['[repress]', 'where the text says', 'the bottom of the head, face down', 'In any order.'],
          ['[remove]', 'a [condition]', 'its controller’s memories', 'Paranoia is [set aside|#death].'],
          ['[add]', 'where the text says', 'a condition', 'See [Adding cards|#aside-adding-cards].'],
          ['[move]', 'a clone’s condition or thoughts', 'another clone’s', 'A state keeps its side.'],
          ['[replace]', 'the top of the head', 'the place of an idea in headspace', 'Repress that idea.'],
          ['[gamble]', 'the top of the head', 'your memories', 'The result is its resource value.'],
        ]}
      />
      <p>
        Replacing is one event and causes no refresh. With an empty head, replacing does nothing and a gamble results in
        0.
      </p>
      <Aside id="aside-setting-cards-aside">
        <p>
          A card that is <Term id="set-aside">set aside</Term> is in no other zone, and nothing can choose it. When the
          effect that set it aside ends, it goes to the memories of the clone that controlled that effect.
        </p>
      </Aside>
      <SaveYourBrain id="save-your-brain-empty-head">
        <p>
          <strong>A card goes back into the head only when it is repressed or when a clone dies.</strong> Everything
          else ends in somebody’s memories. You have one finite mind between you, and you have been fighting with it all
          evening.
        </p>
      </SaveYourBrain>
    </>
  );
}
