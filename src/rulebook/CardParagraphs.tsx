/** One side of a card as it is printed, a paragraph for each ability. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import { RichText } from '#ui/symbol/RichText.tsx';

export function CardParagraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph}>
      <RichText text={paragraph} />
    </p>
  ));
}
