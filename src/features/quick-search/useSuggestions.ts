/**
 * The suggestions for a text. What makes them is fetched when the box is first
 * used; names answer every key, texts and corrections follow when the keys rest.
 */

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createLoader } from '#site/loader.ts';
import { recentSearches } from '#storage/searches/lastSearchStore.ts';
import { useStore } from '#ui/subscriptions.ts';
import type { SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import type { Suggester } from './suggest/suggester.ts';

type Later = { readonly text: string; readonly groups: readonly SuggestionGroup[] };

const noGroups: readonly SuggestionGroup[] = [];

/** Milliseconds without a key, after which texts are searched. */
const rest = 120;

const suggesterLoader = createLoader(async () => (await import('./suggest/suggester.ts')).loadSuggester());

export function useSuggestions(text: string, isOpen: boolean) {
  const recent = useStore(recentSearches);
  const [suggester, setSuggester] = useState<Suggester>();
  const [later, setLater] = useState<Later>();

  const load = () => {
    if (suggester) return;
    suggesterLoader.load().then(
      (loaded) => {
        setSuggester(loaded);
        void loaded.prepare();
      },
      // Without suggestions the box still searches.
      () => undefined,
    );
  };

  useEffect(() => {
    if (!suggester || !isOpen) return;
    const key = new AbortController();
    const timer = setTimeout(() => {
      const show = (groups: Later['groups']) => key.signal.aborted || setLater({ text, groups });
      suggester
        .laterGroups(text, key.signal, show)
        .catch(() => noGroups)
        .then(show);
    }, rest);
    return () => {
      key.abort();
      clearTimeout(timer);
    };
  }, [suggester, text, isOpen]);

  // The letter itself is painted first, whatever its list costs; so is the first one, which opens the list.
  const typed = useDeferredValue(text);
  const isListing = useDeferredValue(isOpen) && isOpen;
  const instant = useMemo(
    () => (suggester && isListing ? suggester.instantGroups(typed, recent) : noGroups),
    [suggester, typed, recent, isListing],
  );
  const listed = useRef(noGroups);
  const groups = useMemo(() => {
    if (!isListing) return noGroups;
    const answer = later?.text === typed ? later.groups : undefined;
    // What no name contains may yet be found: until then the list stays.
    if (!answer && instant.every(({ rows }) => rows.length === 0)) return listed.current;
    return [...instant, ...(answer ?? [])];
  }, [instant, later, typed, isListing]);
  useEffect(() => {
    listed.current = groups;
  }, [groups]);
  return { suggester, groups, typed, load };
}
