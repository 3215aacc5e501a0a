/** What the others do: the last event while they decide; in the reader's own turn, all turns since the last own one. */

import type { GameEvent } from '#game/engine/event.ts';
import { chief, matters, turnsSince, worstBlow } from '#game/play/chief.ts';
import type { Wording } from '#game/play/words.ts';
import { Face } from './Face.tsx';
import styles from './Since.module.css';
import { Told } from './Told.tsx';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** Lines of each turn. */
const most = 2;

export function Since({ words, events }: Props) {
  const { you, legal, active } = words.view;
  const since = turnsSince(events, you);
  const turns = since.map((turn) => chief(turn.filter(matters), most));
  const blow = worstBlow(since.flat(), you);
  const lines = (of: readonly (readonly GameEvent[])[]) => (
    <ol className={styles.lines}>
      {of.flat().map((event) => (
        <li key={event.id}>
          {'seat' in event && <Face view={words.view} seat={'by' in event ? event.by : event.seat} />}
          <Told words={words} event={event} />
        </li>
      ))}
    </ol>
  );
  // Screen readers are told each event when it happens.
  if (legal.length === 0)
    return active === you ? null : <div aria-hidden="true">{lines([(turns.at(-1) ?? []).slice(-1)])}</div>;
  if (turns.length === 0) return null;
  return (
    <details key={turns[0]?.[0]?.id} className={styles.since}>
      <summary>
        <span>Since your last turn</span>
        {blow && <Told words={words} event={blow} />}
      </summary>
      {lines(turns)}
    </details>
  );
}
