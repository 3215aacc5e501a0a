/**
 * The mailing provider's form in a frame of its own, with a plain link beside it
 * (product row 22). What the frame may do is written in its sandbox; it never
 * shares our origin, which the build makes sure of.
 */

import { isReservedHost } from '#site/reservedHost.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import text from '#ui/styles/text.module.css';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useOnline } from '#ui/use-online.ts';
import styles from './SignUpForm.module.css';

const { newsletterUrl } = siteSettings;

/** A form that works needs its scripts and its own cookies, and somewhere to show its terms. */
const allowed = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export function SignUpForm() {
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

/** Mounted on the device only, and only while there is a network to fetch it from. */
function Frame() {
  const hydrated = useHydrated();
  const online = useOnline();
  return (
    <div className={styles.place}>
      {!online && (
        <p className={styles.offline} role="status">
          There is no network, and the form lives elsewhere. It appears here as soon as there is one.
        </p>
      )}
      {online && hydrated && (
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
