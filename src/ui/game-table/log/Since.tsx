/** The last events while others decide; in the reader's own turn, all since their last decision or turn. */

import type { ReactNode } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { headline, linesOf, matters, newsOf } from '#game/play/chief.ts';
import { describeQuestion } from '#game/play/questionWords.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { NamedText } from '../../NamedText.tsx';
import { Face } from '../clone/Face.tsx';
import styles from './Since.module.css';
import { Told } from './Told.tsx';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  /** Replaces the question that the game asks. */
  readonly question: ReactNode;
};

/** Lines before the last event, where there is room. */
const mostBefore = 3;
/** Where the dock is as high as the screen. */
export const wide = '(min-width: 64rem) and (min-height: 40rem)';

/** Who did it, or who has won. */
function actorOf(event: GameEvent) {
  if (event.kind === 'over') return event.outcome.winners[0];
  return 'by' in event ? event.by : 'seat' in event ? event.seat : undefined;
}

export function Since({ words, events, question }: Props) {
  const { you, legal, pending } = words.view;
  const face = (event: GameEvent) => {
    const seat = actorOf(event);
    return seat !== undefined && <Face view={words.view} seat={seat} />;
  };
  const line = (event: GameEvent) => (
    <>
      {face(event)}
      <Told words={words} event={event} />
    </>
  );
  const lines = (told: readonly GameEvent[]) => (
    <ol>
      {told.map((event) => (
        <li key={event.id} className={styles.line}>
          {line(event)}
        </li>
      ))}
    </ol>
  );
  const isWide = matchMedia(wide).matches;
  const told = events.filter((event) => matters(event) || event.kind === 'announce');
  const last = told.at(-1);
  const asks = question ?? describeQuestion(words);
  const decides = typeof asks === 'string' ? <NamedText key={asks} text={asks} names={namesOf(words.view)} /> : asks;
  // Screen readers are told each event when it happens, and read the question.
  if (legal.length === 0)
    return (
      // Everything below a headline of other length is new as well: nothing moves.
      <div key={`${last?.id} ${pending?.kind} ${pending?.seat}`} className={styles.since} aria-hidden="true">
        <p className={styles.now}>
          {last ? face(last) : pending && <Face view={words.view} seat={pending.seat} />}
          <span>
            {last ? (
              <>
                <Told words={words} event={last} />
                {asks !== tell(words, last) && <small>{decides}</small>}
              </>
            ) : (
              decides
            )}
          </span>
        </p>
        {isWide && lines(told.slice(-1 - mostBefore, -1))}
      </div>
    );
  if (pending?.kind !== 'action') return null;
  const since = newsOf(events, you);
  const most = linesOf(since, you);
  const first = headline(since.flat(), you);
  if (!first) return isWide && <div className={styles.since}>{lines(told.slice(-mostBefore))}</div>;
  const [begun] = since[0] ?? [];
  return (
    <details key={most[0]?.id} className={styles.since} open={isWide}>
      <summary>
        <span>{begun?.kind === 'turn' ? 'Since your last turn' : 'Since your last decision'}</span>
        <span className={styles.line}>{line(first)}</span>
      </summary>
      {lines(most)}
    </details>
  );
}
