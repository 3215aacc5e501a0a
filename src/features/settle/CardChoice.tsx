/** One of the two cards of a dispute: a search field until it is chosen, then its picture and name. */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSearch } from '#search/cardSearch.ts';
import { cardSearch } from '#search/cardSearchLoader.ts';
import { allCards } from '#search/catalogue.ts';
import { cardsNamedIn } from '#search/namedCards.ts';
import { isBlank } from '#search/searchText.ts';
import { rolesOf } from '#ui/settle-link/SettleLink.tsx';
import text from '#ui/styles/text.module.css';
import { SearchPanel } from '#ui/suggestions/SearchPanel.tsx';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { cardRow, type SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import styles from './Settle.module.css';
import { type Asked, hrefOf, without } from './settleAddress.ts';

/** The most cards shown; typing more narrows them. */
const most = 6;

const labels = { played: 'Played', answer: 'Answered with' } as const;

type Props = { readonly asked: Asked; readonly which: keyof typeof labels };

export function CardChoice({ asked, which }: Props) {
  const chosen = asked[which];
  return chosen ? <Chosen asked={asked} which={which} card={chosen} /> : <Finder asked={asked} which={which} />;
}

/** The whole row leads back to the choice. */
const Chosen = ({ asked, which, card }: Props & { readonly card: CardSummary }) => (
  <div>
    <p className={text.label}>{labels[which]}</p>
    <div className={styles.chosen}>
      <SuggestionRow row={{ ...cardRow(card), href: hrefOf(without(asked, which)), kind: 'Change' }} typed="" />
    </div>
  </div>
);

function Finder({ asked, which }: Props) {
  const [typed, type] = useState('');
  const search = useCardSearch();
  const groups = search && !isBlank(typed) ? groupsFor(asked, which, typed, search) : [];
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

function groupsFor(asked: Asked, which: keyof typeof labels, typed: string, search: CardSearch): SuggestionGroup[] {
  const fits = ({ id, type }: CardSummary) =>
    which === 'played' ? id !== asked.answer?.id : type === 'reaction' && id !== asked.played?.id;
  const found = search.suggest(typed, allCards().length).filter(fits).slice(0, most);
  const row = (card: CardSummary) => ({ ...cardRow(card), href: hrefOf({ ...asked, [which]: card }) });
  return [
    { title: 'Both', rows: bothNamedIn(asked, typed) },
    { title: which === 'answer' ? 'Reactions' : 'Cards', rows: found.map(row) },
  ];
}

/** The two cards that a text names, such as "shield vs duck". */
function bothNamedIn(asked: Asked, typed: string) {
  const [first, second, ...more] = cardsNamedIn(typed, allCards());
  if (!first || !second || more.length > 0) return [];
  const { played = first, answer = second } = rolesOf(first, second);
  const href = hrefOf({ ...asked, playedSide: 'desire', answerSide: 'desire', played, answer });
  return [{ ...cardRow(played), href, title: `${played.name}, then ${answer.name}`, note: 'The two that you named' }];
}
