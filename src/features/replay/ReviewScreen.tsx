/** The review of a finished game: it runs when it is opened, and can be cancelled and continued. */

import { useEffect } from 'react';
import type { Book } from '#game/language/book.ts';
import type { Position } from '#game/position/position.ts';
import { routes } from '#site/routes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { type Moment, momentQuery, readerOf } from '#ui/game-table/position/momentAddress.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import styles from './Review.module.css';
import { ReviewFindings } from './ReviewFindings.tsx';
import { createReviewRun, type ReviewRun, reviewRunOf } from './reviewRun.ts';
import { tellCurve } from './reviewWords.ts';

type Props = {
  readonly book: Book;
  readonly position: Position;
  /** Of the position. */
  readonly code: string;
  readonly moment: Moment;
};

export function ReviewScreen({ book, position, code, moment }: Props) {
  const seat = readerOf(moment);
  const run = reviewRunOf(`${seat} ${code}`, () => createReviewRun(book, position, seat));
  useEffect(() => {
    run.run();
    return run.pause;
  }, [run]);
  const state = useStore(run);
  const { outcome, seats } = position.state;
  const isReader = seats[seat]?.name === 'You';
  return (
    <div className={layout.wrap}>
      <div className={styles.review}>
        <PageTitle>{isReader ? `How you ${outcome?.winners.includes(seat) ? 'won' : 'lost'}` : 'Review'}</PageTitle>
        <p role="status">
          {state.stage === 'ready' ? tellCurve(state.review, book, position) : sentences[state.stage]}
        </p>
        {state.stage === 'ready' ? (
          <ReviewFindings review={state.review} book={book} position={position} code={code} moment={moment} />
        ) : (
          <Progress run={run} {...state} />
        )}
        <p className={text.note}>
          A chance to win is estimated: from each of your decisions, the app plays on to the end of your next turn as
          its Hard opponent does, with the cards that you could not see dealt at random. It names at most three
          decisions, and only those that two such analyses find. It does not know what you were thinking.
        </p>
        <p>
          <ButtonLink href={routes.position.href(code, momentQuery({ ...moment, show: undefined }))}>Replay</ButtonLink>
        </p>
      </div>
    </div>
  );
}

type ProgressProps = {
  readonly run: ReviewRun;
  readonly stage: 'paused' | 'running' | 'failed';
  readonly done: number;
};

const sentences = {
  running: 'Judging your decisions …',
  paused: 'Cancelled. It can go on where it stopped.',
  failed: 'The browser has stopped the review. It can go on from where it stopped.',
} as const;

const Progress = ({ run, stage, done }: ProgressProps) => (
  <div className={styles.progress}>
    <progress aria-label="Judged" value={done} />
    {stage === 'running' ? <Button onClick={run.pause}>Cancel</Button> : <Button onClick={run.run}>Go on</Button>}
  </div>
);
