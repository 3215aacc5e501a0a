/** The way to everything that is played: the game to go on with, and a tile for each way to play. */

import type { ReactNode } from 'react';
import { goalOf, numberOf } from '#game/grudge/days.ts';
import { sayGoal } from '#game/grudge/goal.ts';
import { streakOf } from '#game/grudge/result.ts';
import { routes } from '#site/routes.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { TakeOver } from '#ui/game-start/TakeOver.tsx';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStored } from '#ui/useStored.ts';
import { useToday } from '#ui/useToday.ts';
import { GoOn, useUnfinishedGame } from './GoOn.tsx';
import styles from './TableHub.module.css';
import { LastPoints, TurnedCards, TwoCounts, TwoFaces } from './tilePictures.tsx';

type Tile = { readonly href: string; readonly name: string; readonly note: ReactNode; readonly picture: ReactNode };

const tiles: readonly Tile[] = [
  { href: routes.settle.href(), name: 'Settle it', note: 'What beats what', picture: <TwoFaces /> },
  { href: routes.count.href(), name: 'Keep count', note: 'For real cards', picture: <TwoCounts /> },
  {
    href: routes.play.href(),
    name: 'Play the app',
    note: 'Or each other',
    picture: <Portrait slug="nine" />,
  },
  {
    href: routes.firstGame.href(),
    name: 'Learn in five minutes',
    note: 'A guided first game',
    picture: <TurnedCards />,
  },
  { href: routes.grudge.href(), name: 'Today’s grudge', note: <TodaysGoal />, picture: <LastPoints /> },
];

export function TableHub() {
  const game = useUnfinishedGame();
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <header className={styles.head} data-game={game && ''}>
        <PageTitle>At the table</PageTitle>
        {game && <GoOn game={game} />}
      </header>
      <ul className={styles.tiles}>
        {tiles.map(({ href, name, note, picture }) => (
          <li key={name}>
            <a className={styles.tile} href={href}>
              <span className={styles.picture} aria-hidden="true">
                {picture}
              </span>
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong> <span className={text.note}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NeedsScripts>A game</NeedsScripts>
      <TakeOver />
    </div>
  );
}

/** The goal of today's grudge, and how many days in a row were solved. */
function TodaysGoal() {
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
