/** The cards of a dispute: each a search field until it is chosen, then its picture and name. */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSearch } from '#search/cardSearch.ts';
import { cardSearch } from '#search/cardSearchLoader.ts';
import { allCards } from '#search/catalogue.ts';
import { pairNamedIn } from '#search/readings/namedCards.ts';
import { isBlank } from '#search/text/searchText.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { rolesOf } from '#ui/link/SettleLink.tsx';
import text from '#ui/styles/text.module.css';
import { SearchPanel } from '#ui/suggestions/SearchPanel.tsx';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { cardRow, type SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import styles from './Settle.module.css';
import { type Asked, hrefOf, mostAnswers, readAsked, without } from './settleAddress.ts';
import { settledBefore } from './settledBefore.ts';

/** The most cards shown; typing more narrows them. */
const most = 6;

const labels = { played: 'Played', answer: 'Answered with' } as const;
type Role = keyof typeof labels;

type Props = { readonly asked: Asked };

export function PlayedChoice({ asked }: Props) {
  const { played } = asked;
  return played ? <Chosen asked={asked} which="played" cards={[played]} /> : <Finder asked={asked} which="played" />;
}

export function AnswerChoice({ asked }: Props) {
  const { played, answers } = asked;
  if (answers.length === 0) return <Finder asked={asked} which="answer" />;
  return (
    <>
      <Chosen asked={asked} which="answer" cards={answers} />
      {played && answers.length < mostAnswers && (
        <details key={answers.length}>
          <summary className={buttonClass({ look: 'quiet' })}>
            <Icon name="chevron-down" />
            And with another card
          </summary>
          <Finder asked={asked} which="answer" />
        </details>
      )}
    </>
  );
}

type ChosenProps = Props & { readonly which: Role; readonly cards: readonly CardSummary[] };

/** The whole row leads back to the choice. */
const Chosen = ({ asked, which, cards }: ChosenProps) => (
  <div>
    <p className={text.label}>{labels[which]}</p>
    {cards.map((card) => (
      <div key={card.id} className={styles.chosen}>
        <SuggestionRow row={{ ...cardRow(card), href: hrefOf(without(asked, card)), kind: 'Change' }} typed="" />
      </div>
    ))}
  </div>
);

function Finder({ asked, which }: Props & { readonly which: Role }) {
  const [typed, type] = useState('');
  const search = useCardSearch();
  const groups = isBlank(typed) ? recentFor(asked, which) : search ? groupsFor(asked, which, typed, search) : [];
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const kind = which === 'answer' ? 'reaction' : 'card';
  const hint = which === 'answer' ? 'Type a part of its name.' : 'Type a part of its name, or both: “shield vs duck”.';
  return (
    <SearchPanel
      label={labels[which]}
      typed={typed}
      onType={type}
      status={isBlank(typed) || !search ? hint : count > 0 ? `Found: ${count}` : `No ${kind} has this in its name.`}
      groups={groups}
    />
  );
}

function useCardSearch(): CardSearch | undefined {
  const [search, setSearch] = useState<CardSearch>();
  useEffect(() => {
    cardSearch.load().then(
      (loaded) => setSearch(() => loaded),
      () => undefined,
    );
  }, []);
  return search;
}

function groupsFor(asked: Asked, which: Role, typed: string, search: CardSearch): SuggestionGroup[] {
  return [
    { title: 'Both', rows: bothNamedIn(asked, typed, search) },
    {
      title: which === 'answer' ? 'Reactions' : 'Cards',
      rows: rowsOf(asked, which, search.suggest(typed, allCards().length)),
    },
  ];
}

/** The cards of the last disputes, once the other card is chosen; until then the disputes themselves are listed. */
function recentFor(asked: Asked, which: Role): SuggestionGroup[] {
  if (which === 'played' ? asked.answers.length === 0 : !asked.played) return [];
  const before = settledBefore.get().recent.map((query) => readAsked(query).asked);
  const cards = before.flatMap(({ played, answers }) => (which === 'answer' ? answers : (played ?? [])));
  return [{ title: 'Asked about before', rows: rowsOf(asked, which, [...new Set(cards)]) }];
}

function rowsOf(asked: Asked, which: Role, cards: readonly CardSummary[]) {
  const { played, answers } = asked;
  const fits = (card: CardSummary) =>
    card !== played && !answers.includes(card) && (which === 'played' || card.type === 'reaction');
  const withCard = (card: CardSummary): Asked =>
    which === 'played' ? { ...asked, played: card } : { ...asked, answers: [...answers, card] };
  return cards
    .filter(fits)
    .slice(0, most)
    .map((card) => ({ ...cardRow(card), href: hrefOf(withCard(card)) }));
}

/** The two cards that a text names, such as "shield vs duck". */
function bothNamedIn(asked: Asked, typed: string, search: CardSearch) {
  const pair = pairNamedIn(typed, search);
  if (!pair) return [];
  const [first, second] = pair;
  const { played = first, answer = second } = rolesOf(first, second);
  const href = hrefOf({ ...asked, playedSide: 'desire', answerSide: 'desire', played, answers: [answer] });
  return [{ ...cardRow(played), href, title: `${played.name}, then ${answer.name}`, note: 'The two that you named' }];
}
