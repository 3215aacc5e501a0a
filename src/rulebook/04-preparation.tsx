/** Chapter 4: what to agree on, and what to put on the table, before setup. */

import { cardList } from 'virtual:card-list';
import { setHeaderAnchor } from '#game/cards/cardSet.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '#site/routes.ts';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { Term } from '#ui/prose/Term.tsx';

const { afraidAt, attacksPerSet, cardsPerSet, minimumSets, playableSets } = gameConstants;
const { reactionsPerSet, startCerebrium, startCorpus, startIdeas, statesPerSet } = gameConstants;

const playable = cardList.sets.filter(({ id }) => id > 0);

export function Preparation() {
  return (
    <>
      <Lead>Before you can be beaten by yourself, somebody has to fetch the box.</Lead>
      <p>
        Agree on three things: which sets to play with, whether to play the basic mode or with modules, and what to
        count with.
      </p>
    </>
  );
}

export function ChooseSets() {
  return (
    <>
      <p>
        A <Term id="set" /> is usually {cardsPerSet} ideas: {inWords(attacksPerSet)} attacks, {inWords(reactionsPerSet)}{' '}
        reactions and {inWords(statesPerSet)} states. There are {inWords(playableSets)} of them to choose from:{' '}
        {playable.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && (index === playable.length - 1 ? ' and ' : ', ')}
            <a href={routes.cards.href('', setHeaderAnchor(id))}>{name}</a>
          </span>
        ))}
        . What each of them is like is described under <RuleLink to="sets">Sets</RuleLink>.
      </p>
      <p>
        Choose at least {inWords(minimumSets)}. The <Term id="head" /> must be at least {inWords(minimumSets)} sets,
        shuffled together. One set for each clone is a good size: two sets for two clones, three for three, four for
        four. For a first game choose Duel and Melee.
      </p>
      <p>
        Leave the promo set out unless all clones agree to it. It never counts as one of the {inWords(minimumSets)}{' '}
        sets. One promo card, <Term id="paranoia">Paranoia</Term>, never goes into the head at all: it is kept ready for{' '}
        <RuleLink to="death">the first death</RuleLink>.
      </p>
    </>
  );
}

export function BasicMode() {
  return (
    <>
      <p>
        In the basic mode each clone starts with {startCorpus} <Term id="corpus" />, {startCerebrium}{' '}
        <Term id="cerebrium" /> and {startIdeas} idea in its <Term id="thoughts" />.
      </p>
      <p>
        <Term id="module">Modules</Term> are optional rules. Each comes with a set or with the core box, and they all
        stand under <RuleLink to="modules">Modules</RuleLink>. Agree on them before setup. The one to try first is{' '}
        <RuleLink to="personas">Personas</RuleLink>: it gives each of you starting numbers of your own, something to
        want and something to be afraid of.
      </p>
    </>
  );
}

export function ThingsToCountWith() {
  return (
    <>
      <p>
        Each clone needs a way to keep its corpus and its cerebrium where all can see them, with a mark at {afraidAt}:
        from there down a clone is <Term id="afraid" />. It also needs something to count <Term id="tick">ticks</Term>{' '}
        with, and a few <Term id="transient" /> points. Tokens do, and so do dice, or pen and paper.
      </p>
      <p>There is no maximum for corpus or cerebrium. You may have more of either than you started with.</p>
    </>
  );
}
