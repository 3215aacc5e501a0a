/** Actions on stored data: complete it, stop, check again, delete the card images. */

import { stopSaving } from '#offline/cardImages.ts';
import { offlineStatus } from '#offline/offlineStatus.ts';
import { checkDevice, type Readiness, removeImages, saveEverything } from '#offline/readiness.ts';
import { imageUrls } from '#search/cardImageUrls.ts';
import { openModal } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import { useOnline, useStore } from '#ui/subscriptions.ts';
import { readinessSummary } from './verdict.ts';
import styles from './Work.module.css';

const askToRemove = () =>
  openModal({
    subject: 'confirm',
    title: 'Remove the card images?',
    body: 'Rules, search, the table and every card’s words stay. The pictures can be saved again when you are online.',
    onYes: () => void removeImages(imageUrls),
  });

export function Work({ readiness }: { readiness: Readiness }) {
  const online = useOnline();
  const { phase } = readiness;
  if (phase === 'checking') return <p className={styles.work} />;
  if (phase === 'saving') return <Saving total={readiness.images.total} />;
  const { complete } = readinessSummary(readiness);
  return (
    <div className={styles.work}>
      {!complete && (
        <Button look="primary" disabled={!online} onClick={() => void saveEverything(imageUrls)}>
          Save everything
        </Button>
      )}
      <Button onClick={() => void checkDevice(imageUrls)}>Check again</Button>
      {readiness.images.stored > 0 && <Button onClick={askToRemove}>Remove card images</Button>}
      {!complete && !online && <p>You are offline. Missing files can be saved when you are online again.</p>}
    </div>
  );
}

function Saving({ total }: { total: number }) {
  const status = useStore(offlineStatus);
  const saved = status.phase === 'unknown' ? 0 : status.saved;
  return (
    <div className={styles.work}>
      <p className={styles.progress}>
        <label htmlFor="saving">{`${saved} of ${total} card images saved`}</label>
        <progress id="saving" value={saved} max={total} />
      </p>
      <Button onClick={stopSaving}>Cancel</Button>
    </div>
  );
}
