/** The heading of a screen, one on each, in two inks out of register; and the document's title. */

import { type ReactNode, useEffect } from 'react';
import { pageTitle } from '#site/routes.ts';
import styles from './PageTitle.module.css';

type Props = { readonly as?: 'h1' | 'h2'; readonly id?: string; readonly children: ReactNode };

export function PageTitle({ as: Heading = 'h1', id, children }: Props) {
  return (
    <Heading className={styles.pageTitle} id={id}>
      {children}
    </Heading>
  );
}

/** Sets the document's title, for screens whose title depends on their content; other titles are in the route table. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
