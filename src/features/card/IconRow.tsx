/** The icons that apply to a card, each with its label. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { AbilityBadge, DisciplineBadge, FearBadge, TypeBadge } from '#ui/badge/badges.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import styles from './IconRow.module.css';

type Props = { readonly card: CardSummary; readonly set: CardSet };

export function IconRow({ card, set }: Props) {
  return (
    <ul className={styles.row}>
      <li>
        <TypeBadge type={card.type} />
      </li>
      <li>
        <DisciplineBadge discipline={card.discipline} />
      </li>
      {card.abilities.map((ability) => (
        <li key={ability}>
          <AbilityBadge ability={ability} />
        </li>
      ))}
      {card.hasFear && (
        <li>
          <FearBadge />
        </li>
      )}
      <li className={styles.set}>
        <SetDisc set={set} />
        <span>{set.name}</span>
      </li>
    </ul>
  );
}
