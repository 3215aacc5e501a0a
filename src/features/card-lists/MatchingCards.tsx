/** The cards that match the address, with a loading line in their place until they are rendered. */

import { memo, Suspense, use, useDeferredValue, useEffect, useState } from 'react';
import { answerSearch } from '#search/searchAnswer.ts';
import { classNames } from '#ui/classNames.ts';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useHydrated } from '#ui/subscriptions.ts';
import { CardsFound } from './CardsFound.tsx';
import styles from './MatchingCards.module.css';
import type { ListAddress } from './useListAddress.ts';

type Props = {
  readonly address: ListAddress;
  /** The address of this page with another search. */
  readonly hrefTo: (search: string, anchor?: string) => string;
  /** Called with the number of cards found. */
  readonly onCount?: (address: ListAddress, count: number) => void;
  /** Whether the page usually has a query. Its prerendered list is then only for browsers without JavaScript. */
  readonly isSearch?: boolean;
};

/**
 * Keeps the prerendered list, hidden, until the cards that match the address are rendered. They are rendered in slices
 * and shown all at once, so that nothing shifts.
 */
export function MatchingCards({ address, isSearch = false, ...props }: Props) {
  const isHydrated = useHydrated();
  const isReady = useDeferredValue(isHydrated);
  const [built] = useState(address);
  const cards = <Cards {...props} address={isReady ? address : built} />;
  return (
    <>
      {!isReady && (isSearch || isHydrated) && (
        <div className={classNames(styles.meanwhile, isSearch && styles.first)}>
          <LoadingLine />
        </div>
      )}
      <div className={isReady ? undefined : classNames(styles.held, isSearch && styles.awaited)}>
        {isSearch && !isReady ? <noscript>{cards}</noscript> : cards}
      </div>
    </>
  );
}

const LoadingLine = () => <p className={`${layout.wrap} ${text.note}`}>Loading the cards …</p>;

/** Memoised: a Suspense boundary that gets new props before its hydration is hydrated in one long task. */
const Cards = memo(function Cards(props: Props) {
  return (
    <Suspense fallback={<LoadingLine />}>
      <Found {...props} />
    </Suspense>
  );
});

function Found({ address, hrefTo, onCount }: Props) {
  const asked = answerSearch(address.query);
  const answer = asked instanceof Promise ? use(asked) : asked;
  const count = answer.found.length;
  useEffect(() => onCount?.(address, count), [onCount, address, count]);
  return <CardsFound query={address.query} answer={answer} listing={address.listing} hrefTo={hrefTo} />;
}
