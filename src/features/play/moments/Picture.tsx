/** The picture of a moment, in a chunk of its own. */

import type { Wording } from '#game/play/words.ts';
import { Blow } from './Blow.tsx';
import { Fate } from './Fate.tsx';
import { Fright } from './Fright.tsx';
import type { Moment } from './momentsOf.ts';

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
      return <Blow words={words} blow={moment} onGoOn={onGoOn} />;
    case 'cancel':
    case 'redirect':
    case 'steal':
      return <Fate key={moment.event.id} words={words} fate={moment} onGoOn={onGoOn} />;
    case 'fright':
      return words.view.seats[words.view.you]?.afraid && <Fright words={words} isAgain={isAgain} onGoOn={onGoOn} />;
    default:
      return moment satisfies never;
  }
}
