/** An event as a sentence, with the names of clones in bold, and points with their symbol. */

import { parseCardText } from '#game/cards/cardText.ts';
import type { GameEvent } from '#game/engine/event.ts';
import { tellInParts, type Wording } from '#game/play/words.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { SymbolIcon } from '../../symbol/SymbolIcon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import parts from '../parts.module.css';

/** "4 corpus damage", for which a number and a symbol stand. Screen readers read the words. */
const points = /(\d+ (?:transient )?(?:corpus|cerebrium)(?: damage)?)/;

export const Told = ({ words, event }: { readonly words: Wording; readonly event: GameEvent }) => (
  <span>
    {tellInParts(words, event).map(({ text, seat }, place) =>
      seat === undefined ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
        <Points key={place} text={text} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <b key={place}>
          <bdi>{text}</bdi>
        </b>
      ),
    )}
  </span>
);

const Points = ({ text }: { readonly text: string }) =>
  text.split(points).map((part, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: as above
    if (place % 2 === 0) return <RichText key={place} text={part} />;
    const [number, ...words] = part.split(' ');
    const kind = `${words.includes('transient') ? 'T' : ''}${words.includes('corpus') ? 'C' : 'B'}`;
    return (
      <span key={place} className={parts.unbroken}>
        <span>{`${number} `}</span>
        <VisuallyHidden>{words.join(' ')}</VisuallyHidden>
        {parseCardText(`{${kind}}`).map(
          (symbol) => typeof symbol !== 'string' && <SymbolIcon key={symbol.token} symbol={symbol} silent />,
        )}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
