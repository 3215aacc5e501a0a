/** Chapter 7: what a card is made of, the three types, desire and fear, effects, and how cards move. */

import { cardVersion } from '#game/cards/card.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { AnatomyFigure } from './figures/Anatomy.tsx';
import { FearTrack } from './figures/FearTrack.tsx';
import { WhatGoesWhere } from './figures/WhatGoesWhere.tsx';

const { afraidAt } = gameConstants;

export function Ideas() {
  return (
    <>
      <Lead>An idea is something that none of you has acted on yet, so there are always plenty.</Lead>
      <p>
        A card in the <Term id="head" />, in <Term id="headspace" /> or in anyone’s <Term id="thoughts" /> is called an{' '}
        <Term id="idea" />. In a <Term id="condition" /> it is a <Term id="state" />, in <Term id="memories" /> a{' '}
        <Term id="memory" />; on the stem it goes by its type. Which <RuleLink to="aside-zones">zone</RuleLink> a card
        lies in therefore decides which texts can speak of it.
      </p>
    </>
  );
}

export function Anatomy() {
  return (
    <>
      <p>From the top to the foot of the card:</p>
      <AnatomyFigure />
      <ol>
        <li>
          <strong>Name.</strong> No two cards share one.
        </li>
        <li>
          <strong>Discipline.</strong> A fist in a circle for <Term id="physical" />, a brain for mental.
        </li>
        <li>
          <strong>Type.</strong> Crossed swords for an attack, a parried blade for a reaction, a figure in its aura for
          a state.
        </li>
        <li>
          <strong>Cost.</strong> The column of symbols on the left edge: everything that has to be{' '}
          <RuleLink to="pay-costs">paid</RuleLink>.
        </li>
        <li>
          <strong>Picture.</strong> It has no effect on the game.
        </li>
        <li>
          <strong>Type bar.</strong> Type and discipline once more, in words, on the colour of the set.
        </li>
        <li>
          <strong>Value.</strong> The number in the circle is the card’s{' '}
          <RuleLink to="aside-resource-value">resource value</RuleLink>.
        </li>
        <li>
          <strong>Desire.</strong> What the card does. Every card has a <Term id="desire" /> side.
        </li>
        <li>
          <strong>Fear.</strong> The dark box with the torn edge, if there is one: what the card does for a clone that
          is <Term id="afraid" /> and prefers it.
        </li>
        <li>
          <strong>Flavour.</strong> The words in italics are not rules. Where there is a fear box they are left out.
        </li>
        <li>
          <strong>Foot.</strong> The set, the card’s number out of the cards of its set, the printed version,{' '}
          {cardVersion}, and the year.
        </li>
      </ol>
      <ResourceValue />
      <p>All cards have the same back, whatever set they belong to.</p>
    </>
  );
}

function ResourceValue() {
  return (
    <Aside id="aside-resource-value">
      <p>
        Add up the numbers in a card’s <Term id="cost" />, and count <Term id="x">X</Term> as 0: that is its resource
        value. It is public and it never changes, whatever is paid. In the six sets the values run from 0 to 7, and the
        average is about 2.
      </p>
      <p>
        It decides who goes first, what a <Term id="gamble" /> results in, and which cards an effect reaches that says
        “with resource value 3 or less”. It is also a quick measure of what to forget. Nothing is ever paid with it.
      </p>
    </Aside>
  );
}

export function Attack() {
  return (
    <>
      <Lead>An attack is an idea with somebody else’s name on it, which is to say yours.</Lead>
      <p>
        An <Term id="attack" /> is <Term id="play">played</Term> as an action in your main phase. Its effect happens
        once, when it resolves. Then the card goes to its controller’s <Term id="memories" />.
      </p>
      <p>
        Only attack cards are attacks. An effect of a state or a persona is not one, even when it deals damage, so what
        watches for attacks does not see it.
      </p>
    </>
  );
}

export function Reaction() {
  return (
    <>
      <Lead>A reaction is what you would have said anyway, only sooner.</Lead>
      <p>
        Clones <Term id="react" /> with reaction cards and with nothing else. To react is not an action: it needs no
        ticks, it has no steps beyond making choices and paying the cost, and effects that speak of playing or taking do
        not see it. The cost of a reaction never contains ticks.
      </p>
      <p>
        A reaction card cannot be played as an action, not even on your own turn. You may react on anyone’s turn, to the
        items of others and to your own, as long as there is a stem to react to. For how and when, see{' '}
        <RuleLink to="the-stem">The stem</RuleLink>. When a reaction has resolved, the card goes to its controller’s{' '}
        <Term id="memories" />.
      </p>
    </>
  );
}

export function State() {
  return (
    <>
      <Lead>A state is something you have become, and will stay until somebody stops you.</Lead>
      <p>
        A <Term id="state" /> is played as an action in your main phase. When it resolves, it is added to your{' '}
        <Term id="condition" />, and there it works. When it is <Term id="remove">removed</Term>, it goes to the{' '}
        <Term id="memories" /> of its controller. A state that was played and cannot be added goes to the memories of
        the clone that played it.
      </p>
      <StateEffects />
      <p>
        A state that begins “Add this to another clone’s condition.” is a <Term id="curse" />. On resolving it goes to
        the condition of the clone chosen for it. From then on that clone controls it and is its “you”: it suffers the
        text, it may use the text, it may remove the state if the text allows, and it may pay with it. Removed, the card
        goes to that clone’s memories.
      </p>
      <AddingCards />
      <p>When a state changes conditions, its “you” changes with it. Costs already paid for it do not come back.</p>
      <SaveYourBrain id="save-your-brain-whose-memories">
        <p>
          <strong>
            A used card goes to the memories of the clone that controlled it, whoever thought of it first.
          </strong>{' '}
          The collar that somebody put round your neck is yours to throw away, and it ends in your memories. Imago calls
          this inheritance, and would have taxed it.
        </p>
      </SaveYourBrain>
    </>
  );
}

function StateEffects() {
  return (
    <Aside id="aside-state-effects">
      <p>
        The plain text of a state works all the time that the state is in a condition. An <Sym of="{ACT}" /> effect
        works when its controller pays for it. A <Sym of="{TRG}" /> effect works when its event happens and its
        controller <Term id="announce">announces</Term> it. Plain text stops the moment the state leaves. An effect that
        is already on the stem still resolves.
      </p>
    </Aside>
  );
}

function AddingCards() {
  return (
    <Aside id="aside-adding-cards">
      <p>
        To <Term id="add" /> a card is to put it into a condition without playing it. Nothing is paid, and nobody can
        react to the card itself. Its new controller chooses its <Term id="side" />, by the same rule as if playing it.
      </p>
      <p>
        A curse is the exception. Even when it is added by gaining <Sym of="{S}" />, it goes to another clone’s
        condition, and whoever adds it chooses both that clone and the side.
      </p>
    </Aside>
  );
}

export function Disciplines() {
  return (
    <p>
      Every card is <Term id="physical" /> or mental. By itself its <Term id="discipline" /> does nothing; other cards
      ask for it, when they <Term id="cancel" /> a physical attack or strengthen your mental attacks. Physical attacks
      are mostly about <Term id="corpus" />, mental ones mostly about <Term id="cerebrium" />, but only the symbols on a
      card say which it deals.
    </p>
  );
}

export function DesireAndFear() {
  return (
    <>
      <Lead>
        Frighten yourself enough, and you will do things that you never wanted to, which are often more useful.
      </Lead>
      <p>
        A clone is <Term id="afraid" /> while its corpus is {afraidAt} or less, while its cerebrium is {afraidAt} or
        less, or while an effect says that it is. <Term id="transient">Transient</Term> points do not count.
      </p>
      <p>
        Every card has a <Term id="desire" /> side, the upper one. Some have a <Term id="fear" /> side as well, the
        lower one. When you play a card or react with it, choose its <Term id="side" /> in step 3, which is to{' '}
        <RuleLink to="making-choices">make choices</RuleLink>:
      </p>
      <ul>
        <li>while you are not afraid, you must use the desire side;</li>
        <li>while you are afraid, you may use either;</li>
        <li>a card without a fear side is always used on its desire side.</li>
      </ul>
      <FearTrack />
      <p>
        The cost is the same for both. For this choice, whether you are afraid is checked then and only then, before you
        pay. If you stop being afraid afterwards, the side that you chose stands.
      </p>
      <p>
        A state keeps its side for as long as it is in a <Term id="condition" />, also when it is moved to another one.
        Turn it upside down to show that it is on its fear side. For the side of a state that nobody played, see{' '}
        <RuleLink to="aside-adding-cards">Adding cards</RuleLink>.
      </p>
      <p>
        Only the text of the side in use exists while a card is on the stem or in a condition. In every other zone
        neither side does anything, unless it says so. Whether a card <em>has</em> a fear side is read from the printed
        card, whichever side is in use.
      </p>
      <p>
        A clone <em>becomes</em> afraid when it changes from not being afraid to being afraid, at the very moment at
        which the number falls or the effect begins to apply. That can happen many times in a game.
      </p>
      <SaveYourBrain id="save-your-brain-am-i-afraid">
        <p>
          <strong>
            You are afraid while your corpus or your cerebrium is {afraidAt} or less, transient points not counted.
          </strong>{' '}
          One of the two is enough. If you have to ask the other you, bear in mind that it has an interest in the
          answer, and your eyebrows.
        </p>
      </SaveYourBrain>
      <SaveYourBrain id="save-your-brain-which-way-up">
        <p>
          <strong>A state stays on the side on which it was played for as long as it is in a condition.</strong> Turn it
          upside down if that is the fear side. Calming down afterwards does not turn it back, as anyone knows who has
          sent a letter in a temper.
        </p>
      </SaveYourBrain>
    </>
  );
}

export function Effects() {
  return (
    <>
      <Lead>There are things that simply happen, things that you pay for, and things that were waiting for you.</Lead>
      <dl>
        <dt>Plain effects</dt>
        <dd>
          Text without a marker. On an attack or a reaction it happens once. On a state it works all the time; on a{' '}
          <Term id="persona" /> it works while that half of the persona does.
        </dd>
        <dt>
          Activated effects <Sym of="{ACT}" />
        </dt>
        <dd>
          A cost, a colon and an <Term id="effect" />. They work through the activate action and in no other way, as
          often as you can pay. “Activate this only once each turn” is counted for the card, whoever controls it.
        </dd>
        <dt>
          Triggered effects <Sym of="{TRG}" />
        </dt>
        <dd>
          The <Term id="trigger-icon">trigger icon</Term>, “When”, an event, a comma and an effect. Each time the event
          happens, the effect is put on the stem.
        </dd>
      </dl>
      <p>An activated or triggered effect runs from its marker to the next marker, or to the end of the side.</p>
      <p>
        The controller of a triggered effect must <Term id="announce" /> it, or it does not resolve. It must be
        announced before the next item resolves, before the next action begins and before the phase ends, whichever
        comes first. Keeping quiet on purpose, because the effect is unpleasant, is against the rules. Anyone may remind
        the controller in time, and the controller must then announce it.
      </p>
      <p>
        The choices of a triggered effect are <RuleLink to="making-choices">made</RuleLink> when it is put on the stem,
        where a card makes them in step 3. An “if” after the comma is checked when the effect resolves.
      </p>
    </>
  );
}

export function MovingCards() {
  return (
    <>
      <Lead>There is a proper word for everything that can be done to a thought.</Lead>
      <WhatGoesWhere />
      <SettingCardsAside />
      <RuleTable
        caption="The verbs that move cards"
        columns={['Verb', 'From', 'To', 'Note']}
        rows={[
          ['[take]', '[headspace]', 'your [thoughts]', 'Through the take action and in no other way.'],
          [
            '[forget]',
            'your thoughts',
            'your [memories]',
            'You choose which idea, unless the text says which one or “at random”.',
          ],
          ['[remember]', 'your memories', 'your thoughts', 'A card of any type.'],
          [
            '[repress]',
            'wherever the text says',
            'the bottom of the head, face down',
            'Several cards in the order that you like.',
          ],
          ['[remove]', 'a [condition]', 'its controller’s memories', 'Paranoia is [set aside|#death] instead.'],
          ['[add]', 'wherever the text says', 'a condition', 'See [Adding cards|#aside-adding-cards].'],
          ['[move]', 'a clone’s condition or thoughts', 'another clone’s', 'A state keeps its side.'],
          ['[replace]', 'the top of the head', 'the place of an idea in headspace', 'That idea is repressed.'],
          ['[gamble]', 'the top of the head', 'your memories', 'The result is the card’s resource value.'],
          [
            '[set aside]',
            'wherever the text says',
            'out of all other zones',
            'See [Setting cards aside|#aside-setting-cards-aside].',
          ],
        ]}
      />
      <p>
        Replacing is one event: put the top idea of the head into the place of the other and repress that one. Headspace
        is never counted in between, so replacing causes no refresh. With an empty head nothing happens.
      </p>
      <p>If the head is empty when you gamble, the result is 0.</p>
    </>
  );
}

function SettingCardsAside() {
  return (
    <Aside id="aside-setting-cards-aside">
      <p>
        A card that is <Term id="set-aside">set aside</Term> is in no other zone, and nothing can choose it. If the
        effect that set it aside ends, the card goes to the memories of the clone that controlled that effect. Paranoia
        waits set aside all game.
      </p>
    </Aside>
  );
}
