/** A card as a row of a list: part of its image, its name, its cost and its text. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { routes } from '#site/routes.ts';
import { DecorativeImage } from '../decorative-image/DecorativeImage.tsx';
import { CardEffects } from '../symbol/CardEffects.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './CardRow.module.css';

type Props = { readonly card: CardSummary; readonly texts: CardTexts | undefined };

export function CardRow({ card, texts }: Props) {
  const { name, set, number, cost, faces } = card;
  return (
    <article className={styles.row}>
      <DecorativeImage className={styles.face} src={faces.thumb} loading="lazy" />
      <h3 className={styles.name}>
        <a className={styles.link} href={routes.card.href(set, number)}>
          {name}
        </a>
      </h3>
      <p className={styles.cost}>
        <CostSymbols cost={cost} />
      </p>
      <p className={styles.text}>
        <CardEffects texts={texts} />
      </p>
    </article>
  );
}
