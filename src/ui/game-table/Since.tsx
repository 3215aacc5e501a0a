/** What happened: the last event while others decide; in the reader's own turn, all turns since the last own one. */

import type { GameEvent } from '#game/engine/event.ts';
import { chief, matters, turnsSince, worstBlow } from '#game/play/chief.ts';
import type { Wording } from '#game/play/words.ts';
import { Face } from './Face.tsx';
import styles from './Since.module.css';
import { Told } from './Told.tsx';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** Lines of each turn. */
const most = 2;
/** Where the dock is as high as the screen. */
const wide = '(min-width: 64rem) and (min-height: 40rem)';

export function Since({ words, events }: Props) {
  const { you, legal, pending } = words.view;
  const line = (event: GameEvent) => (
    <>
      {'seat' in event && <Face view={words.view} seat={'by' in event ? event.by : event.seat} />}
      <Told words={words} event={event} />
    </>
  );
  const last = events.filter((event) => matters(event) || event.kind === 'announce').at(-1);
  // Screen readers are told each event when it happens.
  if (legal.length === 0)
    return (
      last && (
        <p key={last.id} className={styles.now} aria-hidden="true">
          {line(last)}
        </p>
      )
    );
  if (pending?.kind !== 'action') return null;
  const since = turnsSince(events, you);
  const lines = since.flatMap((turn) => chief(turn, most));
  const worst = worstBlow(since.flat(), you) ?? lines.at(-1);
  if (!worst) return null;
  return (
    <details key={lines[0]?.id} className={styles.since} open={matchMedia(wide).matches}>
      <summary>
        <span>Since your last turn</span>
        <span className={styles.line}>{line(worst)}</span>
      </summary>
      <ol>
        {lines.map((event) => (
          <li key={event.id} className={styles.line}>
            {line(event)}
          </li>
        ))}
      </ol>
    </details>
  );
}
