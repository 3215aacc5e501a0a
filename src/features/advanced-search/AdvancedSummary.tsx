/** Summary of the form: the query in words, the number of cards, and the link to the results. */

import { type MouseEvent, use, useDeferredValue } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeQuery } from '#search/query/describeQuery.ts';
import { conditionsOf } from '#search/query/matchesQuery.ts';
import { printQuery } from '#search/query/querySyntax.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { answerSearch } from '#search/searchAnswer.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import text from '#ui/styles/text.module.css';
import { useHydrated } from '#ui/subscriptions.ts';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './AdvancedSummary.module.css';

type Props = {
  readonly query: SearchQuery;
  /** Address of the results. */
  readonly href: string;
  /** Whether an empty form was submitted. */
  readonly refused: boolean;
  readonly onClear: () => void;
};

export function AdvancedSummary({ query, href, refused, onClear }: Props) {
  // Keeps the previous count while the card texts load.
  const counting = useDeferredValue(query);
  const isBlank = conditionsOf(query).length === 0;
  const words = isBlank ? <span>All cards.</span> : <Sentence parts={describeQuery(query, cardSets)} />;
  useRootAttribute('docked', 'summary');
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <div>
          <strong role="status">
            <LazyPart loading={<span>Counting</span>}>
              <Count query={counting} />
            </LazyPart>
          </strong>
          {/* On phones the filled fields may be out of sight. */}
          {!isBlank && <p className={styles.brief}>{words}</p>}
        </div>
        {!isBlank && (
          <button className={styles.clear} type="button" onClick={onClear}>
            Clear<VisuallyHidden> the form</VisuallyHidden>
          </button>
        )}
        <SearchLink href={href} />
      </div>
      <div className={styles.words}>
        <p>{words}</p>
        {!isBlank && (
          <p>
            <span className={text.note}>As search syntax</span>
            <code className={styles.typed}>{printQuery(query, cardSets)}</code>
          </p>
        )}
      </div>
      <div role="alert">
        {refused && (
          <p className={styles.refused}>
            <Icon name="warning" />
            No field is filled in yet. Fill in at least one.
          </p>
        )}
      </div>
    </div>
  );
}

/** A link, so that it can be opened in a new tab; a plain click submits the form. Without JavaScript it is a button. */
function SearchLink({ href }: { href: string }) {
  if (!useHydrated())
    return (
      <Button type="submit" look="primary">
        Search
      </Button>
    );

  function submit(click: MouseEvent<HTMLAnchorElement>) {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    click.currentTarget.closest('form')?.requestSubmit();
  }
  return (
    <>
      <ButtonLink href={href} look="primary" onClick={submit}>
        Search
      </ButtonLink>
      {/* Browsers submit the form on Enter only if it has a submit button. */}
      <button type="submit" hidden />
    </>
  );
}

function Count({ query }: { query: SearchQuery }) {
  const answer = answerSearch(query);
  const { found } = answer instanceof Promise ? use(answer) : answer;
  return <span>{counted(found.length, 'card')}</span>;
}
