/** Rule text whose links to terms and cards open a popover with their definition or text; on a phone, a bottom sheet. */

import { useRef } from 'react';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { routes } from '#site/routes.ts';
import { CloseButton } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon/Icon.tsx';
import { RuleText } from '../prose/RuleText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardPreview } from './CardPreview.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import styles from './RulePopover.module.css';
import { useRulePopover } from './useRulePopover.ts';

const popoverId = 'rule-popover';
const titleId = 'rule-popover-title';

export function RulePopover({ children, className }: { children: Elements; className?: string | undefined }) {
  const popover = useRef<HTMLDivElement>(null);
  const { shown, back, onBeforeToggle, onToggle, handlers } = useRulePopover(popover);
  const subject = shown?.trail.at(-1);
  return (
    <div className={className} {...handlers}>
      {children}
      <div
        id={popoverId}
        ref={popover}
        className={styles.popover}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {subject && (
          <>
            <div className={styles.head}>
              {shown && shown.trail.length > 1 && (
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
            {subject.kind === 'term' ? <TermPreview id={subject.id} /> : <CardPreview card={subject.card} />}
          </>
        )}
      </div>
    </div>
  );
}

/** Preview of a term: its definition and a link to its rule. */
function TermPreview({ id }: { id: TermId }) {
  const { term, definition, see } = glossary[id];
  const [rule] = see;
  return (
    <>
      <p>
        <RuleText text={definition} />
      </p>
      <p className={styles.links}>
        {rule && (
          <a href={routes.rules.href(rule)} data-follow="">
            {`Go to ${ruleTitles[rule]}`}
          </a>
        )}
        <a href={routes.rules.href(termAnchor(id))} data-follow="">
          Glossary
        </a>
        <CopyLinkButton id={termAnchor(id)} name={wordsOfTerm(term)} />
      </p>
    </>
  );
}
