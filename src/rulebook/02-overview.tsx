/** Chapter 2: the words of the game, each in one line. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead, Term } from '#ui/prose/Prose.tsx';
import { OneHead } from './figures/OneHead.tsx';

const { afraidAt, deadAt, headspaceSize, startCerebrium, startCorpus, ticksPerTurn } = gameConstants;

export function Overview() {
  return (
    <>
      <Lead>There is one head, and there are too many of you.</Lead>
      <OneHead />
      <p>
        Everyone at the table is a <Term id="clone" />. Clone is this game’s word for a player. On a card, “you” is the
        clone that uses it. Your cards, and the ones you share, lie in these places:
      </p>
      <ul>
        <li>
          All clones share one <Term id="head" />: a pile of cards, face down. A card there is an <Term id="idea" />.
        </li>
        <li>
          All clones share one <Term id="headspace" />: a row of {inWords(headspaceSize)} ideas that lie face up.
        </li>
        <li>
          Your <Term id="thoughts" /> are the ideas that you keep to yourself. Nobody else sees them.
        </li>
        <li>
          Your <Term id="condition" /> holds your <Term id="state">states</Term>. They stay there and go on working.
        </li>
        <li>
          Your <Term id="memories" /> are the cards that you have used or forgotten, face up.
        </li>
      </ul>
      <p>
        You keep two numbers. <Term id="corpus">Corpus</Term> is how much body you have left, <Term id="cerebrium" />{' '}
        how much mind. You start with {startCorpus} corpus and {startCerebrium} cerebrium. At {deadAt} or lower of
        either you <Term id="die" />. At {afraidAt} or less of either you are <Term id="afraid" />, and may use the dark
        half of your cards. <Term id="transient">Transient</Term> points are lost first, and vanish when the turn ends.
      </p>
      <p>
        On your turn you gain {inWords(ticksPerTurn)} <Term id="tick">ticks</Term> and spend them on{' '}
        <Term id="action">actions</Term>. What you do waits on the <Term id="stem" />, so that other clones can{' '}
        <Term id="react" />. Then the stem <Term id="resolve">resolves</Term>: the last card to arrive happens first.
      </p>
    </>
  );
}
