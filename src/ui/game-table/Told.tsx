/** An event as a sentence, in which clones have their ink. */

import type { GameEvent } from '#game/engine/event.ts';
import { tellInParts, type Wording } from '#game/play/words.ts';
import { RichText } from '../symbol/RichText.tsx';
import { inkOf } from './inkOf.ts';

export const Told = ({ words, event }: { readonly words: Wording; readonly event: GameEvent }) => (
  <span>
    {tellInParts(words, event).map(({ text, seat }, place) =>
      seat === undefined ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
        <RichText key={place} text={text} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <b key={place} data-clone={inkOf(words.view, seat)}>
          <bdi>{text}</bdi>
        </b>
      ),
    )}
  </span>
);
