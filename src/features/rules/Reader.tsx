/** The text of the rules with its table of contents and search; on a phone, a bar instead. */

import { type ReactNode, useEffect, useRef } from 'react';
import { parseAnchor, type SectionAnchor } from '#game/glossary/anchors.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { openRuleChange } from '#storage/changes/changes.ts';
import { rememberReadingPosition } from '#storage/reading/readingPositionStore.ts';
import { RulePopover } from '#ui/rule-popover/RulePopover.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { Contents } from './Contents.tsx';
import { FindButton } from './find/FindButton.tsx';
import { FindDialog } from './find/FindDialog.tsx';
import { useFind } from './find/useFind.ts';
import styles from './Reader.module.css';
import { ReaderBar } from './ReaderBar.tsx';
import { useActiveSection } from './useActiveSection.ts';

export function Reader({ children }: { children: ReactNode }) {
  const active = useActiveSection();
  const column = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const find = useFind(text);
  useEffect(() => {
    if (active) rememberReadingPosition(active);
  }, [active]);
  useOpenChange(active);
  useTargetHighlight();
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
        <div ref={text} data-read="">
          {children}
        </div>
      </RulePopover>
      <ReaderBar active={active} find={find} />
      {find.isOpen && <FindDialog onClose={find.close} onFound={find.found} />}
    </div>
  );
}

const stayMs = 1500;

/** Marks the changes of a section as read once the reader stays at it; one that is scrolled past stays unread. */
function useOpenChange(active: SectionAnchor | undefined): void {
  useEffect(() => {
    if (active === undefined) return;
    const timer = setTimeout(openRuleChange, stayMs, active);
    return () => clearTimeout(timer);
  }, [active]);
}

/** Opens every side box for printing, and closes it afterwards. */
function useOpenForPrint(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const box of opened) box.open = true;
    };
    const close = () => {
      for (const box of opened) box.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}

const highlightMs = 2400;

/** Highlights a link's target for a moment. */
function useTargetHighlight(): void {
  const page = useStore(pageState, nowhere);
  useEffect(() => {
    const anchor = page.current && !page.restored ? parseAnchor(page.current.fragment) : undefined;
    const target = anchor && document.getElementById(anchor);
    if (!target) return;
    target.dataset.arrived = '';
    const unmark = () => delete target.dataset.arrived;
    const timer = setTimeout(unmark, highlightMs);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [page]);
}
