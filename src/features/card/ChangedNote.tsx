/** Notes on a card's page that its text has changed since the user last saw it, and marks the change as opened. */

import { useEffect, useState } from 'react';
import { routes } from '#site/routes.ts';
import { openCardChange, unreadChanges } from '#storage/changes/changes.ts';
import { cardKey } from '#storage/changes/textChanges.ts';
import { ChangedMark } from '#ui/badge/Badge.tsx';
import { useStore } from '#ui/subscriptions.ts';
import styles from './ChangedNote.module.css';

export function ChangedNote({ id }: { readonly id: number }) {
  const waits = useStore(unreadChanges, unreadChanges.atFirst).has(cardKey(id));
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    if (!waits) return;
    setIsNews(true);
    openCardChange(id);
  }, [waits, id]);
  if (!isNews) return null;
  return (
    <a className={styles.note} href={routes.changes.href()}>
      <ChangedMark />
      What it said before
    </a>
  );
}
