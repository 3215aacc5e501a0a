/** A chapter or a part of one: a heading with its own address, its text, and the parts below it. */

import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import type { Elements } from '../elements.ts';
import styles from './Section.module.css';

type Props = {
  readonly id: SectionAnchor;
  readonly level: 2 | 3;
  /** Small text above the title, such as "Chapter 8". */
  readonly label?: string;
  /** Beside the heading: a control for its address. */
  readonly tool?: Elements;
  readonly children: Elements;
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
          <span>{ruleTitles[id]}</span>
        </Heading>
        {tool}
      </div>
      {children}
    </section>
  );
}
