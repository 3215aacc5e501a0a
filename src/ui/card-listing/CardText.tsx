/** A card as text only: everything that is printed on it. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { paragraphsOf } from '#game/cards/cardText.ts';
import { typographic } from '#game/cards/typographic.ts';
import { routes } from '#site/routes.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './CardText.module.css';

type Props = { readonly card: CardSummary; readonly texts: CardTexts | undefined };

export function CardText({ card, texts }: Props) {
  const { name, set, number, type, discipline, cost, resourceValue } = card;
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <a className={styles.link} href={routes.card.href(set, number)}>
          {name}
        </a>
      </h3>
      <p className={styles.cost}>
        <CostSymbols cost={cost} />
      </p>
      <p className={styles.line}>{`${discipline} ${type}, value ${resourceValue}`}</p>
      <div className={styles.texts}>
        <Side title="Desire" text={texts?.effects} />
        <Side title="Fear" text={texts?.fearEffects} />
        <p className={styles.flavour}>{texts && typographic(texts.flavor)}</p>
      </div>
    </article>
  );
}

function Side({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <div>
      <h4 className={styles.side}>{title}</h4>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
