/** Preview of a term: its definition and a link to its rule. */

import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { routes } from '#site/routes.ts';
import { RuleText } from '../prose/RuleText.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import styles from './RulePopover.module.css';

export function TermPreview({ id }: { id: TermId }) {
  const { term, definition, see } = glossary[id];
  const [rule] = see;
  return (
    <>
      <p>
        <RuleText text={definition} />
      </p>
      <p className={styles.links}>
        {rule && (
          <a href={routes.rules.href(rule)} data-follow="">
            {`Go to ${ruleTitles[rule]}`}
          </a>
        )}
        <a href={routes.rules.href(termAnchor(id))} data-follow="">
          Glossary
        </a>
        <CopyLinkButton id={termAnchor(id)} name={wordsOfTerm(term)} />
      </p>
    </>
  );
}
