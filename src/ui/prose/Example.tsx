/** A worked example: the situation, what happens step by step, and what it teaches. */

import type { ReactNode } from 'react';
import type { ExampleAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import styles from './Example.module.css';
import { StepThrough } from './StepThrough.tsx';

type Props = {
  readonly id: ExampleAnchor;
  readonly situation: ReactNode;
  /** List items, one for each step. */
  readonly children: ReactNode;
  readonly figure?: ReactNode;
  readonly lesson: ReactNode;
};

export function Example({ id, situation, children, figure, lesson }: Props) {
  return (
    <div className={styles.example}>
      <h4 id={id} tabIndex={-1}>
        {ruleTitles[id]}
      </h4>
      <p>{situation}</p>
      <ol className={styles.steps}>{children}</ol>
      {figure}
      <p>{lesson}</p>
      <StepThrough id={id} />
    </div>
  );
}
