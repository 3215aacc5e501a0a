/** What today's grudge asks, and how many days in a row were solved. */

import { goalOf, numberOf } from '#game/grudge/days.ts';
import { sayGoal } from '#game/grudge/goal.ts';
import { streakOf } from '#game/grudge/result.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { useStored } from '#ui/useStored.ts';
import { useToday } from '#ui/useToday.ts';

export function TodaysGoal() {
  const today = useToday();
  const { value: results } = useStored(grudgeResults.list);
  const number = today && numberOf(today);
  if (!number) return <span>One way out</span>;
  const streak = streakOf(results ?? [], today);
  return (
    <>
      <span>{sayGoal[goalOf(number)]}</span>
      {streak > 1 && <span>{`, ${streak} in a row`}</span>}
    </>
  );
}
