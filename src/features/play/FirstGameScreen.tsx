/** The guided first game: an introduction, then the game once it has begun. */

import { Suspense } from 'react';
import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useStored } from '#ui/useStored.ts';
import { LayingTable } from './LayingTable.tsx';
import styles from './start/NewGame.module.css';
import { Players } from './start/Players.tsx';

/** Kept outside the component, so that Back returns to the game after the reader has looked at a rule. */
const begun = createStore(false);

const store = createLoader(() => import('#storage/games/playedGames.ts'));
/** Whether a first game, which alone has a fixed card order, can be continued. */
const readBegun = () =>
  store
    .load()
    .then(({ readPlayedGames }) => readPlayedGames())
    .then(
      (games) => games.some(({ setup, decisions, winners }) => setup.head && decisions.length > 0 && !winners),
      () => false,
    );

const GuidedGame = lazyComponent(async () => (await import('./GuidedGame.tsx')).GuidedGame);

export function FirstGameScreen() {
  const isBegun = useStore(begun, () => false);
  return isBegun ? (
    <Suspense fallback={<LayingTable />}>
      <GuidedGame onLeave={() => begun.set(false)} />
    </Suspense>
  ) : (
    <Introduction />
  );
}

function Introduction() {
  const { value: canContinue } = useStored(readBegun);
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Play the first turn</PageTitle>
        <p className={text.lead}>
          Two clones, 32 cards, six turns. You are told what to do and why, one thing at a time. Then you are on your
          own, with yourself.
        </p>
        <Players
          seats={[{ name: 'You' }, { name: 'Twice' }]}
          players={[{ kind: 'person' }, { kind: 'app', level: 'easy' }]}
        />
        <p className={styles.begin}>
          <Button look="primary" size="big" onClick={() => begun.set(true)}>
            {canContinue ? 'Continue' : 'Begin'}
          </Button>
        </p>
        <NeedsScripts>Playing here</NeedsScripts>
        <p>
          It takes about five minutes, and you can leave and continue later. It works offline if it is{' '}
          <a href={routes.ready.href()}>stored on this device</a>. You need not follow the advice: any move that the
          rules allow will do. You can read <a href={routes.quickStart.href()}>the rules on one page</a> first.
        </p>
      </header>
    </div>
  );
}
