/** The text, its contents and its search beside it, and the phone's line below it. */

import { type ReactNode, useEffect, useRef } from 'react';
import { rememberReadingPosition } from '#storage/reading/readingPositionStore.ts';
import { RulePopover } from '#ui/rule-popover/RulePopover.tsx';
import { Contents } from './Contents.tsx';
import { FindButton } from './find/FindButton.tsx';
import { FindDialog } from './find/FindDialog.tsx';
import { useFind } from './find/useFind.ts';
import styles from './Reader.module.css';
import { ReaderBar } from './ReaderBar.tsx';
import { useActiveSection } from './useActiveSection.ts';
import { useArrivalMark } from './useArrivalMark.ts';
import { useOpenChange } from './useOpenChange.ts';
import { useOpenForPrint } from './useOpenForPrint.ts';

export function Reader({ children }: { children: ReactNode }) {
  const active = useActiveSection();
  const column = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const find = useFind(text);
  useEffect(() => {
    if (active) rememberReadingPosition(active);
  }, [active]);
  useOpenChange(active);
  useArrivalMark();
  useOpenForPrint();
  return (
    <div className={styles.reader}>
      <div className={styles.aside}>
        <FindButton find={find} />
        <nav className={styles.contents} aria-label="Contents" ref={column}>
          <Contents active={active} scroller={column} />
        </nav>
      </div>
      <RulePopover className={styles.text}>
        <div ref={text}>{children}</div>
      </RulePopover>
      <ReaderBar active={active} find={find} />
      {find.isOpen && <FindDialog onClose={find.close} onFound={find.found} />}
    </div>
  );
}
