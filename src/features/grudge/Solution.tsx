/** The solution of a grudge, step by step, each with its rule. */

import type { GameEvent } from '#game/engine/event.ts';
import type { Book } from '#game/language/book.ts';
import { stepsOf } from '#game/settle/steps.ts';
import { Button } from '#ui/button/Button.tsx';
import { RuleSteps } from '#ui/rule-steps/RuleSteps.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Grudge.module.css';

type Props = {
  readonly book: Book;
  readonly names: readonly string[];
  /** To the goal, with the rival's opening. */
  readonly events: readonly GameEvent[];
  readonly onPlay: () => void;
};

export const Solution = ({ book, names, events, onPlay }: Props) => (
  <div className={`${text.prose} ${styles.solution}`}>
    <h2 tabIndex={-1} ref={(title) => title?.focus({ preventScroll: true })}>
      The solution
    </h2>
    <RuleSteps steps={stepsOf(book, names, events)} />
    <p>
      <Button look="primary" onClick={onPlay}>
        Play it
      </Button>
    </p>
  </div>
);
