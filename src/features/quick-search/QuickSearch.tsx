/**
 * The search box for cards and rules, in the frame of every page and large on
 * some. It is a plain form that leads to the results, and works as one before
 * hydration and without JavaScript. Once used, it suggests.
 */

import {
  type FocusEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { maxTextLength, takenLength } from '#search/text/searchText.ts';
import { addSearchBox, headerSearch } from '#site/frameParts.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { CloseButton } from '#ui/button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Attached, TextInput } from '#ui/field/TextInput.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { isRendered } from '#ui/isRendered.ts';
import { useStore } from '#ui/subscriptions.ts';
import { useSuggestionKeys } from '#ui/suggestions/useSuggestionKeys.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import styles from './QuickSearch.module.css';
import { useBoxText } from './useBoxText.ts';
import { useSuggestions } from './useSuggestions.ts';

type Props = {
  /** In the frame of the site, or large on a page. */
  readonly place: 'frame' | 'page';
};

/** Focuses a field with all of its text selected. */
function focusAll(field: HTMLInputElement): true {
  field.focus();
  field.select();
  return true;
}

export function QuickSearch({ place }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const search = useRawSearch();
  const { asked, text, edit, searchOfText } = useBoxText(input, search);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const { suggester, groups, typed, load } = useSuggestions(text, isOpen, search);
  const keys = useSuggestionKeys(groups);

  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    if (text === asked) setOpen(false);
  }

  function open() {
    load();
    setOpen(true);
  }

  const close = () => setOpen(false);

  useOverlay(isOpen, close);
  useRootAttribute('flashes', 'none', isOpen);

  useEffect(
    () => addSearchBox(() => input.current !== null && isRendered(input.current) && focusAll(input.current)),
    [],
  );

  const isCalled = useStore(headerSearch, () => false) && place === 'frame';
  const onCall = useEffectEvent(() => {
    if (input.current) focusAll(input.current);
    open();
  });
  useLayoutEffect(() => {
    if (isCalled) onCall();
  }, [isCalled]);
  useEffect(() => {
    if (place === 'frame' && !isOpen) headerSearch.set(false);
  }, [place, isOpen]);

  /** Closes the box and drops the focus: keys go to the next page. */
  const leave = useCallback(() => {
    setOpen(false);
    input.current?.blur();
  }, []);

  function type(typed: string) {
    setCut(typed.length > maxTextLength);
    edit(typed.slice(0, maxTextLength));
    keys.backToText();
    open();
  }

  async function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (keys.follow()) return;
    const pressed = performance.now();
    // Without the code that reads a query, the text is sent as a name, as the form does without JavaScript.
    const asks = await searchOfText().catch(() => new URLSearchParams({ name: text }).toString());
    if (asks === undefined) {
      input.current?.focus();
      return;
    }
    leave();
    navigate(routes.searchResults.href(asks), { asked: pressed });
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
              {...keys.field}
              aria-label="Search cards and rules"
              placeholder="Card, rule or symbol"
              value={text}
              maxLength={takenLength(Math.max(maxTextLength, text.length))}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onFocus={load}
              onClick={open}
              onKeyDown={(press) => {
                if (keys.walk(press)) open();
                else if (press.key === 'Escape' && isOpen) {
                  press.preventDefault();
                  close();
                }
              }}
              enterKeyHint="search"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
            <button className={styles.button} type="submit" aria-label="Search">
              <Icon name="search" />
              <span className={styles.word}>Search</span>
            </button>
          </Attached>
          <div className={styles.cancel}>
            <CloseButton word="Cancel" onClick={close} />
          </div>
        </div>
        <div className={styles.below}>
          <p className={styles.cut} role="status">
            {isOpen && isCut && `Only the first ${maxTextLength} characters count; the rest was left out.`}
          </p>
          {suggester && keys.field['aria-expanded'] && (
            <suggester.SuggestionList {...keys.list} typed={typed} onPick={leave} isOverPage />
          )}
        </div>
      </form>
    </search>
  );
}
