/** A card on the table: a press shows it whole. */

import type { CardNumber } from '#game/engine/state.ts';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './GameTable.module.css';
import { summaryOf } from './gameCards.ts';

type Props = {
  readonly card: CardNumber;
  /** A face cut at the fold, a tile with picture, cost and name, or a line of text with a picture. */
  readonly look: 'face' | 'tile' | 'chip';
  /** What can be done with a face now, or what it is for. */
  readonly tag?: { readonly words: string; readonly usable: boolean } | undefined;
  readonly note?: string | undefined;
  readonly onLook: (card: CardNumber) => void;
};

export function CardTile({ card, look, tag, note, onLook }: Props) {
  const summary = summaryOf(card);
  if (!summary) return null;
  return (
    <button
      type="button"
      className={styles[look]}
      data-card={summary.id}
      data-usable={tag?.usable}
      onClick={() => onLook(card)}
    >
      <span className={look === 'face' ? undefined : styles.art}>
        <img
          src={summary.faces.thumb}
          alt={look === 'face' ? summary.name : ''}
          width={248}
          height={346}
          decoding="async"
        />
      </span>
      {look === 'tile' && (
        <span className={styles.cost}>
          <CostSymbols cost={summary.cost} />
        </span>
      )}
      {tag && <span className={styles.tag}>{tag.words}</span>}
      {look !== 'face' && (
        <span className={styles.label}>
          {summary.name}
          {note && <small> ({note})</small>}
        </span>
      )}
    </button>
  );
}
