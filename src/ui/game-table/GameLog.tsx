/** What happened, and why: each line leads to the words on the card, to the rule, and to what brought it about. */

import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Words } from '#game/engine/state.ts';
import { tell, type Wording, wordsAt } from '#game/play/words.ts';
import { routes } from '#site/routes.ts';
import { RichText } from '../symbol/RichText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './GameLog.module.css';
import { summaryOf } from './gameCards.ts';
import { RuleByName } from './RuleByName.tsx';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

export function GameLog({ words, events }: Props) {
  const log = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is shown
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [events.length]);

  return (
    <div ref={log} className={styles.log} role="log" aria-label="What happened" aria-live="off">
      <ol>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <span>
              <RichText text={tell(words, event)} />
            </span>
            <details>
              <summary>
                why?<VisuallyHidden> {tell(words, event)}</VisuallyHidden>
              </summary>
              <Why words={words} event={event} cause={events.find(({ id }) => id === event.cause)} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * The lines of the last decision in one message for screen readers. Announced by the log itself, each line would be
 * read a second time with its button, and none while the log is closed.
 */
export function Announcement({ words, events }: Props) {
  const [said, setSaid] = useState({ until: events.length, lines: [] as readonly string[] });
  if (said.until !== events.length)
    setSaid({ until: events.length, lines: events.slice(said.until).map((event) => tell(words, event)) });
  return (
    <VisuallyHidden as="output">
      <RichText key={said.until} text={said.lines.join(' ')} />
    </VisuallyHidden>
  );
}

type WhyProps = { readonly words: Wording; readonly event: GameEvent; readonly cause: GameEvent | undefined };

function Why({ words, event: { words: said, see }, cause }: WhyProps) {
  return (
    <div className={styles.why}>
      {said && (
        <p>
          <Speaker words={words} said={said} /> says:{' '}
          <mark>
            <RichText text={wordsAt(words.texts, said)} />
          </mark>
        </p>
      )}
      {cause && <p>Because: {tell(words, cause)}</p>}
      <p>
        Rule: <RuleByName see={see} />
      </p>
    </div>
  );
}

function Speaker({ words: { book }, said: { card, persona } }: { readonly words: Wording; readonly said: Words }) {
  const summary = summaryOf(card);
  if (summary) return <a href={routes.card.href(summary.set, summary.number)}>{summary.name}</a>;
  return persona === null ? null : book.personas[persona]?.name;
}
