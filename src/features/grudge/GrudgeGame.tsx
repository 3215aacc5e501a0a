/** A grudge on the table: the tries, the hints, the solution, and the end. */

import { useEffect, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { cardOf } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { viewEvent, viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import { type Day, numberOf } from '#game/grudge/days.ts';
import { type Goal, rival as rivalSeat, sayGoal, you } from '#game/grudge/goal.ts';
import { type Grudge, solveGrudge } from '#game/grudge/grudge.ts';
import { sayMistake } from '#game/grudge/mistake.ts';
import { type GrudgeResult, newResult, withResult } from '#game/grudge/result.ts';
import { chief, matters } from '#game/play/chief.ts';
import { cardOfDecision, describeDecision, namesOf, type Wording } from '#game/play/words.ts';
import { listed } from '#game/plural.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import type { GameCards } from '#ui/game-table/gameCards.ts';
import { Told } from '#ui/game-table/Told.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { Solved } from './Solved.tsx';
import { useGrudge } from './useGrudge.ts';

const Solution = lazyComponent(async () => (await import('./Solution.tsx')).Solution);

/** A reader who has looked for a minute may have a hint. */
const hintAfterMs = 60_000;

/** Events of the last decision that are told in the dock. */
const mostTold = 2;

type Props = {
  readonly cards: GameCards;
  readonly grudge: Grudge;
  readonly day: Day;
  /** Of all days, as stored when this one was opened. */
  readonly results: readonly GrudgeResult[];
};

export function GrudgeGame({ cards: { book, texts }, grudge, day, results }: Props) {
  const before = results.find((result) => result.day === day);
  const [result, setResult] = useState(before ?? newResult(day));
  const [shown, show] = useState<'table' | 'solved' | 'solution'>(before?.solved ? 'solved' : 'table');
  const [begun] = useState(() => performance.now());
  const mayHint = useAfter(hintAfterMs);
  /** How much of the next decision is told, at this number of decisions made. */
  const [hint, setHint] = useState({ at: -1, level: 0 });

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
  const view = viewFor(book, state, you);
  const words = { book, texts, view };
  const events = position.events.map((event) => viewEvent(event, you));
  useRootAttribute('fillsScreen');

  function restart(): void {
    setHint({ at: -1, level: 0 });
    again();
    show('table');
  }

  const level = hint.at === decisions.length ? hint.level : 0;
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
          body: 'This day will not count for the days in a row.',
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
        <>
          <p>
            <b>{`${sayGoal[grudge.goal]}.`}</b> <NamedText text={sayThreat(words, grudge.goal)} names={[name]} />{' '}
            <span role="status">{level > 0 && sayHint(words, hinted, level)}</span>
          </p>
          {decisions.length > 0 && <JustNow words={words} events={since.map((event) => viewEvent(event, you))} />}
        </>
      }
      {...(thinks && { question: `${name} is deciding …` })}
      {...(reached === false && { question: sayMistake({ book, texts }, rival, position) })}
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
              <Solution
                book={book}
                texts={texts}
                names={namesOf(view)}
                events={solveGrudge(book, grudge).events}
                onPlay={restart}
              />
            </LazyPart>
          )
        )
      }
    />
  );
}

/** What the rival could answer with, or attack with: all cards are open. */
function sayThreat({ book, view }: Wording, goal: Goal): string {
  const { name = '', thoughts = [] } = view.seats[rivalSeat] ?? {};
  const type = goal === 'survive' ? 'attack' : 'reaction';
  const cards = thoughts
    .flatMap((card) => (card === null ? [] : cardOf(book, card)))
    .filter((card) => card.type === type);
  return `${name} has ${cards.length === 0 ? `no ${type}` : listed(cards.map((card) => card.name))}.`;
}

/** What came of your last decision. Screen readers are told each event when it happens. */
const JustNow = ({ words, events }: { readonly words: Wording; readonly events: readonly GameEvent[] }) => (
  <ol aria-hidden="true">
    {chief(events.filter(matters), mostTold).map((event) => (
      <li key={event.id}>
        <Told words={words} event={event} />
      </li>
    ))}
  </ol>
);

/** First the card, then all of the decision. */
function sayHint(words: Wording, decision: Decision | undefined, level: number): string {
  if (!decision) return 'From here it can no longer be done.';
  if (level > 1 || !('card' in decision || decision.do === 'take'))
    return `Hint: “${describeDecision(words, decision)}”.`;
  const card = cardOfDecision(words, decision);
  return `Hint: ${card > 0 ? cardOf(words.book, card).name : 'your persona'}.`;
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
