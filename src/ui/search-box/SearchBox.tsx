/**
 * One box to type a card's name in. It is a plain form that leads to the
 * results, and works as one before the page has come to life and without it.
 */

import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { routes } from '#domain/routes.ts';
import { quickQuery, type SearchQuery } from '#domain/search/searchQuery.ts';
import { classNames } from '../class-names.ts';
import { Attached } from '../field/Attached.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './SearchBox.module.css';

type Props = {
  /** The name that is being searched for; the box follows it. */
  readonly name: string;
  /** In the frame of the site, or large on a page. */
  readonly place: 'frame' | 'page';
  /** Hears of every search but a blank one, which is ignored (spec section 5). */
  readonly onSearch: (query: SearchQuery) => void;
};

export function SearchBox({ name, place, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useFollow(input, name);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = quickQuery(input.current?.value ?? '');
    if (query) onSearch(query);
    else input.current?.focus();
  }

  return (
    <search className={classNames(styles.search, styles[place])}>
      <form className={styles.box} action={routes.searchResults.href()} method="get" onSubmit={search}>
        <Icon name="search" />
        <Attached>
          <TextInput
            ref={input}
            type="search"
            name="name"
            aria-label="Card name"
            placeholder="Card name"
            defaultValue={name}
            enterKeyHint="search"
            autoCapitalize="off"
            spellCheck={false}
          />
          <button className={styles.button} type="submit">
            <Icon name="search" />
            <span className={styles.word}>Search</span>
          </button>
        </Attached>
      </form>
    </search>
  );
}

/** Shows a new name when there is one, and never touches what is being typed before that. */
function useFollow(input: RefObject<HTMLInputElement | null>, name: string) {
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name || !input.current) return;
    shown.current = name;
    input.current.value = name;
  }, [input, name]);
}
