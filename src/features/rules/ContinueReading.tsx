/** A quiet way back to where an earlier visit stopped. Its line is kept free, so that nothing moves when it comes. */

import { useEffect } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters } from '#rulebook/sections.ts';
import { earlierPosition, recallReadingPosition } from '#storage/reading/readingPositionStore.ts';
import { useStore } from '#ui/subscriptions.ts';
import styles from './ContinueReading.module.css';

/** Whoever stopped here has the book still before them. */
const beginning: SectionAnchor | undefined = chapters[0]?.id;

export function ContinueReading() {
  const earlier = useStore(earlierPosition, () => undefined);
  useEffect(() => void recallReadingPosition(), []);
  return (
    <p className={styles.line}>
      {earlier && earlier !== beginning && (
        <a className={styles.link} href={`#${earlier}`}>
          Continue at {ruleTitles[earlier]}
        </a>
      )}
    </p>
  );
}
