/** A card on the table. The first press, or dragging it, chooses it; a second press shows its printed face. */

import { memo, type ReactNode } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { CostSymbols } from '../../symbol/SymbolIcon.tsx';
import { summaryOf } from '../gameCards.ts';
import styles from './CardTile.module.css';

type Props = {
  readonly card: CardNumber;
  /** A card of the hand, a tile of headspace, or a line with a picture. */
  readonly look: 'thought' | 'idea' | 'chip';
  readonly chosen?: boolean;
  /** Its text, as the reader sees it now. */
  readonly effect?: string | undefined;
  /** `false` for a card that allows nothing now, while others do. */
  readonly usable?: boolean | undefined;
  /** Turned upside down: its dark half is up. */
  readonly dark?: boolean;
  readonly foot?: ReactNode;
  /** Whether the foot says what the card leads to. */
  readonly leads?: boolean;
  readonly note?: string | undefined;
  /** Whether it may be wider than in a longer row. */
  readonly roomy?: boolean;
  /** The key that presses it. */
  readonly shortcut?: string | undefined;
  readonly onPress: (card: CardNumber) => void;
};

/** Letters that fit beside each picture, or on a card of each width. */
const fitting = { idea: [44, 76, 106], thought: [40, 84, 106] } as const;

/** How much room a text needs, from 0 to 3, so that none is cut. */
export const widthFor = (text: string, look: keyof typeof fitting) =>
  fitting[look].filter((most) => text.replace(/\{\w+\}/g, '..').length > most).length;

export const CardTile = memo(function CardTile({
  card,
  look,
  chosen = false,
  effect,
  usable,
  dark,
  foot,
  leads,
  note,
  roomy,
  shortcut,
  onPress,
}: Props) {
  const summary = summaryOf(card);
  if (!summary) return null;
  return (
    <button
      type="button"
      className={styles[look]}
      data-card={summary.id}
      data-width={effect && look !== 'chip' ? widthFor(`${summary.name} ${effect}`, look) : undefined}
      data-usable={usable}
      data-dark={(dark && usable !== false) || undefined}
      data-leads={leads || undefined}
      data-key={shortcut}
      aria-pressed={look === 'chip' ? undefined : chosen}
      onClick={() => onPress(card)}
      onPointerLeave={({ pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 1 && !chosen) onPress(card);
      }}
    >
      <CardArt of={summary} />
      {/* A text of another length or width is a new element, which has not moved. */}
      <span key={`${roomy} ${effect}`} className={styles.words}>
        <b>{summary.name}</b>
        {note && <small>{` (${note})`}</small>}
        {effect && (
          <span className={styles.effect}>
            <RichText text={effect} />
          </span>
        )}
      </span>
      {look !== 'chip' && (
        <span className={styles.cost}>
          <CostSymbols cost={summary.cost} />
        </span>
      )}
      {foot && <span className={styles.foot}>{foot}</span>}
    </button>
  );
});

/** Until then its words are printed in its place. */
function showPicture(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.parentElement?.setAttribute('data-there', '');
}

/** The picture of a card, whose name stands beside it; the whole face where there is room for it. */
export const CardArt = ({ of: { faces } }: { readonly of: CardSummary }) => (
  <span className={styles.art}>
    <img
      src={faces.thumb}
      alt=""
      width={248}
      height={346}
      decoding="async"
      draggable={false}
      // It may have been loaded for another element.
      ref={showPicture}
      onLoad={({ currentTarget }) => showPicture(currentTarget)}
    />
  </span>
);
