/** A grudge on the table: the tries, the hints, the solution, and the end. */

import { useEffect, useState } from 'react';
import { viewEvent } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import { type Day, numberOf } from '#game/grudge/days.ts';
import { rival as rivalSeat, you } from '#game/grudge/goal.ts';
import { type Grudge, solveGrudge } from '#game/grudge/grudge.ts';
import { sayMistake } from '#game/grudge/mistake.ts';
import { type GrudgeResult, newResult, withResult } from '#game/grudge/result.ts';
import type { Book } from '#game/language/book.ts';
import { namesOf } from '#game/play/words.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { useSeen } from '#ui/game-table/useSeen.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { GrudgeCoach } from './GrudgeCoach.tsx';
import { Solved } from './Solved.tsx';
import { useGrudge } from './useGrudge.ts';

const Solution = lazyComponent(async () => (await import('./Solution.tsx')).Solution);

/** A reader who has looked for a minute may have a hint. */
const hintAfterMs = 60_000;

type Props = {
  readonly book: Book;
  readonly grudge: Grudge;
  readonly day: Day;
  /** Of all days, as stored when this one was opened. */
  readonly results: readonly GrudgeResult[];
};

export function GrudgeGame({ book, grudge, day, results }: Props) {
  const before = results.find((result) => result.day === day);
  const [result, setResult] = useState(before ?? newResult(day));
  const [shown, show] = useState<'table' | 'solved' | 'solution'>(before?.solved ? 'solved' : 'table');
  const [begun] = useState(() => performance.now());
  const mayHint = useAfter(hintAfterMs);
  /** How much of the next decision is told, at this number of decisions made. */
  const [hint, setHint] = useState<{ readonly at: number; readonly level: number }>();

  /** The first solution counts. */
  function note(change: Partial<GrudgeResult>): void {
    if (result.solved) return;
    const next = { ...result, ...change };
    setResult(next);
    void grudgeResults.write(next);
  }

  function end(isSolved: boolean): void {
    const seconds = (before?.seconds ?? 0) + Math.round((performance.now() - begun) / 1000);
    note({ tries: result.tries + 1, seconds, solved: isSolved });
    if (isSolved) show('solved');
  }

  const { position, rival, reached, thinks, since, decide, again } = useGrudge(book, grudge, end);
  const { state, decisions } = position;
  const { words, events } = useSeen(book, position, you);
  const { view } = words;
  useRootAttribute('fillsScreen');

  function restart(): void {
    setHint(undefined);
    again();
    show('table');
  }

  const level = hint?.at === decisions.length ? hint.level : 0;
  const hinted = level > 0 ? rival.hint(decisions, state) : undefined;
  const canHint = mayHint && !thinks && reached === undefined && level < 2 && shown === 'table';
  function giveHint(): void {
    setHint({ at: decisions.length, level: level + 1 });
    note({ hints: result.hints + 1 });
  }

  const giveUp = () =>
    result.solved
      ? show('solution')
      : openModal({
          subject: 'confirm',
          title: 'Show the solution?',
          body: 'This day will not count among the days in a row.',
          onYes: () => {
            note({ shown: true });
            show('solution');
          },
        });

  const name = state.seats[rivalSeat]?.name ?? '';
  const number = numberOf(day) ?? 0;
  return (
    <GameTable
      bar={{
        leave: (
          <a href={routes.grudges.href()}>
            <BarLabel icon="close">Leave</BarLabel>
          </a>
        ),
        title: `Grudge no. ${number}`,
        more: (
          <>
            <button type="button" disabled={!canHint} onClick={giveHint}>
              <BarLabel icon="bulb">{mayHint ? 'Hint' : 'Hint, in a minute'}</BarLabel>
            </button>
            <button type="button" disabled={shown === 'solution'} onClick={giveUp}>
              <BarLabel icon="book">Solution</BarLabel>
            </button>
          </>
        ),
      }}
      words={words}
      events={events}
      onDecide={decide}
      whyNot={(decision) => whyNot({ book, state }, decision)}
      suggested={level > 1 ? hinted : undefined}
      coach={
        <GrudgeCoach
          words={words}
          goal={grudge.goal}
          hint={level > 0 && { decision: hinted, level }}
          since={decisions.length > 0 ? since.map((event) => viewEvent(event, you)) : []}
        />
      }
      {...(thinks && { question: `${name} is deciding …` })}
      {...(reached === false && { question: sayMistake(book, rival, position) })}
      goOn={reached === false ? { label: 'Try again', step: result.tries, act: restart } : undefined}
      end={
        shown === 'solved' ? (
          <Solved
            grade={grudge.grade}
            result={result}
            results={withResult(results, result)}
            onAgain={restart}
            onSolution={() => show('solution')}
          />
        ) : (
          shown === 'solution' && (
            <LazyPart>
              <Solution book={book} names={namesOf(view)} events={solveGrudge(book, grudge).events} onPlay={restart} />
            </LazyPart>
          )
        )
      }
    />
  );
}

/** Whether so much time has passed since the component was shown. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
