/** Where to read what has changed, with the number of what this reader has not opened. */

import { routes } from '#site/routes.ts';
import { changes } from '#storage/changes/changes.ts';
import type { TextChange } from '#storage/changes/textChanges.ts';
import { useStore } from '#ui/use-store.ts';

const none: readonly TextChange[] = [];

export function ChangesLink({ className }: { className?: string | undefined }) {
  const waiting = useStore(changes, () => none).filter(({ opened }) => !opened).length;
  return (
    <a className={className} href={routes.changes.href()}>
      What has changed{waiting > 0 && ` (${waiting})`}
    </a>
  );
}
