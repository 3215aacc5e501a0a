/** The mailing list: what it sends, who keeps the addresses, and the form to sign up. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { isReservedHost } from '#site/reservedHost.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { pageNewsletter } from '#site/startup/startup.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useHydrated } from '#ui/subscriptions.ts';
import styles from './MailingListScreen.module.css';
import { SignUpForm } from './SignUpForm.tsx';

export function MailingListScreen() {
  const newsletter = useHydrated() ? pageNewsletter() : 'frame';
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Mailing list</PageTitle>
        <p className={text.lead}>
          An email now and then, addressed to you. We cannot promise which of you opens it first.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={text.prose}>
          <h2>What you get</h2>
          <ul>
            <li>
              The free demo: {gameConstants.demoCards} cards, the whole of Duel and Melee, as a file to print and cut.
              It needs no persona cards and no tokens; pen and paper will do.
            </li>
            <li>
              News when a new set is out, when the rules change, and when there is something to try before it is out.
            </li>
          </ul>
          <p>
            <a href={routes.print.href()}>Print the demo now</a>, and sign nothing.
          </p>
        </div>
        <div className={`${text.prose} ${styles.signUp}`}>
          <h2>Sign up</h2>
          <SignUpForm />
        </div>
        <div className={text.prose}>
          <h2>Who keeps your address</h2>
          {newsletter === 'frame' && isReservedHost(siteSettings.newsletterUrl) ? (
            <p>The publisher of this site, who gets your email. The address in it goes nowhere else.</p>
          ) : newsletter === 'frame' ? (
            <p>
              A mailing provider. The form is theirs: your address goes to them and never through this site. Every email
              has an unsubscribe link.
            </p>
          ) : (
            <p>
              The publisher of this site. Your address is sent to this site’s server when you press Subscribe. Every
              email has an unsubscribe link.
            </p>
          )}
          <p>
            Signing up needs a connection. The <a href={routes.cards.href()}>cards</a> and the{' '}
            <a href={routes.rules.href()}>rules</a> do not: they stay on your device. What else stays there is listed
            under <a href={routes.privacy.href()}>Privacy</a>.
          </p>
          <QuestionList page="mailingList" />
        </div>
      </div>
    </div>
  );
}
