/** Chapter 4: what to agree on, and what to put on the table, before setup. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';

const { afraidAt, attacksPerSet, cardsPerSet, maxClones, minimumSets, minimumSetsForFour } = gameConstants;
const { reactionsPerSet, startCerebrium, startCorpus, startIdeas, statesPerSet } = gameConstants;

export function Preparation() {
  return <Lead>Before you can be beaten by yourself, somebody has to fetch the box.</Lead>;
}

export function ChooseSets() {
  return (
    <p>
      A <RuleLink to="sets">set</RuleLink> is usually {cardsPerSet} ideas: {inWords(attacksPerSet)} attacks,{' '}
      {inWords(reactionsPerSet)} reactions and {inWords(statesPerSet)} states. Choose at least {inWords(minimumSets)}.
      One <Term id="set" /> for each clone is the right size: with fewer, the head is often too low before anybody wins.
      With {inWords(maxClones)} clones use at least {inWords(minimumSetsForFour)}; if you have only{' '}
      {inWords(minimumSets)}, play <RuleLink to="module-short-tempers">Short Tempers</RuleLink>. For a first game choose
      Duel and Melee; each card names its set at its foot.
    </p>
  );
}

export function BasicMode() {
  return (
    <p>
      In the basic mode each clone starts with {startCorpus} <Term id="corpus" />, {startCerebrium}{' '}
      <Term id="cerebrium" /> and {startIdeas} idea. <Term id="module">Modules</Term>,{' '}
      <Term id="persona">personas</Term> among them, are optional: see <RuleLink to="modules">Modules</RuleLink>.
    </p>
  );
}

export function ThingsToCountWith() {
  return (
    <p>
      Each clone counts corpus and cerebrium where all can see them, with a mark at {afraidAt}, and its{' '}
      <Term id="tick">ticks</Term>. Use tokens, dice, or pen and paper. Corpus and cerebrium may rise above their start;
      there is no maximum.
    </p>
  );
}
