/** Chapter 3: how the game ends, who has won it, and how clones die. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';

const { deadAt, headspaceSize } = gameConstants;

export function ObjectOfTheGame() {
  return <Lead>The policy pays one of you, and you have always thought of yourself as the one.</Lead>;
}

export function HowToWin() {
  return (
    <ul>
      <li>The game ends immediately when one clone is left. That clone wins.</li>
      <li>
        <strong>Nobody is left.</strong> If all living clones die from the same <Term id="effect" />, the clone that{' '}
        <Term id="control">controls</Term> the fatal effect wins.
      </li>
      <li>
        <strong>The head is too low.</strong> If <Term id="headspace" /> must be{' '}
        <RuleLink to="refreshing-headspace">refreshed</RuleLink> and the <Term id="head" /> holds fewer than{' '}
        {inWords(headspaceSize)} ideas, the game ends. Each living clone adds up its corpus and its cerebrium, without{' '}
        <Term id="transient" /> points. The highest sum wins. A tie goes to the tied clone that is latest in turn order,
        counted from the clone that had the first turn of the game.
      </li>
    </ul>
  );
}

export function Dying() {
  return (
    <p>
      A clone <Term id="die">dies</Term>, and is eliminated, at {deadAt} or lower corpus or cerebrium.{' '}
      <Term id="transient">Transient</Term> points do not count. Check after each <Term id="item" /> has completely
      resolved. If two or more clones survive, see <RuleLink to="death">Death with survivors</RuleLink>.
    </p>
  );
}
