/** A card on the table; a press shows the whole card. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './CardTile.module.css';
import { summaryOf } from './gameCards.ts';

type Props = {
  readonly card: CardNumber;
  /** A face cropped at the fold, a tile with picture, cost and name, or a line of text with a picture. */
  readonly look: 'face' | 'tile' | 'chip';
  /** How a face can be used now, or its purpose. */
  readonly tag?: { readonly words: string; readonly usable: boolean } | undefined;
  readonly note?: string | undefined;
  /** The key that presses it. */
  readonly shortcut?: string | undefined;
  readonly onLook: (card: CardNumber) => void;
};

export function CardTile({ card, look, tag, note, shortcut, onLook }: Props) {
  const summary = summaryOf(card);
  if (!summary) return null;
  return (
    <button
      type="button"
      className={styles[look]}
      data-card={summary.id}
      data-usable={tag?.usable}
      data-key={shortcut}
      onClick={() => onLook(card)}
    >
      <CardArt of={summary} whole={look === 'face'} />
      {look === 'tile' && (
        <span className={styles.cost}>
          <CostSymbols cost={summary.cost} />
        </span>
      )}
      {tag && <span className={styles.tag}>{tag.words}</span>}
      {look !== 'face' && (
        <span className={styles.label}>
          <span>{summary.name}</span>
          {note && <small>{` (${note})`}</small>}
        </span>
      )}
    </button>
  );
}

type ArtProps = { readonly of: CardSummary; readonly whole?: boolean };

/** The whole face, or only its picture if the text beside it names the card. */
export const CardArt = ({ of: { faces, name }, whole = false }: ArtProps) => (
  <span className={whole ? undefined : styles.art}>
    <img src={faces.thumb} alt={whole ? name : ''} width={248} height={346} decoding="async" />
  </span>
);
