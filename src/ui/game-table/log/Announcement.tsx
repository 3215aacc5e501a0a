/** Tells screen readers what happened, and what clones say. */

import { useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { NamedText } from '../../NamedText.tsx';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

/** A line that a clone says at its portrait now. */
export type Speech = { readonly seat: SeatNumber; readonly line: string };

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  readonly speech: Speech | undefined;
  /** Holds both back while the table is hidden. */
  readonly waits: boolean;
};

/**
 * Announces the lines of the last decision in one message to screen readers. If the log itself were live, each line
 * would be read a second time with its button, and none while the log is closed.
 */
export function Announcement({ words, events, speech, waits }: Props) {
  const [said, setSaid] = useState({ until: events.length, lines: [] as readonly string[] });
  if (!waits && said.until !== events.length) {
    const isTakenBack = events.length < said.until;
    const lines = isTakenBack ? ['Taken back.'] : events.slice(said.until).map((event) => tell(words, event));
    setSaid({ until: events.length, lines });
  }
  return (
    <>
      <VisuallyHidden as="output">{!waits && <RichText key={said.until} text={said.lines.join(' ')} />}</VisuallyHidden>
      <VisuallyHidden>
        <span role="status">
          {speech && !waits && (
            <NamedText
              text={`${words.view.seats[speech.seat]?.name} says: “${speech.line}”`}
              names={namesOf(words.view)}
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}
