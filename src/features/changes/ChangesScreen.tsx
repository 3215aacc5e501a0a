/** The texts that changed since the last visit, before and after. */

import { routes } from '#site/routes.ts';
import { changes, openAllChanges } from '#storage/changes/changes.ts';
import { Button } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import styles from './ChangesScreen.module.css';
import { placeOf } from './placeOf.ts';

const unknownOnTheServer = () => undefined;

export function ChangesScreen() {
  const known = useStore(changes, unknownOnTheServer);
  const all = (known ?? []).flatMap((change) => {
    const place = placeOf(change);
    return place ? [{ change, place }] : [];
  });
  const unopened = all.filter(({ change }) => !change.opened).length;
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <PageTitle>What has changed</PageTitle>
        <p className={text.lead}>
          We do alter the terms from time to time. Unlike others, we say which, and what they said before.
        </p>
      </header>
      <div className={styles.list}>
        {all.length === 0 ? (
          <p key="none">
            {known && <span>Nothing has changed since you last looked. </span>}
            <span>
              After an update, cards and sections of <a href={routes.rules.href()}>the rules</a> whose text differs are
              listed here.
            </span>
          </p>
        ) : (
          <p key="count" className={styles.count} role="status">
            {unopened === 0 ? 'You have read everything.' : `${unopened} of ${all.length} unread.`}
          </p>
        )}
        {unopened > 0 && <Button onClick={openAllChanges}>Mark all as read</Button>}
        {all.map(({ change, place }) => (
          <ChangeEntry key={change.key} change={change} place={place} />
        ))}
      </div>
    </div>
  );
}
