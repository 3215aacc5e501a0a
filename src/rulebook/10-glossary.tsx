/** Reference: every term, from the glossary's data. */

import { termAnchor } from '#game/glossary/anchors.ts';
import { glossaryInOrder } from '#game/glossary/glossary.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { Lead, RuleLink } from '#ui/prose/Prose.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import styles from './10-glossary.module.css';

/** The longest text of the rulebook is skipped in groups of entries, not as a whole. */
const entriesOnPage = 5;

const pages = Array.from({ length: Math.ceil(glossaryInOrder.length / entriesOnPage) }, (_, page) =>
  glossaryInOrder.slice(page * entriesOnPage, (page + 1) * entriesOnPage),
);

export function Glossary() {
  return (
    <>
      <Lead>When you say “memory” you will all mean the same thing, which is not to be taken for granted.</Lead>
      {pages.map((page) => (
        <dl key={page[0]?.id} className={styles.page} data-skippable="">
          {page.map(({ id, term, definition, see, also }) => (
            <div key={id} id={termAnchor(id)} tabIndex={-1}>
              <dt>
                <RuleText text={term} />
              </dt>
              <dd>
                <p>
                  <RuleText text={definition} /> <SeeAlso anchor={see[0]} />
                </p>
                {also && (
                  <details className={styles.also} data-unsearched="">
                    <summary>Also called</summary> <span>{also.join(', ')}</span>
                  </details>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}

function SeeAlso({ anchor }: { anchor: TitledAnchor | undefined }) {
  return (
    anchor && (
      <span className={styles.see}>
        <RuleLink to={anchor}>{ruleTitles[anchor]}</RuleLink>
      </span>
    )
  );
}
