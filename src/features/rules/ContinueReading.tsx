/** A link to the section where the last visit stopped. Its line is reserved, to avoid layout shift. */

import { useEffect } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters } from '#rulebook/sections.ts';
import { earlierPosition, recallReadingPosition } from '#storage/reading/readingPositionStore.ts';
import { useStore } from '#ui/subscriptions.ts';
import styles from './ContinueReading.module.css';

/** At the first section there is nothing to continue. */
const beginning: SectionAnchor | undefined = chapters[0]?.id;

export function ContinueReading() {
  const earlier = useStore(earlierPosition, () => undefined);
  useEffect(() => void recallReadingPosition(), []);
  return (
    <p className={styles.line}>
      {earlier && earlier !== beginning && (
        <a className={styles.link} href={`#${earlier}`}>
          {`Continue at ${ruleTitles[earlier]}`}
        </a>
      )}
    </p>
  );
}
