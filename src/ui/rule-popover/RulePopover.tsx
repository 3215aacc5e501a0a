/** Text whose links to terms and cards open a popover with their definition or text; on a phone, a bottom sheet. */

import { useId, useRef } from 'react';
import { type TermId, termAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { wordsOfTerm } from '#game/glossary/ruleText.ts';
import { ruleTitles, type TitledAnchor } from '#game/glossary/titles.ts';
import { routes } from '#site/routes.ts';
import { CloseButton } from '../button/Button.tsx';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon/Icon.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { RuleText } from '../prose/RuleText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CardPreview } from './CardPreview.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { RulePassage } from './RulePassage.tsx';
import styles from './RulePopover.module.css';
import { scope, useRulePopover } from './useRulePopover.ts';

type Props = {
  readonly children: Elements;
  readonly className?: string | undefined;
  /** Whether links to rules open them, too. */
  readonly opensRules?: boolean;
};

export function RulePopover({ children, className, opensRules = false }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { shown, back, onBeforeToggle, onToggle, handlers } = useRulePopover(popover, opensRules);
  const subject = shown?.trail.at(-1);
  return (
    <div className={className} {...{ [scope]: '' }} {...handlers}>
      {children}
      <div
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
                {subject.kind === 'term' && <RuleText text={glossary[subject.id].term} />}
                {subject.kind === 'rule' && <span>{ruleTitles[subject.id]}</span>}
                {subject.kind === 'card' && <span>{subject.card.name}</span>}
              </h2>
              <CloseButton onClick={() => popover.current?.hidePopover()} />
            </div>
            {subject.kind === 'term' && <TermPreview id={subject.id} />}
            {subject.kind === 'rule' && <RulePreview id={subject.id} />}
            {subject.kind === 'card' && <CardPreview card={subject.card} />}
          </>
        )}
      </div>
    </div>
  );
}

/** A rule, word for word, and a link to it. */
const RulePreview = ({ id }: { id: TitledAnchor }) => (
  <>
    <LazyPart>
      <RulePassage see={id} />
    </LazyPart>
    <p className={styles.links}>
      <a href={routes.rules.href(id)} data-follow="">
        Read it in the rules
      </a>
    </p>
  </>
);

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
