/** Pictures of the whole screen for a blow and for the reader's fright. A tap or a key goes on. */

import { useEffect, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Wording } from '#game/play/words.ts';
import { useStore } from '#ui/subscriptions.ts';
import { playSettings } from '../playSettings.ts';
import { Blow } from './Blow.tsx';
import { Fright } from './Fright.tsx';
import { type Moment, momentsOf } from './momentsOf.ts';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** How long a blow stays, in milliseconds. */
const blowMs = { slow: 1800, normal: 1100, instant: 0 } as const;

export function Moments({ words, events }: Props) {
  const { pace } = useStore(playSettings);
  const [seen, setSeen] = useState({ until: events.length, left: [] as readonly Moment[] });
  if (seen.until !== events.length) {
    const fresh = pace === 'instant' ? [] : events.slice(seen.until);
    const added = momentsOf(words.view, fresh);
    setSeen({
      until: events.length,
      left: added.length > 0 ? added : seen.left.filter(({ kind }) => kind === 'fright'),
    });
  }
  const [moment] = seen.left;
  const goOn = () => setSeen((now) => ({ ...now, left: now.left.filter((other) => other !== moment) }));

  useEffect(() => {
    if (moment?.kind !== 'blow') return;
    const next = () => setSeen((now) => ({ ...now, left: now.left.filter((other) => other !== moment) }));
    const timer = setTimeout(next, blowMs[pace]);
    document.addEventListener('keydown', next);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', next);
    };
  }, [moment, pace]);

  if (moment?.kind === 'blow') return <Blow words={words} blow={moment} onGoOn={goOn} />;
  if (moment?.kind === 'fright' && words.view.seats[words.view.you]?.afraid)
    return <Fright words={words} onGoOn={goOn} />;
  return null;
}
