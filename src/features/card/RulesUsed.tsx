/** The rules that a card uses, each with the words by which it does. */

import { rulesOfCard } from '#catalogue/cardRules.ts';
import type { CardSummary } from '#domain/cards/cardList.ts';
import { routes } from '#domain/routes.ts';
import { type TermId, termAnchor } from '#domain/rulebook/anchors.ts';
import { glossary } from '#domain/rulebook/glossary.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './RulesUsed.module.css';

export function RulesUsed({ card }: { card: CardSummary }) {
  return (
    <section className={styles.rules} data-fold="below">
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
          The rules on one page
        </a>
      </p>
    </section>
  );
}

const TermLink = ({ term }: { term: TermId }) => (
  <a className={styles.term} href={routes.rules.href(termAnchor(term))}>
    <RichText text={glossary[term].term} />
  </a>
);
