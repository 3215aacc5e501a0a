/** The grudges so far: which were solved on this device, and how many days in a row. */

import { useState } from 'react';
import { type Day, daysAfter, goalOf, numberOf, sayDay } from '#game/grudge/days.ts';
import { sayGoal } from '#game/grudge/goal.ts';
import { type GrudgeResult, isEarned, streakOf } from '#game/grudge/result.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStored } from '#ui/useStored.ts';
import { useToday } from '#ui/useToday.ts';
import styles from './Grudge.module.css';

/** Days that are listed at first, and more at each press. */
const page = 30;

export function GrudgesScreen() {
  const today = useToday();
  const { value: results, fault } = useStored(grudgeResults.list);
  const streak = today && results ? streakOf(results, today) : 0;
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Grudges so far</PageTitle>
        <p className={text.lead}>
          One position a day, the same for everybody. Exactly one way is sure to reach its goal.
        </p>
        <NeedsScripts>Playing here</NeedsScripts>
        {fault && <p role="alert">{fault}</p>}
        {streak > 0 && (
          <p>
            <b>{`${counted(streak, 'day')} in a row.`}</b> You can catch up on missed days.
          </p>
        )}
        <p>
          <ButtonLink look="primary" href={routes.grudge.href()}>
            Today’s grudge
          </ButtonLink>
        </p>
      </header>
      {today && <Days today={today} results={results ?? []} />}
    </div>
  );
}

const stateOf = (result: GrudgeResult | undefined): string =>
  !result
    ? ''
    : isEarned(result)
      ? `Solved${result.hints > 0 ? ' with a hint' : ''}`
      : result.solved || result.shown
        ? 'Solution seen'
        : 'Tried';

function Days({ today, results }: { readonly today: Day; readonly results: readonly GrudgeResult[] }) {
  const [shown, show] = useState(page);
  const last = numberOf(today) ?? 0;
  const numbers = Array.from({ length: Math.min(shown, last) }, (_, place) => last - place);
  return (
    <section aria-label="Grudges">
      <ol className={styles.days}>
        {numbers.map((number) => {
          const day = daysAfter(today, number - last);
          return (
            <li key={day}>
              <a href={routes.grudge.href(day)}>
                <b>{number}</b>
                <span>
                  <strong>{sayDay(day)}</strong> <span className={text.note}>{sayGoal[goalOf(number)]}</span>
                </span>
                <span>{stateOf(results.find((result) => result.day === day))}</span>
              </a>
            </li>
          );
        })}
      </ol>
      {shown < last && (
        <p>
          <Button onClick={() => show(shown + page)}>Earlier ones</Button>
        </p>
      )}
    </section>
  );
}
