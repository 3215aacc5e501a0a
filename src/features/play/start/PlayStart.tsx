/** Start page for games against the app, or of several persons on one device: saved games and a new one. */

import { useState } from 'react';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { createLoader } from '#site/loader.ts';
import { NoAnswer } from '#site/noAnswer.ts';
import { openModal } from '#site/notices/modals.ts';
import { notices } from '#site/notices/notices.ts';
import { routes } from '#site/routes.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { TakeOver } from '#ui/take-over/TakeOver.tsx';
import { useStored } from '#ui/useStored.ts';
import { KeptGames } from './KeptGames.tsx';
import { NewGame } from './NewGame.tsx';
import styles from './PlayStart.module.css';

const store = createLoader(() => import('#storage/games/playedGames.ts'));
/** Lists no games if the storage chunk fails to load. The form reports it if a new game cannot begin. */
const readGames = () =>
  store.load().then(
    ({ readPlayedGames }) => readPlayedGames(),
    () => none,
  );
const none: readonly PlayedGame[] = [];

export function PlayStart() {
  const stored = useStored(readGames);
  const [left, setLeft] = useState<readonly PlayedGame[]>();
  const [failed, setFailed] = useState('');
  const games = left ?? stored.value ?? none;
  const fault = failed || stored.fault;

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
          .then(setLeft, (error) =>
            error instanceof NoAnswer ? setFailed(error.message) : showFlash(notices.partMissing()),
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
        {stored.isSlow && <p role="status">Looking for games on this device …</p>}
        {fault && <p role="alert">{fault}</p>}
        <KeptGames games={games} onRemove={askToRemove} />
        <NewGame />
        <TakeOver />
      </div>
    </div>
  );
}
