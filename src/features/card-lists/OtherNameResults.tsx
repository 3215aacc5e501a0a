/** Results for a name beyond card names: other searches, card texts and the rules. */

import { Fragment, use } from 'react';
import { counted } from '#game/plural.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { sentenceText } from '#search/query/sentence.ts';
import { type AnswerKind, type NamedCard, type OtherAnswers, pageOrderOf } from '#search/readings/answerKinds.ts';
import { answersForName } from '#search/searchAnswer.ts';
import { isQuestion } from '#search/text/searchText.ts';
import { routes } from '#site/routes.ts';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import type { Elements } from '#ui/elements.ts';
import { SettleLink } from '#ui/link/SettleLink.tsx';
import text from '#ui/styles/text.module.css';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { cardRow } from '#ui/suggestions/suggestion.ts';
import { RichText, Sentence } from '#ui/symbol/RichText.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import nothing from './NothingFound.module.css';
import styles from './OtherNameResults.module.css';
import { Passages, passageGroups } from './Passages.tsx';

/** For a name that no card has: the cards whose text says it, if any. A question is repeated as it was asked, and so is what is asked of a page. */
export function NameInstead({ query }: { readonly query: SearchQuery }) {
  const { texts, searches, named, rules } = use(answersForName(query));
  const { name = '' } = query;
  const count = texts.found.length;
  const isAnswered = searches.length + named.length + rules.length > 0;
  const isAsked = isQuestion(name) || named.length > 1 || rules[0]?.passage.kind === 'page';
  if (count === 0 && isAnswered && isAsked) return <span>{`Answers to “${name}”.`}</span>;
  if (count === 0) return <span>{`No card has “${name}” in its name.`}</span>;
  return (
    <>
      <span>{`${counted(count, 'card')} ${count === 1 ? 'says' : 'say'} “${name}”.`}</span>{' '}
      <span className={text.note}>No card has it in its name.</span>
    </>
  );
}

type Props = {
  /** A query that filters by name only. */
  readonly query: SearchQuery;
  /** Ids of the cards whose names contain it. */
  readonly found: ReadonlySet<number>;
};

/** Number of results shown from the rules, and in each group of cards below cards found by name. */
const folded = 3;
/** Number of cards shown in each group when no name contains the text. */
const mostCards = 12;

export function OtherNameResults({ query, found }: Props) {
  const answers = use(answersForName(query));
  const { searches, meant, corrected, texts, doing, named, rules: hits, isRuleNamed } = answers;
  const { name = '' } = query;
  // A single card is shown with its rulings.
  const [only] = found;
  const rules = found.size === 1 ? hits.filter(({ passage }) => !passage.id.startsWith(`note-${only}-`)) : hits;
  const order = pageOrderOf(answers);
  const inTexts = { anchor: 'card-texts', title: 'In the text of cards', all: 'whose text says it', ...texts };
  const does = doing && { anchor: 'card-deeds', title: sentenceText(doing.label), all: 'that do this', ...doing };
  const lists = order.flatMap((kind) =>
    kind === 'texts' ? { kind, ...inTexts } : kind === 'doing' && does ? { kind, ...does } : [],
  );
  const most = found.size > 0 ? folded : mostCards;
  // Each card is shown once.
  const shown = new Set([...found, ...named.map(({ card }) => card.id)]);
  const groups = lists
    .map((list) => {
      const cards = list.found.filter(({ id }) => !shown.has(id));
      for (const { id } of cards.slice(0, most)) shown.add(id);
      return { ...list, cards };
    })
    .filter(({ cards }) => cards.length > 0);
  if (searches.length + meant.length + groups.length + named.length + rules.length === 0 && !corrected) return null;
  const cardsOf = (wanted: AnswerKind) =>
    groups
      .filter(({ kind }) => kind === wanted)
      .map(({ kind, anchor, title, all, query, found, cards }) => (
        <div key={kind}>
          <CardListing groups={[{ anchor, title, cards: cards.slice(0, most), total: cards.length }]} view="faces" />
          {cards.length > most && (
            <p className={styles.all}>
              <a
                href={routes.searchResults.href(toSearchParams(query))}
              >{`All ${counted(found.length, 'card')} ${all}`}</a>
            </p>
          )}
        </div>
      ));
  const parts: Readonly<Record<AnswerKind, Elements>> = {
    searches: <Searches searches={searches} />,
    meant: <DidYouMean meant={meant} corrected={corrected} />,
    texts: cardsOf('texts'),
    doing: cardsOf('doing'),
    named: named.length > 0 && <NamedCards named={named} />,
    rules: passageGroups(rules).map(({ title, hits }) => (
      <Passages key={title} title={title} hits={hits} typed={name} open={isRuleNamed ? 1 : folded} />
    )),
  };
  return (
    <section className={styles.beside} aria-label={`Other answers for “${name}”`}>
      {order.map((kind) => (
        <Fragment key={kind}>{parts[kind]}</Fragment>
      ))}
    </section>
  );
}

function Searches({ searches }: Pick<OtherAnswers, 'searches'>) {
  if (searches.length === 0) return null;
  return (
    <div>
      <h2 className={text.label}>Searches</h2>
      <ul className={nothing.offers}>
        {searches.map((search) => (
          <li key={toSearchParams(search.query)}>
            <a href={routes.searchResults.href(toSearchParams(search.query))}>
              <Sentence parts={search.label} />
            </a>{' '}
            <span>{`(${counted(search.count, 'card')})`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards that a question names, side by side, each with its rulings. */
function NamedCards({ named }: { readonly named: readonly NamedCard[] }) {
  const [first, second, ...more] = named.map(({ card }) => card);
  return (
    <section aria-labelledby="named-cards">
      <h2 id="named-cards">{named.length > 1 ? 'Cards named in your question' : 'The card named in your question'}</h2>
      <ul className={styles.named}>
        {named.map(({ card, rulings }) => (
          <li key={card.id}>
            <SuggestionRow row={cardRow(card)} typed="" />
            {rulings.map((ruling) => (
              <p key={ruling}>
                <RichText text={ruling} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      {first && second && more.length === 0 && (
        <p>
          <SettleLink cards={[first, second]} className={text.labelLink}>
            Settle it
          </SettleLink>
        </p>
      )}
    </section>
  );
}
