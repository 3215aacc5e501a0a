/**
 * The one box over cards and rules, in the frame of every page and large on
 * some. It is a plain form that leads to the results, and works as one before
 * the page has come to life and without it; once used, it suggests.
 */

import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { setNames } from '#search/currentSets.ts';
import { listedSearch, readListing } from '#search/listing.ts';
import { parseQuery, printQuery } from '#search/querySyntax.ts';
import { parseSearchParams, searchAsAsked } from '#search/searchParams.ts';
import { maxTextLength, takenLength } from '#search/searchText.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { classNames } from '#ui/classNames.ts';
import { Attached, TextInput } from '#ui/field/TextInput.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useOverlay } from '#ui/useOverlay.ts';
import styles from './QuickSearch.module.css';
import { useSuggestions } from './useSuggestions.ts';

type Props = {
  /** In the frame of the site, or large on a page. */
  readonly place: 'frame' | 'page';
};

export function QuickSearch({ place }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useRawSearch();
  const asked = useMemo(() => printQuery(parseSearchParams(search, setNames).query, setNames), [search]);
  const [text, setText] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const [active, setActive] = useState<string>();
  const { suggester, groups, typed, load } = useSuggestions(text, isOpen);
  const rows = groups.flatMap((group) => group.rows);
  const isListed = isOpen && rows.length > 0;

  // What was typed before the page came to life is kept.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);

  // Another address, another text; what is being typed is never touched before that.
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
    setOpen(false);
    setActive(undefined);
  }

  function open() {
    load();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  useOverlay(isOpen, close);

  // Set by the phone's bar, which shows this box only while it is open.
  useEffect(() => {
    if (place === 'frame' && !isOpen) delete document.documentElement.dataset.searching;
  }, [place, isOpen]);

  /** Off to somewhere: the keys belong to the page that comes. */
  const leave = useCallback(() => {
    setOpen(false);
    setActive(undefined);
    input.current?.blur();
  }, []);

  function type(typed: string) {
    setCut(typed.length > maxTextLength);
    setText(typed.slice(0, maxTextLength));
    setActive(undefined);
    open();
  }

  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = text === asked ? undefined : parseQuery(text, setNames);
    const href =
      isListed && rows.some((row) => row.href === active)
        ? active
        : query && routes.searchResults.href(listedSearch(searchAsAsked(query), readListing(search).listing));
    if (href ?? asked) {
      leave();
      navigate(href ?? routes.searchResults.href(search.replace(/^\?/, '')));
    } else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) close();
    else if (step && !isListed) open();
    else if (step) {
      // From the text to the first row or the last, and back to the text behind either end.
      const places = [undefined, ...rows.map(({ href }) => href)];
      setActive(places.at((places.indexOf(active) + step) % places.length));
    } else return;
    event.preventDefault();
  }

  function closeIfLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <search className={classNames(styles.search, styles[place])} onBlur={closeIfLeft} data-open={isOpen || undefined}>
      <form className={styles.box} action={routes.searchResults.href()} method="get" onSubmit={go}>
        <div className={styles.field}>
          <Icon name="search" />
          <Attached>
            <TextInput
              ref={input}
              type="search"
              name="name"
              role="combobox"
              aria-label="Search cards and rules"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-activedescendant={active && suggester?.rowId(listId, groups, active)}
              placeholder="Card, rule or symbol"
              value={text}
              maxLength={takenLength(Math.max(maxTextLength, text.length))}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onFocus={load}
              onClick={open}
              onKeyDown={onKeyDown}
              enterKeyHint="search"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
            <button className={styles.button} type="submit">
              <Icon name="search" />
              <span className={styles.word}>Search</span>
            </button>
          </Attached>
          <button className={styles.cancel} type="button" onClick={close}>
            Cancel
          </button>
        </div>
        <div className={styles.below}>
          <p className={styles.cut} role="status">
            {isOpen && isCut && `Only the first ${maxTextLength} characters count; the rest was left out.`}
          </p>
          {suggester && isListed && (
            <suggester.SuggestionList id={listId} groups={groups} typed={typed} active={active} onPick={leave} />
          )}
        </div>
      </form>
    </search>
  );
}
