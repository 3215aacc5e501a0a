/** The printed face of a card: its small picture until the large one is there. */

import type { CardNumber } from '#game/engine/printedCard.ts';
import { summaryOf } from '#ui/game-table/gameCards.ts';

type Props = { readonly card: CardNumber };

export const PrintedFace = ({ card }: Props) => {
  const faces = summaryOf(card)?.faces;
  return (
    faces && (
      <img
        src={faces.full}
        alt=""
        width={744}
        height={1039}
        style={{ background: `0 / cover url("${faces.thumb}") var(--paper)` }}
      />
    )
  );
};
