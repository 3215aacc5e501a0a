/** The footer of every page: links, installation, offline status and copyright. */

import { useSyncExternalStore } from 'react';
import { offlineStatus, type OfflineStatus as Status, sayOfflineStatus } from '#offline/offlineStatus.ts';
import { setNames } from '#search/currentSets.ts';
import { siteSettings } from '#site/siteSettings.ts';
import layout from '#ui/styles/layout.module.css';
import { useStore } from '#ui/subscriptions.ts';
import styles from './Footer.module.css';
import { InstallOffer } from './InstallOffer.tsx';
import { OtherLinks } from './OtherLinks.tsx';

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
          <OtherLinks className={styles.link} />
        </ul>
        <div className={styles.end}>
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

const unknown: Status = { phase: 'unknown' };

function OfflineStatus() {
  return <span>{sayOfflineStatus(useStore(offlineStatus, () => unknown))}</span>;
}

const neverChanges = () => () => {};
const thisYear = () => new Date().getFullYear();

/** While hydrating, the year that was prerendered (in the element with this id); then the current year. */
function useThisYear(elementId: string): number {
  const renderedYear = () =>
    typeof document === 'undefined' ? thisYear() : Number(document.getElementById(elementId)?.textContent);
  return useSyncExternalStore(neverChanges, thisYear, renderedYear);
}
