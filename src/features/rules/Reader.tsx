/** The text, its contents beside it, and the phone's line below it. */

import { type ReactNode, useEffect, useRef } from 'react';
import { rememberReadingPosition } from '#state/readingPosition.ts';
import { Contents } from './Contents.tsx';
import styles from './Reader.module.css';
import { ReaderBar } from './ReaderBar.tsx';
import { useActiveSection } from './useActiveSection.ts';
import { useArrivalMark } from './useArrivalMark.ts';
import { useOpenForPrint } from './useOpenForPrint.ts';

export function Reader({ children }: { children: ReactNode }) {
  const active = useActiveSection();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) rememberReadingPosition(active);
  }, [active]);
  useArrivalMark();
  useOpenForPrint();
  return (
    <div className={styles.reader}>
      <nav className={styles.contents} aria-label="Contents" ref={column}>
        <Contents active={active} scroller={column} />
      </nav>
      <div className={styles.text}>{children}</div>
      <ReaderBar active={active} />
    </div>
  );
}
