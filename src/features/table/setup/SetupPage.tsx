/** Setup of a new game, and the games stored on this device. */

import { recallGames, savedGames } from '#storage/games/tableGame.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useStored } from '#ui/useStored.ts';
import { SavedGames } from './SavedGames.tsx';
import { SetupForm } from './SetupForm.tsx';
import styles from './SetupPage.module.css';

const unknownOnTheServer = () => undefined;

export function SetupPage() {
  const games = useStore(savedGames, unknownOnTheServer);
  const { fault } = useStored(recallGames);

  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Table</PageTitle>
        <p className={text.lead}>One device lies between you and keeps count. It takes no side, and tells nobody.</p>
        <noscript>
          <p className={text.note}>It counts by JavaScript, and without it does nothing.</p>
        </noscript>
      </header>
      <div className={styles.page}>
        <SetupForm games={games ?? []} />
        <SavedGames games={games} fault={fault} />
      </div>
    </div>
  );
}
