/** A word of the glossary. Without words of its own it is called what it is. */

import type { ReactNode } from 'react';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';
import styles from './prose.module.css';

type Props = { readonly id: TermId; readonly children?: ReactNode };

export function Term({ id, children = id.replaceAll('-', ' ') }: Props) {
  return (
    <a href={routes.rules.href(termAnchor(id))} className={styles.term}>
      {children}
    </a>
  );
}
