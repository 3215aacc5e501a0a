/** Asks once, after the first decision of a player, whether games may sound. */

import { Button } from '#ui/button/Button.tsx';
import { playSettings } from '../playSettings.ts';

const answer = (sounds: 'on' | 'off') => () => playSettings.change({ sounds });

export const AskForSounds = () => (
  <>
    <Button onClick={answer('on')}>Sounds on</Button>
    <Button look="quiet" onClick={answer('off')}>
      No sounds
    </Button>
  </>
);
