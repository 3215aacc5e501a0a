/** Offers to turn sounds on, once per device: from the first blow of a game until the player's next decision. */

import { useCallback } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { Wording } from '#game/play/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { goToDecisions } from '#ui/game-table/tableKeys.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { playSettings } from '../playSettings.ts';
import styles from './useSoundsOffer.module.css';

type Decide = (...decisions: readonly Decision[]) => void;

export function useSoundsOffer({ view }: Wording, events: readonly GameEvent[], decide: Decide) {
  const { sounds } = useStore(playSettings);
  const acts = view.pending?.kind === 'action' && view.legal.length > 0;
  const isMade = sounds === 'not-asked' && acts && events.some(({ kind }) => kind === 'damage');
  const decideOnce = useCallback<Decide>(
    (...decisions) => {
      playSettings.change({ sounds: 'off' });
      decide(...decisions);
    },
    [decide],
  );
  return isMade ? { offer: <SoundsOffer />, decide: decideOnce } : { decide };
}

const SoundsOffer = () => (
  <p className={styles.offer} data-notice="">
    <span>Sounds are off.</span>
    <Button
      look="quiet"
      onClick={() => {
        playSettings.change({ sounds: 'on' });
        goToDecisions();
      }}
    >
      Turn on
    </Button>
  </p>
);
