/**
 * The sign-up form of the mailing list: the provider's in a sandboxed frame with a link beside it, or the site's own
 * where the configuration names the backend. The frame is never of the site's own origin; the build checks that.
 */

import { useState } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { demoHref, paperSizes, papers } from '#site/print/printFiles.ts';
import { isReservedHost } from '#site/reservedHost.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { pageNewsletter } from '#site/startup/startup.ts';
import { ButtonLink, buttonClass } from '#ui/button/Button.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import text from '#ui/styles/text.module.css';
import { useHydrated, useOnline } from '#ui/subscriptions.ts';
import { BackendForm } from './BackendForm.tsx';
import styles from './SignUpForm.module.css';

const { newsletterUrl } = siteSettings;

/** The provider's form needs its scripts and cookies; its terms open in a popup. */
const allowed = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export function SignUpForm() {
  const newsletter = useHydrated() ? pageNewsletter() : 'frame';
  if (newsletter !== 'frame') return <BackendForm encoding={newsletter === 'backend-json' ? 'json' : 'form'} />;
  if (isReservedHost(newsletterUrl)) return <OnTheirPage />;
  return (
    <div className={styles.form}>
      <Frame />
      <p className={text.note}>
        This form belongs to our mailing provider.{' '}
        <ExternalLink href={newsletterUrl} newTab>
          Open it in a tab of its own
        </ExternalLink>
        .
      </p>
    </div>
  );
}

/** Mounted when the browser is online for the first time, and then kept: a lost connection must not lose what was typed. */
function Frame() {
  const online = useOnline();
  const canLoad = useHydrated() && online;
  const [isMounted, setMounted] = useState(canLoad);
  if (canLoad && !isMounted) setMounted(true);
  return (
    <div className={styles.place}>
      {!online && (
        <p className={styles.offline} role="status">
          {isMounted
            ? 'There is no network. Press Subscribe when there is one again; what you typed stays.'
            : 'There is no network. The form appears here when there is one again.'}
        </p>
      )}
      {isMounted && (
        <iframe
          className={styles.frame}
          src={newsletterUrl}
          title="Sign up for the mailing list"
          sandbox={allowed}
          allow=""
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

function OnTheirPage() {
  return (
    <div className={styles.form}>
      <p>The list is kept by a mailing provider, and its form opens on the provider’s own page.</p>
      <p>
        <ExternalLink href={newsletterUrl} newTab className={buttonClass({ look: 'primary', size: 'big' })}>
          Sign up for the list
        </ExternalLink>
      </p>
    </div>
  );
}

/** The popup behind Download Free Demo: the provider's form, mounted because somebody asked for it. */
export function Newsletter() {
  return (
    <>
      <p className={styles.files}>
        {papers.map((paper, index) => (
          <ButtonLink
            key={paper}
            look={index === 0 ? 'primary' : 'plain'}
            href={demoHref(paper)}
            target="_blank"
            rel="noopener"
          >
            PDF for {paperSizes[paper].name}
          </ButtonLink>
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
