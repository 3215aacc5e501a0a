/** The current question, and every legal answer. */

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { cardOfDecision, describeQuestion, namesOf, type Wording } from '#game/play/words.ts';
import { buttonClass } from '../button/Button.tsx';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { isRendered } from '../isRendered.ts';
import { NamedText } from '../named-text/NamedText.tsx';
import { DecisionButton, useEndings } from './DecisionButton.tsx';
import styles from './Decisions.module.css';
import { summaryOf } from './gameCards.ts';

export type GoOn = {
  readonly label: string;
  /** Each step in a row is a new button, so that screen readers read its label again. */
  readonly step: number;
  readonly act: () => void;
};

type Props = {
  readonly words: Wording;
  readonly suggested: Decision | undefined;
  /** Shown above the question. */
  readonly coach: ReactNode;
  readonly question: ReactNode;
  readonly goOn: GoOn | undefined;
  /** Whether takes are collapsed into one disclosure (on small screens) if there are other decisions. */
  readonly folds: boolean;
  readonly onDecide: (decision: Decision) => void;
};

const keyOf = (decision: Decision) => JSON.stringify(decision);

/** Moves the focus from one decision to the next with the arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(isRendered);
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (step === undefined || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}

export function Decisions({ words, suggested, coach, question, goOn, folds, onDecide }: Props) {
  const { legal } = words.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const coachId = useId();
  const ends = useEndings(words);
  const chosen = !goOn && suggested && legal.find((decision) => keyOf(decision) === keyOf(suggested));
  const picture = chosen ? summaryOf(cardOfDecision(words, chosen)) : undefined;
  const others = goOn ? [] : legal.filter((decision) => decision !== chosen);
  const takes = folds && !chosen && others.length > 4 ? others.filter(({ do: what }) => what === 'take') : [];

  // The pressed button (also the one that started the game) is gone or disabled: the focus moves to the first option,
  // or to the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is a new question
  useEffect(() => {
    const at = document.activeElement;
    const next = group.current?.querySelector('button') ?? heading.current;
    if (at === heading.current || at?.matches(':disabled') || at?.contains(group.current))
      next?.focus({ preventScroll: true });
    group.current?.parentElement?.scrollTo(0, 0);
  }, [words.view, question]);

  // Describes the button that gets the focus: a screen reader would not announce a new question within the same group.
  const asked = coach ? `${coachId} ${headingId}` : headingId;
  const first = chosen || others.find((decision) => !takes.includes(decision));
  const button = (decision: Decision) => (
    <DecisionButton
      key={keyOf(decision)}
      asked={decision === first ? asked : undefined}
      words={words}
      decision={decision}
      primary={decision === chosen}
      ending={ends.get(decision)}
      onDecide={onDecide}
    />
  );

  return (
    <>
      {coach && <div id={coachId}>{coach}</div>}
      <h2 ref={heading} id={headingId} className={styles.question} tabIndex={-1}>
        {question ?? <NamedText text={describeQuestion(words)} names={namesOf(words.view)} />}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={group} className={styles.decisions} role="group" aria-label="Decisions" onKeyDown={moveByArrows}>
        {goOn && (
          <button
            key={goOn.step}
            type="button"
            className={buttonClass({ look: 'primary' })}
            aria-describedby={asked}
            data-wide="true"
            data-key="Enter"
            onClick={goOn.act}
          >
            {goOn.label}
          </button>
        )}
        {picture && (
          <span className={styles.picture}>
            <CardPicture src={picture.faces.thumb} name={picture.name} width={248} height={346} />
          </span>
        )}
        {chosen && button(chosen)}
        {chosen && others.length > 0 ? (
          <details className={styles.others}>
            <summary>Do something else</summary>
            <div className={styles.decisions}>{others.map(button)}</div>
          </details>
        ) : (
          <>
            {others.filter((decision) => !takes.includes(decision)).map(button)}
            {takes.length > 0 && (
              <details className={styles.others}>
                <summary>Take an idea</summary>
                <div className={styles.decisions}>{takes.map(button)}</div>
              </details>
            )}
          </>
        )}
      </div>
    </>
  );
}
