/** A worked example: the situation, what happens step by step, and what it teaches. */

import type { ReactNode } from 'react';
import type { ExampleAnchor } from '#domain/rulebook/anchors.ts';
import styles from './Example.module.css';

type Props = {
  readonly id: ExampleAnchor;
  readonly title: string;
  readonly situation: ReactNode;
  /** List items, one for each step. */
  readonly children: ReactNode;
  readonly lesson: ReactNode;
};

export function Example({ id, title, situation, children, lesson }: Props) {
  return (
    <div className={styles.example}>
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <p>{situation}</p>
      <ol className={styles.steps}>{children}</ol>
      <p>{lesson}</p>
    </div>
  );
}
