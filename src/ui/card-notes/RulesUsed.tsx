/** The rules that a card uses, each with the card's terms for it. A term opens its definition in a popover. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { rulesOfCard } from '#search/rules/cardRules.ts';
import { routes } from '#site/routes.ts';
import { RulePopover } from '../rule-popover/RulePopover.tsx';
import { RichText } from '../symbol/RichText.tsx';
import styles from './RulesUsed.module.css';

export function RulesUsed({ card }: { card: CardSummary }) {
  return (
    <RulePopover className={styles.rules}>
      <h2>Rules this card uses</h2>
      <dl className={styles.list}>
        {rulesOfCard(card.id).map(({ anchor, terms }) => (
          <div key={anchor}>
            <dt>
              <a href={routes.rules.href(anchor)}>{ruleTitles[anchor]}</a>
            </dt>
            <dd className={styles.terms}>
              {terms.map((term) => (
                <TermLink key={term} term={term} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className={styles.sheet} href={routes.reference.href()}>
          Reference tables
        </a>
      </p>
    </RulePopover>
  );
}

const TermLink = ({ term }: { term: TermId }) => (
  <a className={styles.term} href={routes.rules.href(termAnchor(term))}>
    <RichText text={glossary[term].term} />
  </a>
);
