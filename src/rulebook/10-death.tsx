/** Reference: what happens when a clone dies and two or more go on, and the Paranoia that follows. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { CardName } from '#ui/prose/CardName.tsx';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { Sym } from '#ui/prose/Sym.tsx';
import { Term } from '#ui/prose/Term.tsx';

const { minClones } = gameConstants;

export function Death() {
  return (
    <>
      <Lead>One of you is gone, and the rest have just watched how easily it is done.</Lead>
      <p>
        When a clone <Term id="die">dies</Term> and two or more survive, do the following in this order.
      </p>
      <ol>
        <li>
          Everything that the dead clone controls on the <Term id="stem" />, or that waits beside it, is taken off
          without effect: its cards, its takes and its effects.
        </li>
        <li>
          The dead clone shuffles all its cards together and puts them on the bottom of the <Term id="head" />, face
          down: the ones from its <Term id="thoughts" />, its <Term id="condition" /> and its <Term id="memories" />,
          the ones that came off the stem, and those that it had set aside. Its Paranoia cards are not among them; they
          are <Term id="set-aside" /> again. Its <Term id="persona" /> card stays where it lies and does nothing more.
        </li>
        <li>
          The active clone <Term id="add">adds</Term> a <Term id="paranoia">Paranoia</Term> card to its condition, and
          chooses its side as told under <RuleLink to="aside-adding-cards">Adding cards</RuleLink>. If it is the active
          clone that died, the next living clone clockwise does so instead.
        </li>
      </ol>
      <p>
        If several clones die in the same check and two or more survive, do steps 1 and 2 for each of the dead. In step
        3 add one Paranoia card for each of them.
      </p>
      <p>
        If the active clone has died, its turn ends as told under <RuleLink to="on-your-turn">On Your Turn</RuleLink>.
        In a game of {inWords(minClones)} clones none of this is needed: the first death ends the game.
      </p>
      <p>
        <strong>Paranoia.</strong>{' '}
        <CardName set={0} number={1}>
          Paranoia
        </CardName>{' '}
        is a <Term id="state" /> for every purpose: it can be <Term id="remove">removed</Term>, moved and paid with like
        any other. But it is nobody’s card. When it would go anywhere except to a condition, it is set aside again, so
        it never lies in the head, in thoughts or in memories and can never be played. The <Sym of="{B0}" /> in its cost
        is there only to complete the card.
      </p>
    </>
  );
}
