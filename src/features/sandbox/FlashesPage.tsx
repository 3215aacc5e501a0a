/** Every notice of the site, to be called up by a press. */

import type { Flash } from '#site/notices/flash.ts';
import { notices } from '#site/notices/notices.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { Button } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import { Sample } from './Sample.tsx';

/** Each press makes another version, because a dismissal holds for its version. */
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
        One of each at a time, five in sight. Those without a link leave after five seconds, unless somebody points at
        them.
      </p>
    </Sample>
  );
}
