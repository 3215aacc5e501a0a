/** A chapter or a part of one: a heading with its own address, its text, and the parts below it. */

import type { ReactNode } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import styles from './Section.module.css';

type Props = {
  readonly id: SectionAnchor;
  readonly level: 2 | 3;
  /** Small text above the title, such as "Chapter 8". */
  readonly label?: string;
  /** Beside the heading: a control for its address. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
};

export function Section({ id, level, label, tool, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={level === 2 ? styles.chapter : styles.part}>
      <div className={styles.heading}>
        <Heading id={id} tabIndex={-1}>
          {label && (
            <>
              <span className={styles.label}>{label}</span>{' '}
            </>
          )}
          {ruleTitles[id]}
        </Heading>
        {tool}
      </div>
      {children}
    </section>
  );
}
