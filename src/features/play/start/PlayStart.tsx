/** Start page for games against the app, or of several persons on one device: saved games and a new one. */

import { useEffect, useState } from 'react';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { createLoader } from '#site/loader.ts';
import { openModal } from '#site/notices/modals.ts';
import { notices } from '#site/notices/notices.ts';
import { routes } from '#site/routes.ts';
import { NoAnswer } from '#storage/database.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { TakeOver } from '#ui/take-over/TakeOver.tsx';
import { KeptGames } from './KeptGames.tsx';
import { NewGame } from './NewGame.tsx';
import styles from './PlayStart.module.css';

const store = createLoader(() => import('#storage/games/playedGames.ts'));
const readGames = async () => (await store.load()).readPlayedGames();

export function PlayStart() {
  const [games, setGames] = useState<readonly PlayedGame[]>([]);
  const [fault, setFault] = useState('');

  useEffect(() => {
    // Shows no list if the storage chunk fails to load. The form reports it if a new game cannot begin.
    void readGames().then(setGames, (error) => error instanceof NoAnswer && setFault(error.message));
  }, []);

  const askToRemove = (id: string) =>
    openModal({
      subject: 'confirm',
      title: 'Remove this game?',
      body: 'It is removed from this device and cannot be brought back.',
      onYes: () =>
        void store
          .load()
          .then(({ removePlayedGame }) => removePlayedGame(id))
          .then(readGames)
          .then(setGames, (error) =>
            error instanceof NoAnswer ? setFault(error.message) : showFlash(notices.partMissing()),
          ),
    });

  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Play</PageTitle>
        <p className={text.lead}>
          Against the app, or against each other on one device. It works without a network,{' '}
          <a href={routes.ready.href()}>once it is stored</a>.
        </p>
        <noscript>
          <p className={text.note}>Playing here needs JavaScript.</p>
        </noscript>
        <p>
          New to it? <a href={routes.firstGame.href()}>Play the first turn</a>: you are told what to do, one thing at a
          time.
        </p>
      </header>
      <div className={styles.page}>
        {fault && <p role="alert">{fault}</p>}
        <KeptGames games={games} onRemove={askToRemove} />
        <NewGame />
        <TakeOver />
      </div>
    </div>
  );
}
