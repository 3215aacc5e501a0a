/**
 * Some cards of a long list. They are made in their turn, or when they are scrolled to,
 * because thousands at once would hold up the page; their place is there from the start.
 * Whoever has no script has them at once, from the page as the build rendered it.
 */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './CardListing.module.css';
import { inTurn } from './inTurn.ts';

type Props = {
  /** The class of the list. */
  readonly className: string | undefined;
  /** How many cards, from which follows the height. */
  readonly count: number;
  /** What is seen first waits for nothing. */
  readonly isFirst: boolean;
  readonly children: () => ReactNode;
};

export function ListPart({ className, count, isFirst, children }: Props) {
  const [isReady, setReady] = useState(isFirst);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) return inTurn(place.current, () => setReady(true));
  }, []);
  if (isReady)
    return (
      <ul className={classNames(className, styles.part)} data-cards={count}>
        {children()}
      </ul>
    );
  return (
    <div ref={place} className={classNames(className, styles.part, styles.waiting)} data-cards={count}>
      <noscript>
        <ul className={className}>{children()}</ul>
      </noscript>
    </div>
  );
}
