/** Chapter 5: the seven steps before the first turn, and the zones of the table. */

import { gameConstants } from '#domain/rulebook/gameConstants.ts';
import { inWords } from '#domain/rulebook/inWords.ts';
import { Aside } from '#ui/prose/Aside.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleTable } from '#ui/prose/RuleTable.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Term } from '#ui/prose/Term.tsx';

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
          Each clone reveals the top idea of the head. The highest <Term id="resource-value" /> goes first; tied clones
          reveal again. Then shuffle all revealed cards back into the head.
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
      <RuleTable caption="The eight zones" columns={['Zone', 'Whose', 'How it lies', 'What it holds', 'A card is']}>
        <tr>
          <th scope="row">Head</th>
          <td>all clones’</td>
          <td>Face down, in order. Nobody may look. Anyone may count it.</td>
          <td>ideas that nobody has had yet</td>
          <td>an idea</td>
        </tr>
        <tr>
          <th scope="row">Headspace</th>
          <td>all clones’</td>
          <td>Face up, {inWords(headspaceSize)} spaces.</td>
          <td>ideas that can be taken</td>
          <td>an idea</td>
        </tr>
        <tr>
          <th scope="row">Thoughts</th>
          <td>one for each clone</td>
          <td>Hidden. How many they are is public.</td>
          <td>ideas that a clone keeps to itself</td>
          <td>an idea</td>
        </tr>
        <tr>
          <th scope="row">Condition</th>
          <td>one for each clone</td>
          <td>Face up.</td>
          <td>states in play</td>
          <td>a state</td>
        </tr>
        <tr>
          <th scope="row">Memories</th>
          <td>one for each clone</td>
          <td>Face up, in any order. Anyone may look through them at any time.</td>
          <td>used and forgotten cards</td>
          <td>a memory</td>
        </tr>
        <tr>
          <th scope="row">Stem</th>
          <td>all clones’</td>
          <td>Face up, an ordered pile.</td>
          <td>everything that waits to resolve</td>
          <td>an attack, a reaction or a state</td>
        </tr>
        <tr>
          <th scope="row">Set aside</th>
          <td>all clones’</td>
          <td>Face up, unless an effect says otherwise.</td>
          <td>cards that an effect is keeping, and Paranoia in waiting</td>
          <td>a card</td>
        </tr>
        <tr>
          <th scope="row">Persona zone</th>
          <td>one for each clone</td>
          <td>Face up.</td>
          <td>one persona card; unused ones stay in the box</td>
          <td>a persona</td>
        </tr>
      </RuleTable>
    </Aside>
  );
}
