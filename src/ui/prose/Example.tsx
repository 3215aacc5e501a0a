/** A worked example: the situation, what happens step by step, and what it teaches. */

import { type ReactNode, useState } from 'react';
import type { ExampleAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import styles from './Example.module.css';

type Props = {
  readonly id: ExampleAnchor;
  readonly situation: ReactNode;
  /** List items, one for each step. */
  readonly children: ReactNode;
  readonly figure?: Elements;
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

const ExampleTable = lazyComponent(async () => (await import('../game-table/position/ExampleTable.tsx')).ExampleTable);

/** A button that is replaced by the worked example as a game, which the reader can step through. */
export function StepThrough({ id }: { id: ExampleAnchor }) {
  const [open, setOpen] = useState(false);
  if (!open) return <Button onClick={() => setOpen(true)}>Step through it</Button>;
  return (
    <LazyPart loading={<p>Setting up the table …</p>}>
      <ExampleTable id={id} />
    </LazyPart>
  );
}
