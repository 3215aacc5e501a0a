/** The text of the search box: what is typed, until an address brings another query. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { createLoader } from '#site/loader.ts';

const boxQuery = createLoader(() => import('./boxQuery.ts'));

export function useBoxText(input: RefObject<HTMLInputElement | null>, search: string) {
  /** The query of the address, as text. */
  const [asked, setAsked] = useState('');
  const [text, setText] = useState('');
  /** Whether the text has been edited since the address changed. */
  const isEdited = useRef(false);

  // Keeps text that was typed before hydration.
  useEffect(() => {
    if (!input.current?.value) return;
    isEdited.current = true;
    setText(input.current.value);
  }, [input]);

  useEffect(() => {
    let isCurrent = true;
    const show = (query: string) => {
      if (!isCurrent) return;
      setAsked(query);
      if (!isEdited.current) setText(query);
    };
    if (search === '') show('');
    else
      boxQuery.load().then(
        ({ textOfSearch }) => show(textOfSearch(search)),
        // The box stays empty; the page offers to try again.
        () => undefined,
      );
    return () => {
      isCurrent = false;
      isEdited.current = false;
    };
  }, [search]);

  return {
    asked,
    text,
    edit(typed: string) {
      isEdited.current = true;
      setText(typed);
    },
    /** The query string of the results for the text; `undefined` if it asks nothing. */
    async searchOfText(): Promise<string | undefined> {
      if (text === asked) return asked ? search.replace(/^\?/, '') : undefined;
      const { searchOfText } = await boxQuery.load();
      return searchOfText(text, search) ?? (asked ? search.replace(/^\?/, '') : undefined);
    },
  };
}
