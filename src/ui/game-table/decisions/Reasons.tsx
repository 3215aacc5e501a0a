/** Why damage differs from what is printed. */

import type { Hit } from '#game/play/endings.ts';
import { namesOf, sayChanges, type Wording } from '#game/play/words.ts';
import { NamedText } from '../../NamedText.tsx';

export const Reasons = ({ words, hits }: { readonly words: Wording; readonly hits: readonly Hit[] }) =>
  sayChanges(words, hits).map((text) => (
    <small key={text}>
      <NamedText text={text} names={namesOf(words.view)} />
    </small>
  ));
