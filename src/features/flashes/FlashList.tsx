/** The flashes showing, read out once each, never over search or navigation. */

import type { Flash } from '#domain/notices/flash.ts';
import { appActions } from '#state/appActions.ts';
import { dismissFlash, flashes, pauseTimer, startTimer } from '#state/flashes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useStore } from '#ui/use-store.ts';
import styles from './FlashList.module.css';

/** More than this would cover the page; the rest wait their turn. */
const mostShown = 5;

export function FlashList() {
  const showing = useStore(flashes);
  const shown = showing.slice(0, mostShown);
  // Both regions exist before any text does, or a screen reader would not notice it arrive.
  return (
    <div className={styles.list}>
      <div role="status">{shown.filter(({ kind }) => kind === 'info').map(printFlash)}</div>
      <div role="alert">{shown.filter(({ kind }) => kind === 'error').map(printFlash)}</div>
    </div>
  );
}

const printFlash = (flash: Flash) => <FlashCard key={flash.id} flash={flash} />;

function FlashCard({ flash }: { flash: Flash }) {
  const { text, kind, action } = flash;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading or reaching for a flash only holds its timer
    <div
      className={styles.flash}
      data-theme="ink"
      onPointerEnter={() => pauseTimer(flash)}
      onPointerLeave={() => startTimer(flash)}
      onFocus={() => pauseTimer(flash)}
      onBlur={() => startTimer(flash)}
    >
      <Icon name={kind === 'error' ? 'warning' : 'check'} />
      <p>
        {text}{' '}
        {action && (
          <button type="button" className={styles.action} onClick={() => appActions[action.does]()}>
            {action.label}
          </button>
        )}
      </p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismissFlash(flash)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
