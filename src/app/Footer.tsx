/** The foot of every page: the printer's control strip, the links, and whose it is. */

import { setNames } from '#search/currentSets.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import layout from '#ui/styles/layout.module.css';
import styles from './Footer.module.css';
import { InstallOffer } from './InstallOffer.tsx';
import { OfflineStatus } from './OfflineStatus.tsx';
import { OtherLinks } from './OtherLinks.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useThisYear } from './useThisYear.ts';

export function Footer() {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.strip}>
        <span />
        <span />
        {setNames.map(({ id }) => (
          <span key={id} data-set={id} />
        ))}
      </div>
      <div className={`${layout.wrap} ${styles.row}`}>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={routes.cards.href()}>
              Cards
            </a>
          </li>
          <li>
            <a className={styles.link} href={routes.rules.href()}>
              Rules
            </a>
          </li>
          <li>
            <a className={styles.link} href={routes.table.href()}>
              Table
            </a>
          </li>
          <OtherLinks className={styles.link} />
        </ul>
        <div className={styles.end}>
          <ThemeChoice />
          <InstallOffer />
          <p className={styles.note} data-testid="offline-status">
            <OfflineStatus />
          </p>
          <p className={styles.note}>
            © <Year /> {siteSettings.copyrightHolder}. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY
            3.0, modified. Imago Mutual is not a real company and will not return your call.
          </p>
        </div>
      </div>
    </footer>
  );
}

const yearId = 'this-year';

function Year() {
  return <span id={yearId}>{useThisYear(yearId)}</span>;
}
