/** Search of the rules, the glossary and the rulings, updated on each keystroke. */

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RuleSearch } from '#search/rules/ruleSearch.ts';
import { ruleSearch } from '#search/rules/rulesLoader.ts';
import { isBlank } from '#search/text/searchText.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SearchPanel } from '#ui/suggestions/SearchPanel.tsx';
import { passageRow, type SuggestionGroup } from '#ui/suggestions/suggestion.ts';

/** The most answers shown; typing more narrows them. */
const mostHits = 12;

type Props = {
  readonly onClose: () => void;
  /** Called when an answer is followed, to mark its words. */
  readonly onFound: (terms: ReadonlySet<string>) => void;
};

export function FindDialog({ onClose, onFound }: Props) {
  const [typed, setTyped] = useState('');
  const search = useRuleSearch();
  // Typing never waits for the answer.
  const asked = useDeferredValue(typed);
  const groups = useMemo((): readonly SuggestionGroup[] => {
    const hits = search?.find(asked, mostHits) ?? [];
    return [{ title: 'In the rules', rows: hits.map(passageRow) }];
  }, [search, asked]);
  return (
    <Dialog title="Find in the rules" size="tall" onClose={onClose}>
      <SearchPanel
        label="Word, symbol or question"
        typed={typed}
        onType={setTyped}
        status={sayFound(asked, search, groups[0]?.rows.length)}
        groups={groups}
        onPick={({ note }) => typeof note !== 'string' && onFound(note.terms)}
      />
    </Dialog>
  );
}

function sayFound(typed: string, search: RuleSearch | undefined, count = 0): string {
  if (isBlank(typed)) return 'Sections, terms, asides, examples, and the rulings on single cards.';
  if (!search) return 'Loading the rules …';
  if (count === 0) return 'The rules do not contain this. Try another word.';
  return count === mostHits ? `The best ${mostHits} places` : `Places found: ${count}`;
}

function useRuleSearch(): RuleSearch | undefined {
  const [search, setSearch] = useState<RuleSearch>();
  useEffect(() => {
    let gone = false;
    ruleSearch.load().then(
      (loaded) => gone || setSearch(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return search;
}
