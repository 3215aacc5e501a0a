/** One card over the table: its image and its text. */

import { use } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { paragraphsOf } from '#game/cards/cardText.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { DisciplineBadge, TypeBadge } from '#ui/badge/badges.tsx';
import { CardPicture } from '#ui/card-face/CardPicture.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { SettleLink } from '#ui/link/SettleLink.tsx';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './LookUp.module.css';

export function CardView({ card }: { card: CardSummary }) {
  return (
    <div className={styles.card}>
      <CardPicture src={card.faces.full} name={card.name} width={744} height={1039} eager />
      <div className={styles.words}>
        <p className={styles.signs}>
          <TypeBadge type={card.type} />
          <DisciplineBadge discipline={card.discipline} />
        </p>
        <p>
          Cost: <RichText text={card.cost} />
        </p>
        <LazyPart loading={<p className={text.note}>Loading the text …</p>}>
          <Sides id={card.id} />
        </LazyPart>
        <SettleLink cards={[card]}>Settle it</SettleLink>
      </div>
    </div>
  );
}

function Sides({ id }: { id: number }) {
  const texts = use(cardTexts.read()).get(id);
  if (!texts) return <p className={text.note}>The text of this card is missing.</p>;
  return (
    <>
      <Side title="Desire" effects={texts.effects} />
      {texts.fearEffects !== undefined && <Side title="Fear" effects={texts.fearEffects} />}
    </>
  );
}

function Side({ title, effects }: { title: string; effects: string }) {
  return (
    <section>
      <h3 className={text.label}>{title}</h3>
      {paragraphsOf(effects).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  );
}
