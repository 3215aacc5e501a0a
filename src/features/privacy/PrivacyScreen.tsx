/** The privacy page: the data that the site stores on the device, and the data that it sends. */

import { createLoader } from '#site/loader.ts';
import { openModal } from '#site/notices/modals.ts';
import { nowhere, pageState } from '#site/pageState.ts';
import { clearedFragment } from '#site/paths.ts';
import { isReservedHost } from '#site/reservedHost.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { pageNewsletter } from '#site/startup/startup.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { exampleTitle } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useHydrated, useStore } from '#ui/subscriptions.ts';
import styles from './PrivacyScreen.module.css';
import { storedData } from './storedData.ts';

/** Without a provider, the frame shows a page of the site itself. */
const hasProvider = !isReservedHost(siteSettings.newsletterUrl);

const contactHref = `mailto:${siteSettings.contactEmail}`;

const clearing = createLoader(() => import('#offline/clearDevice.ts'));

const askToClear = () =>
  openModal({
    subject: 'confirm',
    title: 'Clear this device?',
    body: 'Saved pages and pictures, your games, your searches and your choices will be removed. They cannot be brought back, except for the pages and pictures, which can be downloaded again.',
    onYes: () => void clearing.load().then(({ clearDevice }) => clearDevice(), showPartMissing),
  });

export function PrivacyScreen() {
  const newsletter = useHydrated() ? pageNewsletter() : 'frame';
  const cleared = useStore(pageState, nowhere).current?.fragment === clearedFragment;
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Privacy</PageTitle>
        <p className={text.lead}>
          There is a file on everybody. Yours is on your own device, and this is all that is in it.
        </p>
      </header>
      <div className={text.prose}>
        <h2>What is kept, and where</h2>
        <dl className={styles.kept}>
          {storedData.map(({ what, where, why }) => (
            <div key={what} className={styles.entry}>
              <dt className={styles.what}>{what}</dt>
              <dd>{why}</dd>
              <dd className={text.note}>{where}</dd>
            </div>
          ))}
        </dl>
        <div role="status">
          {cleared && (
            <p className={styles.cleared}>
              <Icon name="check" />
              This device has been cleared. Nothing is kept until you open another page.
            </p>
          )}
        </div>
        <p>
          <Button onClick={askToClear}>Clear this device</Button>
        </p>
        <p>Your browser lists all of it under site data, and can delete all of it there, too.</p>
        <p>
          A <a href={routes.ready.href()}>backup</a> is a file with your games, choices, searches, place in the rules,
          dismissed notices and unread <a href={routes.changes.href()}>changes</a>.
        </p>
        <p>
          When you hand a game over, its code, link and file hold the names that you typed and all that happened in it,
          hidden cards too. In the link all of this comes after the #, which no browser sends to a server. The camera is
          used only to find the code; no picture is kept or sent.
        </p>
        <h2>What is sent</h2>
        <p>
          Nothing about you. The site itself has no accounts, no cookies, no analytics and no advertisements, and no
          other company’s code runs on these pages
          <span>
            {hasProvider && newsletter === 'frame'
              ? ', except in the frame with the mailing list’s form, once you open that. '
              : '. '}
          </span>
          {newsletter !== 'frame' && (
            <span>The mailing list’s form sends the address that you enter to this site’s server. </span>
          )}
          <span>
            Searches are answered on your device. The server that holds the site sees which files are asked for and from
            which address, as every server does.
          </span>
        </p>
        <p>
          The publisher may run a server that sends notices and sets one cookie. It may greet you by a name you have
          given. It never sees what is kept on your device.
        </p>
        <QuestionList page="privacy" />
        <h2>When you leave</h2>
        <p>
          The store, the chat, the rules video and the mailing list belong to others, who have policies of their own. We
          do not tell them where you came from.
        </p>
        <p>
          Questions go to{' '}
          <a href={contactHref} title={exampleTitle(contactHref)}>
            {siteSettings.contactEmail}
          </a>
          . They are answered by one of us.
        </p>
        <p>
          Who made the icons and type, and what you may do with the cards:{' '}
          <a href={routes.credits.href()}>credits and licences</a>.
        </p>
      </div>
    </div>
  );
}
