/** A solved grudge: how it went, the week, and what can be shared without giving anything away. */

import { type Day, daysAfter, sayWeekday } from '#game/grudge/days.ts';
import { sayGrade } from '#game/grudge/goal.ts';
import { type GrudgeResult, isEarned, sayResult, shareText, streakOf } from '#game/grudge/result.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { shareText as share } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useToday } from '#ui/useToday.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Grudge.module.css';

type Props = {
  readonly grade: number;
  readonly result: GrudgeResult;
  /** Of all days, this one included. */
  readonly results: readonly GrudgeResult[];
  readonly onAgain: () => void;
  readonly onSolution: () => void;
};

export function Solved({ grade, result, results, onAgain, onSolution }: Props) {
  const { day } = result;
  const streak = streakOf(results, useToday() ?? day);
  const link = new URL(routes.grudge.href(day), document.baseURI).href;
  return (
    <div className={styles.solved}>
      <div className={styles.band} data-ground="night">
        <h2 tabIndex={-1} ref={(title) => title?.focus({ preventScroll: true })}>
          Solved
        </h2>
        <p>
          <span>{sayResult(result)}</span> <span>{sayGrade(grade)}</span>{' '}
          <b>{streak > 1 && `That makes ${counted(streak, 'day')} in a row.`}</b>
        </p>
        <Week last={day} results={results} />
      </div>
      <div className={styles.after}>
        <ActionButton icon="share" action={() => share('Today’s grudge', `${shareText(result, streak)}\n${link}`)}>
          Share, no spoilers
        </ActionButton>
        <Button onClick={onSolution}>See how</Button>
        <Button onClick={onAgain}>Play it again</Button>
        <p>
          <a href={routes.grudges.href()}>All grudges so far</a>
        </p>
      </div>
    </div>
  );
}

const say = (result: GrudgeResult | undefined): string =>
  !result || !isEarned(result) ? 'not solved' : result.hints > 0 ? 'solved with a hint' : 'solved';

/** The seven days up to this one. */
const Week = ({ last, results }: { readonly last: Day; readonly results: readonly GrudgeResult[] }) => (
  <ol className={styles.week}>
    {[-6, -5, -4, -3, -2, -1, 0].map((days) => {
      const day = daysAfter(last, days);
      const result = results.find((own) => own.day === day);
      return (
        <li key={day}>
          <span className={styles.square} data-result={say(result)}>
            {result && isEarned(result) && <Icon name="check" />}
          </span>
          <span aria-hidden="true">{sayWeekday(day).slice(0, 2)}</span>
          <VisuallyHidden>{`${sayWeekday(day)}: ${say(result)}`}</VisuallyHidden>
        </li>
      );
    })}
  </ol>
);
