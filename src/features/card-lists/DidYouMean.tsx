/** Corrections of a text that nothing is named by. */

import { counted } from '#game/plural.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import type { OtherAnswers } from '#search/readings/answerKinds.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import styles from './NothingFound.module.css';

/** Similar names, and the search for a misspelt text as it is spelt. */
export function DidYouMean({ meant, corrected }: Pick<OtherAnswers, 'meant' | 'corrected'>) {
  if (meant.length === 0 && !corrected) return null;
  return (
    <div className={styles.offer}>
      <h2 className={text.label}>Did you mean</h2>
      <ul className={styles.offers}>
        {meant.map((near) =>
          'anchor' in near ? (
            <li key={near.anchor}>
              <a href={routes.rules.href(near.anchor)}>{near.title}</a> (rules)
            </li>
          ) : (
            <li key={near.id}>
              <a href={routes.card.href(near.set, near.number)}>{near.name}</a>
            </li>
          ),
        )}
      </ul>
      {corrected && (
        <p>
          <ButtonLink href={routes.searchResults.href(toSearchParams(corrected.query))}>
            <span>
              <Sentence parts={corrected.label} />
            </span>
            <span>{`(${counted(corrected.count, 'card')})`}</span>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
