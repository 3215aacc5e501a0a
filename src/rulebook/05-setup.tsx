/** Chapter 5: the seven steps before the first turn, and the zones of the table. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { TableLayout } from './figures/TableLayout.tsx';

const { headspaceSize, minClones, minimumSets, startCerebrium, startCorpus, startIdeas } = gameConstants;

export function Setup() {
  return (
    <>
      <Lead>Sit where you can see yourself.</Lead>
      <ol>
        <li>
          Choose <RuleLink to="set">sets</RuleLink>, at least {inWords(minimumSets)}.
        </li>
        <li>
          Shuffle them face down: this is the <Term id="head" />.
        </li>
        <li>
          Each clone notes {startCorpus} <Term id="corpus" /> and {startCerebrium} <Term id="cerebrium" />.
        </li>
        <li>
          With three or more clones, <Term id="set-aside">set aside</Term> one <Term id="paranoia">Paranoia</Term> for
          each clone beyond {inWords(minClones)}.
        </li>
        <li>
          Each clone <Term id="reveal">reveals</Term> the top idea of the head. The highest value, in the circle on the
          card, goes first. Tied clones reveal again. Then shuffle all revealed cards back.
        </li>
        <li>
          Deal each clone {startIdeas} <Term id="idea" />, in secret, to its <Term id="thoughts" />.
        </li>
        <li>
          Deal {inWords(headspaceSize)} ideas face up in a row. This is <Term id="headspace" />.
        </li>
      </ol>
      <p>Play goes clockwise.</p>
      <TableLayout />
      <Zones />
    </>
  );
}

function Zones() {
  return (
    <Aside id="aside-zones" folded>
      <p>
        A card is in exactly one <Term id="zone" />.
      </p>
      <RuleTable
        caption="The eight zones"
        columns={['Zone', 'Whose', 'How it lies', 'A card is']}
        rows={[
          ['Head', 'all clones’', 'Face down. Anyone may count it.', 'an idea'],
          ['Headspace', 'all clones’', `Face up, ${inWords(headspaceSize)} spaces.`, 'an idea'],
          ['Thoughts', 'each clone’s own', 'Hidden. Their number is public.', 'an idea'],
          ['Condition', 'each clone’s own', 'Face up.', 'a state'],
          ['Memories', 'each clone’s own', 'Face up. Anyone may look.', 'a memory'],
          ['Stem', 'all clones’', 'Face up, in order.', 'called by its type'],
          ['Set aside', 'all clones’', 'Face up, unless an effect says otherwise.', 'a card'],
          ['Persona zone', 'each clone’s own', 'Face up.', 'a persona'],
        ]}
      />
    </Aside>
  );
}
