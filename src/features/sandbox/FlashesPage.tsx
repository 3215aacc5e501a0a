/** A button for each notice of the site. */

import type { Flash } from '#site/notices/flash.ts';
import { notices } from '#site/notices/notices.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { Sample } from './Sample.tsx';

/** Each press needs another version, because a dismissed version is not shown again. */
let version = 0;

const samples: Readonly<Record<string, () => Flash>> = {
  'Server maintenance': notices.maintenance,
  'Newer version': () => notices.newerVersion(`sandbox-${Date.now()}-${version++}`),
  Forbidden: notices.forbidden,
  'Unreadable answer': notices.unreadable,
  'Handler exception': notices.choked,
  'Redirected in circles': notices.redirectedInCircles,
  'Missing part': notices.partMissing,
  'Ready offline': notices.readyOffline,
};

export function FlashesPage() {
  return (
    <Sample title="Notices">
      {Object.entries(samples).map(([name, make]) => (
        <Button key={name} onClick={() => void showFlash(make())}>
          {name}
        </Button>
      ))}
      <p className={text.note}>
        Each notice is shown once at a time, at most five together. A notice without a link closes after five seconds,
        unless a pointer is on it.
      </p>
    </Sample>
  );
}
