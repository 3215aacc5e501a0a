/** The speech that is shown at a portrait now. Screen readers read it when they have read what happened. */

import { useEffect, useState } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { View } from '#game/engine/view.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { Speech, speechesOf } from './speeches.ts';

/** How long a speech stays, unless the table is pressed before. */
const speechMs = 5000;

type Options = {
  readonly view: View;
  readonly game: PlayedGame;
  /** Keeps a speech back while the table is hidden. */
  readonly waits?: boolean;
};

/** The last speech since the last decision. Of a saved game, nothing that was said before. */
export function useSpeech(events: readonly GameEvent[], { view, game, waits = false }: Options): Speech | undefined {
  const [heard, setHeard] = useState<{ readonly until: number; readonly speech?: Speech | undefined }>({
    until: game.decisions.length === 0 ? 0 : events.length,
  });
  const { speech } = heard;
  // A game goes on in silence if the lines cannot be loaded.
  const [allOf, setAllOf] = useState<typeof speechesOf>();
  useEffect(
    () =>
      void import('./speeches.ts').then(
        (loaded) => setAllOf(() => loaded.speechesOf),
        () => undefined,
      ),
    [],
  );
  if (allOf && !waits && heard.until !== events.length) {
    const since = events[heard.until]?.id;
    const fresh =
      since === undefined || view.outcome
        ? undefined
        : allOf(events, { view, game })
            .filter(({ after }) => after >= since)
            .at(-1);
    // An earlier speech stays until its time is over, except after decisions that were taken back.
    setHeard({ until: events.length, speech: fresh ?? (since === undefined || view.outcome ? undefined : speech) });
  }

  useEffect(() => {
    if (!speech) return;
    const hush = () => setHeard(({ until }) => ({ until }));
    const timer = setTimeout(hush, speechMs);
    /** A press on a picture that covers the table is not one on the table. */
    const press = ({ target }: Event) => target instanceof Element && target.closest('[data-full=true]') && hush();
    document.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press);
    };
  }, [speech]);

  return speech;
}
