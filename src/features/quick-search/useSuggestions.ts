/**
 * The suggestions for a text. Their code is fetched when the box is first used.
 * Names follow each keystroke; texts and corrections follow after a pause.
 */

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createLoader } from '#site/loader.ts';
import { recentSearches } from '#storage/searches/lastSearchStore.ts';
import { useStore } from '#ui/subscriptions.ts';
import type { SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import type { Suggester } from './suggest/suggester.ts';

type Delayed = { readonly text: string; readonly groups: readonly SuggestionGroup[] };

const noGroups: readonly SuggestionGroup[] = [];

/** Milliseconds without a keystroke before texts are searched. */
const rest = 120;

const suggesterLoader = createLoader(async () => (await import('./suggest/suggester.ts')).loadSuggester());

/** @param search Query string of the page. */
export function useSuggestions(text: string, isOpen: boolean, search: string) {
  const recent = useStore(recentSearches);
  const [suggester, setSuggester] = useState<Suggester>();
  const [delayed, setDelayed] = useState<Delayed>();

  const load = () => {
    if (suggester) return;
    suggesterLoader.load().then(
      setSuggester,
      // Without suggestions the box still searches.
      () => undefined,
    );
  };

  useEffect(() => {
    if (!suggester || !isOpen) return;
    const key = new AbortController();
    const timer = setTimeout(() => {
      suggester
        .delayedSuggestions(text, key.signal)
        .catch(() => noGroups)
        .then((groups) => key.signal.aborted || setDelayed({ text, groups }));
    }, rest);
    return () => {
      key.abort();
      clearTimeout(timer);
    };
  }, [suggester, text, isOpen]);

  // Paints the typed letter before the list, whatever the list costs; also the first letter, which opens it.
  const typed = useDeferredValue(text);
  const isListing = useDeferredValue(isOpen) && isOpen;
  const instant = useMemo(
    () => (suggester && isListing ? suggester.instantSuggestions(typed, recent) : noGroups),
    [suggester, typed, recent, isListing],
  );
  const listed = useRef(noGroups);
  const found = useMemo(() => {
    if (!isListing) return noGroups;
    const answer = delayed?.text === typed ? delayed.groups : undefined;
    // If no name matches, texts may still match: keeps the previous list until they are searched.
    if (!answer && instant.every(({ rows }) => rows.length === 0)) return listed.current;
    return [...instant, ...(answer ?? [])];
  }, [instant, delayed, typed, isListing]);
  useEffect(() => {
    listed.current = found;
  }, [found]);
  // Never the only row while corrections are looked up: an arrow key would choose it in their place.
  const isComplete = found !== noGroups || delayed?.text === typed;
  const groups = useMemo(
    () => (suggester && isListing && isComplete ? [...found, ...suggester.resultsRow(typed, search)] : noGroups),
    [suggester, isListing, isComplete, found, typed, search],
  );
  return { suggester, groups, typed, load };
}
