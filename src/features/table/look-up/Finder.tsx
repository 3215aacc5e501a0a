/** Look-up of cards and rules, answered at each key. */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { type Named, otherAnswers } from '#search/otherAnswers.ts';
import { type RuleEntry, ruleNames, suggestRules } from '#search/ruleNames.ts';
import type { RuleHit as Hit } from '#search/ruleSearch.ts';
import { suggestCards } from '#search/searchCards.ts';
import { routes } from '#site/routes.ts';
import { RuleHit } from '#ui/rule-hit/RuleHit.tsx';
import { SearchPanel } from '#ui/search-panel/SearchPanel.tsx';
import { SilentPicture } from '#ui/silent-picture/SilentPicture.tsx';
import styles from './Finder.module.css';

/** Most answers shown; more typing narrows them. */
const most = 8;

type Props = { readonly typed: string; readonly onType: (typed: string) => void };

export function Finder({ typed, onType }: Props) {
  const isBlank = typed.trim() === '';
  const rules = isBlank ? firstRules : suggestRules(typed, most);
  const cards = isBlank ? [] : suggestCards(typed, most);
  const { meant, said } = useOtherAnswers(isBlank ? '' : typed);
  const named = [...cards, ...rules, ...meant];
  const passages = said.filter(({ passage }) => !named.some((entry) => hrefOf(entry) === passage.href));
  return (
    <SearchPanel
      label="Card or rule"
      typed={typed}
      onType={onType}
      status={sayFound(isBlank, cards.length, rules.length + passages.length, meant.length)}
    >
      {named.map((entry) =>
        'anchor' in entry ? (
          <li key={entry.anchor}>
            <RuleLinkEntry rule={entry} />
          </li>
        ) : (
          <li key={entry.id}>
            <CardEntry card={entry} />
          </li>
        ),
      )}
      {passages.slice(0, Math.max(0, most - named.length)).map((hit) => (
        <li key={hit.passage.id}>
          <RuleHit hit={hit} />
        </li>
      ))}
    </SearchPanel>
  );
}

function sayFound(isBlank: boolean, cards: number, rules: number, meant: number): string {
  if (isBlank) return 'Often asked';
  if (meant > 0) return 'Nothing has this name. Did you mean:';
  return cards + rules > 0 ? `Cards: ${cards}, rules: ${rules}` : 'Nothing found.';
}

const hrefOf = (entry: Named) =>
  'anchor' in entry ? routes.rules.href(entry.anchor) : routes.card.href(entry.set, entry.number);

function CardEntry({ card }: { card: CardSummary }) {
  return (
    <a className={styles.entry} href={hrefOf(card)}>
      <SilentPicture className={styles.face} src={card.faces.thumb} />
      <span>{card.name}</span>
      <span className={styles.kind}>{card.type}</span>
    </a>
  );
}

function RuleLinkEntry({ rule }: { rule: RuleEntry }) {
  return (
    <a className={styles.entry} href={hrefOf(rule)}>
      <span>{rule.alsoCalled === undefined ? rule.title : `${rule.title}, also called ${rule.alsoCalled}`}</span>
      <span className={styles.kind}>{rule.kind}</span>
    </a>
  );
}

type Answers = { readonly meant: readonly Named[]; readonly said: readonly Hit[] };

const noAnswers: Answers = { meant: [], said: [] };

/** Corrections when no name matches, and passages of the rules. */
function useOtherAnswers(typed: string): Answers {
  const [answer, setAnswer] = useState<Answers & { readonly typed: string }>();

  useEffect(() => {
    if (typed === '') return;
    const key = new AbortController();
    otherAnswers(typed, key.signal).then(
      ({ meant, rules }) => key.signal.aborted || setAnswer({ typed, meant, said: rules }),
      // Without them the names are listed.
      () => undefined,
    );
    return () => key.abort();
  }, [typed]);

  return typed !== '' && answer?.typed === typed ? answer : noAnswers;
}

/** The rules that are looked up most often, shown while the box is empty. */
const oftenAsked: readonly RuleAnchor[] = [
  'main-phase',
  'pay-costs',
  'list-of-costs',
  'the-stem',
  'desire-and-fear',
  'refreshing-headspace',
  'dying',
  'easily-overlooked-rules',
  'glossary',
];

const firstRules: readonly RuleEntry[] = oftenAsked.flatMap(
  (anchor) => ruleNames.find((candidate) => candidate.anchor === anchor) ?? [],
);
