/** Reference: what each set is like, and what is in the box. */

import { setHeaderAnchor } from '#game/cards/cardSet.ts';
import { cardList } from '#game/generated/cardList.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '#site/routes.ts';
import { Lead, RuleLink, Term } from '#ui/prose/Prose.tsx';

const { cardsPerSet, demoCards, demoCardSheets, demoRulesSheets, demoSheets, maxClones, minimumSets } = gameConstants;
const { paranoiaCopies, personas, playableSets, promoCards, tickTokens } = gameConstants;

export function Sets() {
  return (
    <>
      <Lead>You have had many ideas, and Imago has sorted them by temper.</Lead>
      <p>
        There are {inWords(playableSets)} sets to choose from, and a promo set: see{' '}
        <RuleLink to="set">Choosing sets</RuleLink>. Leave the promo set out unless all clones agree to it. It never
        counts as one of the {inWords(minimumSets)} sets. One promo card, <Term id="paranoia">Paranoia</Term>, never
        goes into the head.
      </p>
      <dl>
        {cardList.sets.map(({ id, name, description }) => (
          <div key={id}>
            <dt>
              <a href={routes.cards.href('', setHeaderAnchor(id))}>{name}</a>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function InTheBox() {
  return (
    <>
      <ul>
        <li>
          {cardsPerSet * playableSets} cards in {inWords(playableSets)} sets of {cardsPerSet}.
        </li>
        <li>
          The promo set: {inWords(promoCards)} different cards, with {inWords(paranoiaCopies)} copies of Paranoia for a
          game of {inWords(maxClones)}.
        </li>
        <li>
          {personas} <Term id="persona" /> cards.
        </li>
        <li>
          {tickTokens} <Term id="tick" /> tokens, and tokens for <Term id="corpus" />, for <Term id="cerebrium" /> and
          for the <Term id="transient" /> kind of both.
        </li>
        <li>A reference card.</li>
      </ul>
      <p>
        The free print-and-play demo is the first {inWords(minimumSets)} sets: {demoCards} cards, with no persona cards
        and no tokens. It is {inWords(demoSheets)} sheets: {inWords(demoCardSheets)} of cards and{' '}
        {inWords(demoRulesSheets)} of rules. Count with pen and paper, or with dice. With three or four clones, write
        PARANOIA on one or two slips, with the text under <RuleLink to="death">Death with survivors</RuleLink>.
      </p>
    </>
  );
}
