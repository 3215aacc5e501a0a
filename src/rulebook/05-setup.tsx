/** Chapter 5: the seven steps before the first turn, and the zones of the table. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Term } from '#ui/prose/Term.tsx';
import { TableLayout } from './figures/TableLayout.tsx';

const { firstTurnTicks, headspaceSize, minClones, minimumSets } = gameConstants;
const { startCerebrium, startCorpus, startIdeas, ticksPerTurn } = gameConstants;

export function Setup() {
  return (
    <>
      <Lead>Sit where you can see yourself.</Lead>
      <ol>
        <li>
          Choose at least {inWords(minimumSets)} <RuleLink to="set">sets</RuleLink>.
        </li>
        <li>
          Shuffle them face down into one pile. This is the <Term id="head" />.
        </li>
        <li>
          Each clone notes {startCorpus} <Term id="corpus" /> and {startCerebrium} <Term id="cerebrium" />, or takes a{' '}
          <Term id="persona" /> and notes the numbers on it.
        </li>
        <li>
          With three or more clones, <Term id="set-aside">set aside</Term> one <Term id="paranoia">Paranoia</Term> card
          for each clone beyond {inWords(minClones)}.
        </li>
        <li>
          Each clone <Term id="reveal">reveals</Term> the top idea of the head. The highest <Term id="resource-value" />
          , which is the number in the circle on the card, goes first; tied clones reveal again. Then shuffle all
          revealed cards back into the head.
        </li>
        <li>
          Deal each clone {startIdeas} <Term id="idea" /> from the head, or the number on its persona, to its{' '}
          <Term id="thoughts" />.
        </li>
        <li>
          Deal {inWords(headspaceSize)} ideas from the head, face up in a row. This is <Term id="headspace" />.
        </li>
      </ol>
      <p>The clone that goes first takes the first turn. Play goes clockwise.</p>
      <TableLayout />
      <SaveYourBrain id="save-your-brain-short-first-turn">
        <p>
          <strong>
            In a two-clone game the clone that begins gains {firstTurnTicks} tick on its first turn, not {ticksPerTurn}.
          </strong>{' '}
          Going first is worth about one tick, so Imago has deducted it in advance. With three or four clones nothing is
          deducted, because somebody will see to you soon enough.
        </p>
      </SaveYourBrain>
      <Zones />
    </>
  );
}

function Zones() {
  return (
    <Aside id="aside-zones">
      <p>
        A card is always in exactly one <Term id="zone" />, and the zone decides what it is called.
      </p>
      <RuleTable
        caption="The eight zones"
        columns={['Zone', 'Whose', 'How it lies', 'What it holds', 'A card is']}
        rows={[
          [
            'Head',
            'all clones’',
            'Face down, in order. Nobody may look. Anyone may count it.',
            'ideas that are still to come',
            'an idea',
          ],
          [
            'Headspace',
            'all clones’',
            `Face up, ${inWords(headspaceSize)} spaces.`,
            'ideas that can be taken',
            'an idea',
          ],
          [
            'Thoughts',
            'each clone’s own',
            'Hidden. How many they are is public.',
            'ideas that a clone keeps to itself',
            'an idea',
          ],
          ['Condition', 'each clone’s own', 'Face up.', 'states in play', 'a state'],
          [
            'Memories',
            'each clone’s own',
            'Face up, in any order. Anyone may look through them at any time.',
            'used and forgotten cards',
            'a memory',
          ],
          [
            'Stem',
            'all clones’',
            'Face up, an ordered pile.',
            'everything that waits to resolve',
            'an attack, a reaction or a state',
          ],
          [
            'Set aside',
            'all clones’',
            'Face up, unless an effect says otherwise.',
            'cards that an effect is keeping, and Paranoia in waiting',
            'a card',
          ],
          [
            'Persona zone',
            'each clone’s own',
            'Face up.',
            'one persona card; unused ones stay in the box',
            'a persona',
          ],
        ]}
      />
    </Aside>
  );
}
