/** Passages that answer a text, the first of them unfolded. */

import { counted } from '#game/plural.ts';
import type { RuleHit } from '#search/rules/ruleSearch.ts';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { passageRow } from '#ui/suggestions/suggestion.ts';
import styles from './OtherNameResults.module.css';

type PassagesProps = {
  readonly title: string;
  readonly hits: readonly RuleHit[];
  readonly typed: string;
  /** Number of passages that are not folded. */
  readonly open: number;
};

export function Passages({ title, hits, typed, open }: PassagesProps) {
  const rows = (shown: readonly RuleHit[]) => (
    <ul className={styles.list}>
      {shown.map((hit) => (
        <li key={hit.passage.id}>
          <SuggestionRow row={passageRow(hit)} typed={typed} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      {rows(hits.slice(0, open))}
      {hits.length > open && (
        <details>
          <summary>
            {`${counted(hits.length - open, 'more answer')}${title === inTheRules ? ' from the rules' : ''}`}
          </summary>
          {rows(hits.slice(open))}
        </details>
      )}
    </div>
  );
}

const inTheRules = 'In the rules';

/** The rules and the questions about the game, those with the best answer first, as in the list of the search box. */
export function passageGroups(hits: readonly RuleHit[]) {
  const isPage = ({ passage }: RuleHit) => passage.kind === 'page';
  const groups = [
    { title: inTheRules, hits: hits.filter((hit) => !isPage(hit)) },
    { title: 'About the game', hits: hits.filter(isPage) },
  ];
  const sorted = hits[0] && isPage(hits[0]) ? groups.reverse() : groups;
  return sorted.filter((group) => group.hits.length > 0);
}
