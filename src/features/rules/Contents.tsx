/** The table of contents, with the active section marked. */

import { type RefObject, useEffect, useRef } from 'react';
import type { SectionAnchor } from '#game/glossary/anchors.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { chapters, type RuleSection } from '#rulebook/sections.ts';
import { unreadChanges } from '#storage/changes/changes.ts';
import { ruleKey } from '#storage/changes/textChanges.ts';
import { ChangedMark } from '#ui/badge/Badge.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { keepInView } from './activeSection.ts';
import styles from './Contents.module.css';

type Props = {
  readonly active: SectionAnchor | undefined;
  /** The scrolling element, if the active entry must stay in view. */
  readonly scroller?: RefObject<HTMLElement | null>;
};

export function Contents({ active, scroller }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = active && list.current?.querySelector('[aria-current]');
    if (entry && scroller?.current) keepInView(entry, scroller.current);
  }, [active, scroller]);

  return (
    <ol className={styles.chapters} ref={list}>
      {chapters.map((chapter, index) => (
        <li key={chapter.id} data-current={isOrHolds(chapter, active) || undefined}>
          <Entry id={chapter.id} active={active} number={index + 1} />
          {chapter.parts.length > 0 && (
            <ol className={styles.parts}>
              {chapter.parts.map(({ id }) => (
                <li key={id}>
                  <Entry id={id} active={active} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

const isOrHolds = ({ id, parts }: RuleSection, active: SectionAnchor | undefined) =>
  id === active || parts.some((part) => part.id === active);

type EntryProps = { readonly id: SectionAnchor; readonly active: SectionAnchor | undefined; readonly number?: number };

function Entry({ id, active, number }: EntryProps) {
  return (
    <a className={styles.entry} href={`#${id}`} {...(id === active && { 'aria-current': 'location' })}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span>{ruleTitles[id]}</span>
      <ChangedSection id={id} />
    </a>
  );
}

/** Marks a section whose text changed since the last visit. */
export function ChangedSection({ id }: { readonly id: SectionAnchor }) {
  const waits = useStore(unreadChanges, unreadChanges.atFirst).has(ruleKey(id));
  return waits && <ChangedMark />;
}
