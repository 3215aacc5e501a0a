/** Chapter 3: how the game ends, and who has won it. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { CardName } from '#ui/prose/CardName.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import { Term } from '#ui/prose/Term.tsx';

const { headspaceSize } = gameConstants;

export function ObjectOfTheGame() {
  return (
    <>
      <Lead>The policy pays one of you, and you have always thought of yourself as the one.</Lead>
      <p>
        Be the last clone alive, or be the clone in the best repair when the <Term id="head" /> runs empty.
      </p>
    </>
  );
}

export function HowToWin() {
  return (
    <>
      <p>The game ends in one of three ways.</p>
      <dl>
        <dt>One clone is left</dt>
        <dd>
          The game ends immediately when one clone is left. That clone wins. For how a clone dies, see{' '}
          <RuleLink to="dying">Dying</RuleLink>.
        </dd>
        <dt>Nobody is left</dt>
        <dd>
          If all clones that were still alive die from the same <Term id="effect" />, the clone that{' '}
          <Term id="control">controls</Term> the fatal effect wins, although it is dead. They die from the same effect
          if they are all found dead in the same check.
        </dd>
        <dt>The head is empty</dt>
        <dd>
          If <Term id="headspace" /> must be <Term id="refresh">refreshed</Term> and the head holds fewer than{' '}
          {inWords(headspaceSize)} ideas, the game ends. Each living clone adds up its corpus and its cerebrium, without{' '}
          <Term id="transient" /> points. The highest sum wins. A tie goes to the tied clone that is latest in turn
          order, counted from the clone that had the first turn of the game.
        </dd>
      </dl>
      <SaveYourBrain id="save-your-brain-dying-usefully">
        <p>
          <strong>If an effect that you control kills every living clone at once, you win.</strong> Being dead is no bar
          to a successful claim; Imago has always found the dead easier to deal with. Keep{' '}
          <CardName set={2} number={3}>
            Chandelier Moment
          </CardName>{' '}
          for the turn on which you were going to lose anyway.
        </p>
      </SaveYourBrain>
    </>
  );
}
