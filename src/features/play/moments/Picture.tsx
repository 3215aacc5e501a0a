/** The picture of a moment, in a chunk of its own. */

import { capitalised, nameOf, namesOf, tell, type Wording, whom } from '#game/play/words.ts';
import { personOf } from '#ui/game-table/clone/people.ts';
import { NamedText } from '#ui/NamedText.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Blow } from './Blow.tsx';
import fated from './Fate.module.css';
import { Fright } from './Fright.tsx';
import styles from './Moments.module.css';
import type { Moment } from './momentsOf.ts';
import { PrintedFace } from './PrintedFace.tsx';

export type PictureProps = {
  readonly words: Wording;
  readonly moment: Moment;
  /** Whether the reader was afraid before. */
  readonly isAgain: boolean;
  readonly onGoOn: () => void;
};

export function Picture({ words, moment, isAgain, onGoOn }: PictureProps) {
  switch (moment.kind) {
    case 'blow':
    case 'heal':
      return <Blow key={moment.event.id} words={words} blow={moment} onGoOn={onGoOn} />;
    case 'cancel':
    case 'redirect':
    case 'steal':
      return <Fate key={moment.event.id} words={words} fate={moment} onGoOn={onGoOn} />;
    case 'fright':
      return <Fright words={words} isAgain={isAgain} onGoOn={onGoOn} />;
    default:
      return moment satisfies never;
  }
}

type FateProps = {
  readonly words: Wording;
  readonly fate: Extract<Moment, { kind: 'cancel' | 'redirect' | 'steal' }>;
  readonly onGoOn: () => void;
};

/** What an attack does now, and whose idea it was: the log has the words of the rules. */
function say(words: Wording, { event, card }: FateProps['fate']): string {
  const { view } = words;
  if (event.kind === 'cancel') return tell(words, event);
  const does = `${event.kind === 'steal' ? 'take' : 'send'}${event.seat === view.you ? '' : 's'}`;
  const way = event.kind === 'steal' ? `from ${whom(view, event.from)}` : `to ${whom(view, event.to)}`;
  return capitalised(`${whom(view, event.seat)} ${does} ${nameOf(words, card)} ${way}.`);
}

/**
 * A card that has been cancelled is torn; one with a new target turns round, towards it; a stolen one goes to its thief.
 * Decorative: the log has announced it.
 */
function Fate({ words, fate, onGoOn }: FateProps) {
  const { kind, event, card } = fate;
  const isTurned = kind === 'redirect';
  return (
    <div
      className={styles.blow}
      data-kind={isTurned ? kind : undefined}
      data-theme="paper"
      aria-hidden="true"
      onPointerDown={onGoOn}
    >
      {/* Whom it now hits, or who has torn or stolen it. */}
      <div className={isTurned ? `${styles.target} ${fated.lowered}` : styles.target}>
        <Portrait slug={personOf(words.view, event.kind === 'redirect' ? event.to : event.seat)} />
      </div>
      <div className={isTurned ? `${styles.attack} ${fated.turned}` : fated.fate} data-fate={kind}>
        <PrintedFace card={card} />
        {kind === 'cancel' && <PrintedFace card={card} />}
      </div>
      <div className={styles.told} data-ground="night">
        <p className={fated.said}>
          <NamedText text={say(words, fate)} names={namesOf(words.view)} />
        </p>
      </div>
    </div>
  );
}
