/** Shows the data stored on this device, and offers to complete it. */

import { useEffect, useState } from 'react';
import { serviceWorkers } from '#offline/browserStorage.ts';
import { checkDevice, type Readiness, readiness } from '#offline/readiness.ts';
import { imageUrls } from '#search/cardImageUrls.ts';
import { isInAppBrowser } from '#site/browserKind.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { FoldedText, QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useHydrated, useStore } from '#ui/subscriptions.ts';
import accountStyles from './Account.module.css';
import { accountRows } from './accountRows.ts';
import styles from './ReadyScreen.module.css';
import { readinessSummary } from './verdict.ts';
import { Work } from './Work.tsx';

const Downloads = lazyComponent(async () => (await import('./Downloads.tsx')).Downloads);

const checking: Readiness = { phase: 'checking' };

type Props = {
  /** Panel that saves and restores all data, loaded on demand. */
  readonly backup: Elements;
};

export function ReadyScreen({ backup }: Props) {
  const now = useStore(readiness, () => checking);
  const { stamp, sentence, complete } = readinessSummary(now);
  useEffect(() => {
    void checkDevice(imageUrls);
    // On a first visit the worker is still storing files while the page is open.
    const look = () => void checkDevice(imageUrls);
    const workers = serviceWorkers();
    workers?.addEventListener('controllerchange', look);
    return () => workers?.removeEventListener('controllerchange', look);
  }, []);

  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Offline and backup</PageTitle>
        <p className={text.lead}>
          Games are played in cellars, on trains and at the homes of people who will not tell you the password. This is
          an inspection of what you have with you.
        </p>
        <NeedsScripts>This inspection</NeedsScripts>
      </header>
      <div className={styles.columns}>
        <div className={styles.report}>
          <section className={styles.report} aria-labelledby="report">
            <div className={styles.verdict} role="status">
              <h2 id="report" className={styles.stamp} data-complete={complete}>
                {stamp}
              </h2>
              <p>{sentence}</p>
            </div>
            <InAppNote />
            <Account readiness={now} />
            <Work readiness={now} />
          </section>
          <TakeAlong backup={backup} />
        </div>
        <StorageExplanation />
      </div>
    </div>
  );
}

/** Data that a browser inside another app stores is not in the reader's own browser. */
function InAppNote() {
  const hydrated = useHydrated();
  if (!hydrated || !isInAppBrowser()) return null;
  return (
    <p role="alert">
      <Icon name="warning" /> You see this page inside another app, which may forget everything when it closes. Open
      this page in your browser: in the menu of that app, choose “Open in browser”.
    </p>
  );
}

function TakeAlong({ backup }: Props) {
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  // After a restore, the page is reloaded at this fragment.
  useEffect(() => setOpen(location.hash === '#take-along'), []);
  return (
    <section className={`${text.prose} ${styles.next}`} aria-labelledby="take-along">
      <h2 id="take-along">Take everything with you</h2>
      <p>Your games, choices, searches and place in the rules in one file, for any other device.</p>
      {isOpen ? (
        <LazyPart>{backup}</LazyPart>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>Back up or restore</Button>
        </p>
      )}
      <div className={styles.downloads}>
        {hydrated && (
          <LazyPart>
            <Downloads />
          </LazyPart>
        )}
      </div>
    </section>
  );
}

/** Table of the stored data, out of the data that should be stored. */
export function Account({ readiness }: { readiness: Readiness }) {
  return (
    <dl className={accountStyles.account}>
      {accountRows(readiness).map(({ what, amount, note }) => (
        <div key={what} className={accountStyles.row}>
          <dt>{what}</dt>
          <dd className={accountStyles.amount}>{amount}</dd>
          {note !== undefined && <dd className={`${accountStyles.note} ${text.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** How browsers keep and delete stored data, folded. */
function StorageExplanation() {
  return (
    <section className={text.prose} aria-labelledby="before-you-leave">
      <h2 id="before-you-leave">Before you go offline</h2>
      <div>
        <FoldedText title="Try it first">
          Switch on flight mode, close this page, and open it again by its address or its icon. What you see then is
          what you will see at the table.
        </FoldedText>
        <FoldedText title="Closing the tab">
          Closes the tab. What is stored stays stored, and so do your games. Only the browser’s own “clear data”, or a
          private window, takes it away.
        </FoldedText>
        <FoldedText title="iPhone and iPad">
          Safari forgets a site left unopened for seven days of browsing. An app on the home screen is not affected. It
          has a store of its own, however: open it there once while you are online, and check on this page.
        </FoldedText>
        <FoldedText title="Installing is not the same">
          Installing puts an icon on your device. Storing puts the site there. Each works without the other, and this
          page is about the second.
        </FoldedText>
        <QuestionList page="ready" />
      </div>
    </section>
  );
}
