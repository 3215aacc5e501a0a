/** The cards that use the rule of a section, in a closed details element. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { cardsOfRule } from '#search/cardRules.ts';
import { routes } from '#site/routes.ts';
import styles from './CardsUsing.module.css';

export function CardsUsing({ anchor }: { anchor: SectionAnchor }) {
  const cards = cardsOfRule(anchor);
  if (cards.length === 0) return null;
  return (
    <details className={styles.cards}>
      <summary className={styles.summary}>{`Cards that use this: ${cards.length}`}</summary>
      <ul className={styles.list}>
        {cards.map(({ id, set, number, name }) => (
          <li key={id}>
            <a href={routes.card.href(set, number)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
