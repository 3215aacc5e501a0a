/**
 * The sign-up form of the mailing list, in a sandboxed frame: the provider's form with a link below it, or, without a
 * provider, the site's own page. If the configuration names the backend, a form of the site posts to the backend.
 */

import { useState } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { demoHref, paperSizes, papers } from '#site/print/printFiles.ts';
import { isReservedHost } from '#site/reservedHost.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { pageNewsletter } from '#site/startup/startup.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PdfLink } from '#ui/pdf-link/PdfLink.tsx';
import text from '#ui/styles/text.module.css';
import { useHydrated, useOnline } from '#ui/subscriptions.ts';
import { BackendForm } from './BackendForm.tsx';
import { showMailForm } from './mailFormPage.ts';
import styles from './SignUpForm.module.css';

const { newsletterUrl } = siteSettings;
const frameTitle = 'Sign up for the mailing list';

/** The provider's form needs its scripts and cookies; its terms open in a popup. */
const allowed = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The site's own form has no scripts; it opens the mail program when its button is pressed. */
const allowedToOwn = 'allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation';

export function SignUpForm() {
  const newsletter = useHydrated() ? pageNewsletter() : 'frame';
  if (newsletter !== 'frame') return <BackendForm encoding={newsletter === 'backend-json' ? 'json' : 'form'} />;
  if (isReservedHost(newsletterUrl)) return <OwnFrame />;
  return (
    <div className={styles.form}>
      <ProvidersFrame />
      <p className={text.note}>
        This form belongs to our mailing provider.{' '}
        <ExternalLink href={newsletterUrl} newTab>
          Open the form
        </ExternalLink>
        .
      </p>
    </div>
  );
}

/** Mounted when the browser is first online, and then kept: a lost connection must not discard what was typed. */
function ProvidersFrame() {
  const online = useOnline();
  const canLoad = useHydrated() && online;
  const [isMounted, setMounted] = useState(canLoad);
  if (canLoad && !isMounted) setMounted(true);
  return (
    <div className={styles.place}>
      {!online && (
        <p className={styles.offline} role="status">
          {isMounted
            ? 'You are offline. Press Subscribe when you are online again; what you typed stays.'
            : 'You are offline. The form will appear here when you are online again.'}
        </p>
      )}
      {isMounted && (
        <iframe
          className={styles.frame}
          src={newsletterUrl}
          title={frameTitle}
          sandbox={allowed}
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

/** Part of the site, so it is available offline as well. */
function OwnFrame() {
  const online = useOnline();
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {!online && (
        <p className={styles.offline} role="status">
          You are offline. Your email can be prepared now, and will be sent when you are online again; what you typed
          stays.
        </p>
      )}
      {isHydrated && (
        <iframe ref={showMailForm} className={styles.frame} title={frameTitle} sandbox={allowedToOwn} allow="" />
      )}
    </div>
  );
}

/** The popup behind Download Free Demo: the files first, then the form. */
export function Newsletter() {
  return (
    <>
      <p className={styles.files}>
        {papers.map((paper, index) => (
          <PdfLink
            key={paper}
            className={buttonClass({ look: index === 0 ? 'primary' : 'plain' })}
            href={demoHref(paper)}
          >
            {`PDF for ${paperSizes[paper].name}`}
          </PdfLink>
        ))}
      </p>
      <p className={text.note}>
        {gameConstants.demoCards} cards, the whole of Duel and Melee, on {gameConstants.demoSheets} sheets with the
        rules, 63 × 88 mm with cut marks. No address is needed.
      </p>
      <h3>Or join the mailing list as well</h3>
      <SignUpForm />
    </>
  );
}
