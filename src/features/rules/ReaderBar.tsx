/** On a phone, the bar above the navigation: contents, active section and search. */

import { useEffect, useRef } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters } from '#rulebook/sections.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { keepInView } from './activeSection.ts';
import { Contents } from './Contents.tsx';
import { Marks } from './find/FindButton.tsx';
import type { Find } from './find/useFind.ts';
import styles from './ReaderBar.module.css';

const sheetId = 'rules-contents';

type Props = { readonly active: SectionAnchor | undefined; readonly find: Find };

export function ReaderBar({ active, find }: Props) {
  useRootAttribute('docked', 'reader');
  return (
    <div className={styles.bar}>
      <button className={styles.open} type="button" popoverTarget={sheetId}>
        <Icon name="list" /> Contents
      </button>
      <p className={styles.where}>
        <span className={styles.chapter}>{chapterOf(active)}</span>
        <span className={styles.section}>{active ? ruleTitles[active] : 'Rules'}</span>
      </p>
      <button className={styles.find} type="button" onClick={find.open}>
        <Icon name="search" />
        <VisuallyHidden>Find in the rules</VisuallyHidden>
      </button>
      {find.marked > 0 && (
        <div className={styles.marks}>
          <Marks find={find} />
        </div>
      )}
      <Sheet id={sheetId} title="Contents">
        <SheetContents active={active} />
      </Sheet>
    </div>
  );
}

/** The contents, scrolled to the current entry whenever the sheet is opened. */
function SheetContents({ active }: Pick<Props, 'active'>) {
  const contents = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = contents.current?.closest('[popover]');
    const reveal = () => {
      const entry = drawer?.querySelector('[aria-current]');
      if (drawer && entry) keepInView(entry, drawer);
    };
    reveal();
    drawer?.addEventListener('toggle', reveal);
    return () => drawer?.removeEventListener('toggle', reveal);
  }, []);
  return (
    <nav aria-label="Contents" ref={contents}>
      <Contents active={active} />
    </nav>
  );
}

/** The chapter of a section, such as "8 Actions". */
function chapterOf(active: SectionAnchor | undefined): string | undefined {
  const index = chapters.findIndex(({ id, parts }) => id === active || parts.some((part) => part.id === active));
  const chapter = chapters[index];
  return chapter && `${index + 1} ${ruleTitles[chapter.id]}`;
}
