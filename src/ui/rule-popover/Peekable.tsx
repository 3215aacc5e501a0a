/** The rules with words that explain themselves where they stand; on a phone in a sheet from below. */

import { type ReactNode, useRef } from 'react';
import { glossary } from '#game/glossary/glossary.ts';
import { CloseButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { RuleText } from '../prose/RuleText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardPeek } from './CardPeek.tsx';
import styles from './Peek.module.css';
import { TermPeek } from './TermPeek.tsx';
import { usePeek } from './usePeek.ts';

const popoverId = 'rule-popover';
const titleId = 'rule-popover-title';

export function Peekable({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const popover = useRef<HTMLDivElement>(null);
  const { peek, back, onBeforeToggle, onToggle, handlers } = usePeek(popover);
  const subject = peek?.trail.at(-1);
  return (
    <div className={className} {...handlers}>
      {children}
      <div
        id={popoverId}
        ref={popover}
        className={styles.peek}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {subject && (
          <>
            <div className={styles.head}>
              {peek && peek.trail.length > 1 && (
                <button className={styles.back} type="button" onClick={back}>
                  <Icon name="arrow-left" />
                  <VisuallyHidden>Back</VisuallyHidden>
                </button>
              )}
              <h2 className={styles.title} id={titleId} tabIndex={-1} data-first-focus="">
                {subject.kind === 'term' ? <RuleText text={glossary[subject.id].term} /> : subject.card.name}
              </h2>
              <CloseButton popoverTarget={popoverId} popoverTargetAction="hide" />
            </div>
            {subject.kind === 'term' ? <TermPeek id={subject.id} /> : <CardPeek card={subject.card} />}
          </>
        )}
      </div>
    </div>
  );
}
