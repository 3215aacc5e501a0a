/** The effects of a card in one paragraph, with its fear side after a heading word. */

import type { CardTexts } from '#game/cards/cardList.ts';
import { RichText } from './RichText.tsx';

export function CardEffects({ texts }: { readonly texts: CardTexts | undefined }) {
  return (
    <>
      <RichText text={texts?.effects ?? ''} />
      {texts?.fearEffects && (
        <>
          {' '}
          <strong>Fear:</strong> <RichText text={texts.fearEffects} />
        </>
      )}
    </>
  );
}
