/** Tells screen readers what happened. */

import { useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { tell, type Wording } from '#game/play/words.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  /** Holds the announcement back while the table is hidden. */
  readonly waits: boolean;
};

/**
 * Announces the lines of the last decision in one message to screen readers. If the log itself were live, each line
 * would be read a second time with its button, and none while the log is closed.
 */
export function Announcement({ words, events, waits }: Props) {
  const [said, setSaid] = useState({ until: events.length, lines: [] as readonly string[] });
  if (!waits && said.until !== events.length) {
    const isTakenBack = events.length < said.until;
    const lines = isTakenBack ? ['Taken back.'] : events.slice(said.until).map((event) => tell(words, event));
    setSaid({ until: events.length, lines });
  }
  return (
    <VisuallyHidden as="output">{!waits && <RichText key={said.until} text={said.lines.join(' ')} />}</VisuallyHidden>
  );
}
