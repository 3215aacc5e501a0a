/** Reference: what happens when a clone dies and two or more play on, and the Paranoia that follows. */

import { paranoia } from '#game/generated/paranoia.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { CardName, Lead, Sym, Term } from '#ui/prose/Prose.tsx';
import { SaveYourBrain } from '#ui/prose/SaveYourBrain.tsx';
import styles from './10-personas.module.css';
import { CardParagraphs } from './10-personas.tsx';

const { deadAt, minClones } = gameConstants;

export function Death() {
  return (
    <>
      <Lead>One of you is gone, and the rest have just watched how easily it is done.</Lead>
      <p>
        When a clone <Term id="die">dies</Term> and two or more survive, do the following in this order.
      </p>
      <ol>
        <li>
          Everything that the dead clone controls on the <Term id="stem" /> or waiting beside it is taken off without
          effect.
        </li>
        <li>
          The dead clone shuffles all its cards together and puts them on the bottom of the <Term id="head" />, face
          down: from its <Term id="thoughts" />, its <Term id="condition" />, its <Term id="memories" /> and the stem,
          and those that it had set aside. Its Paranoia cards are <Term id="set-aside" /> again. Its{' '}
          <Term id="persona" /> card stays where it lies and does nothing more.
        </li>
        <li>
          The active clone <Term id="add">adds</Term> a <Term id="paranoia">Paranoia</Term> card to its condition. If it
          is the active clone that died, the next living clone clockwise does so instead.
        </li>
      </ol>
      <p>
        If several clones die in the same check and two or more survive, do steps 1 and 2 for each of the dead, and add
        one Paranoia card for each of them. In a game of {inWords(minClones)} clones none of this is needed: the first
        death ends the game.
      </p>
      <article className={styles.persona}>
        <h4>{paranoia.name}</h4>
        <p>
          State, mental, cost <Sym of={paranoia.cost} />
        </p>
        <dl>
          <dt>Desire</dt>
          <dd>
            <CardParagraphs text={paranoia.effects} />
          </dd>
          <dt>Fear</dt>
          <dd>
            <CardParagraphs text={paranoia.fearEffects} />
          </dd>
        </dl>
      </article>
      <p>
        The clone to whose condition{' '}
        <CardName set={0} number={1}>
          Paranoia
        </CardName>{' '}
        is added chooses the side as if playing it: fear only if afraid. Paranoia is a <Term id="state" /> for every
        purpose: it can be <Term id="remove">removed</Term>, moved and paid with. When it would go anywhere except to a
        condition, it is set aside again. It can never be played.
      </p>
      <SaveYourBrain id="save-your-brain-dying-usefully">
        <p>
          <strong>If an effect that you control kills every living clone at once, you win.</strong> Being at {deadAt} is
          no bar to a successful claim; Imago has always found the dead easier to deal with. Keep{' '}
          <CardName set={2} number={3}>
            Chandelier Moment
          </CardName>{' '}
          for the turn on which you were going to lose anyway.
        </p>
      </SaveYourBrain>
    </>
  );
}
