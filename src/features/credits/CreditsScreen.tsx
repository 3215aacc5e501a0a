/** Credits and licences of the game, the code and third-party works. */

import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { QuestionList } from '#ui/questions/QuestionList.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './CreditsScreen.module.css';
import { credits } from './credits.ts';

export function CreditsScreen() {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>Credits</PageTitle>
        <p className={text.lead}>Everything here was made by somebody, and in most cases by only one of them.</p>
      </header>
      <div className={text.prose}>
        <h2>The game</h2>
        <dl className={styles.list}>
          <div className={styles.entry}>
            <dt className={styles.what}>
              <ExternalLink href="https://creativecommons.org/licenses/by-nc-sa/4.0/" bare>
                CC BY-NC-SA 4.0
              </ExternalLink>
            </dt>
            <dd>
              Cards, rules, stories and pictures © {siteSettings.copyrightHolder}. You may print them, share them and
              change them, with this notice, under the same licence, for non-commercial use.
            </dd>
          </div>
        </dl>
        <QuestionList page="credits" />
        <h2>The code</h2>
        <p>The code of this site is under the MIT licence.</p>
        <h2>What others made</h2>
        <dl className={styles.list}>
          {credits.map(({ what, who, licence, href, note }) => (
            <div key={what} className={styles.entry}>
              <dt className={styles.what}>
                <ExternalLink href={href} bare>
                  {what}
                </ExternalLink>
              </dt>
              <dd>
                <span>{`${who}, ${licence}`}</span>
                {note && <span>{`. ${note}`}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
