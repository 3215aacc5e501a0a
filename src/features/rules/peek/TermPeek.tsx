/** A term: what it means, what it is not, and where its rules stand. */

import { routes } from '#domain/routes.ts';
import { type TermId, termAnchor } from '#domain/rulebook/anchors.ts';
import { glossary } from '#domain/rulebook/glossary.ts';
import { wordsOfTerm } from '#domain/rulebook/ruleText.ts';
import { ruleTitles } from '#domain/rulebook/titles.ts';
import { RuleText } from '#ui/prose/RuleText.tsx';
import text from '#ui/styles/text.module.css';
import { CopyLinkButton } from '../CopyLinkButton.tsx';
import styles from './Peek.module.css';

export function TermPeek({ id }: { id: TermId }) {
  const { term, definition, not, see } = glossary[id];
  const [rule] = see;
  return (
    <>
      <p>
        <RuleText text={definition} />
      </p>
      {not && (
        <p className={text.note}>
          <RuleText text={not} />
        </p>
      )}
      <p className={styles.links}>
        {rule && (
          <a href={routes.rules.href(rule)} data-follow="">
            Go to {ruleTitles[rule]}
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
