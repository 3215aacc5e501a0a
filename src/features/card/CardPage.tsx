/** Page of one card: its image, and beside or below it what it is, its rulings, its rules, a trial, and its changes. */

import { useEffect, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { printedTotal, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { neighboursOf } from '#game/cards/neighbours.ts';
import { allCards, cardSets, cardsOfSet } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { openCardChange, unreadChanges } from '#storage/changes/changes.ts';
import { cardKey } from '#storage/changes/textChanges.ts';
import { ChangedMark } from '#ui/badge/Badge.tsx';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import { Changes, Rulings } from '#ui/card-notes/DatedTexts.tsx';
import { RulesUsed } from '#ui/card-notes/RulesUsed.tsx';
import { SetDisc } from '#ui/icon/Glyph.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { SettleLink } from '#ui/link/SettleLink.tsx';
import { PageTitle, usePageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { BackToCards } from './BackToCards.tsx';
import styles from './CardPage.module.css';
import { CardView } from './CardView.tsx';
import { CardWords } from './CardWords.tsx';
import { hrefOf, NeighbourLinks } from './NeighbourLinks.tsx';

export function CardPage({ card }: { card: CardSummary }) {
  usePageTitle(card.name);
  const set = cardSets.find(({ id }) => id === card.set);
  if (!set) return null;
  const total = printedTotal(cardsOfSet(set.id));
  const neighbours = neighboursOf(allCards(), card);
  return (
    <div className={layout.wrap}>
      <BackToCards set={set} />
      <article className={styles.card}>
        <div className={styles.picture}>
          <CardView
            key={card.id}
            card={card}
            set={set}
            total={total}
            previous={hrefOf(neighbours.previous)}
            next={hrefOf(neighbours.next)}
          />
        </div>
        <div className={styles.words}>
          <header className={styles.head}>
            <div className={styles.onFace}>
              <a className={styles.place} href={routes.cards.href('', setHeaderAnchor(set.id))}>
                <SetDisc set={set} />
                <span>{`${set.name} ${card.number} of ${total}`}</span>
              </a>
              <PageTitle>{card.name}</PageTitle>
            </div>
            <ChangedNote key={card.id} id={card.id} />
          </header>
          {/* Loaded together, so that no part pushes another down. */}
          <LazyPart loading={<p className={text.note}>Loading the text …</p>}>
            <CardWords card={card} set={set} total={total} />
            <Rulings id={card.id} />
            <RulesUsed card={card} />
          </LazyPart>
        </div>
      </article>
      <TryCard key={card.id} card={card} />
      <LazyPart>
        <Changes id={card.id} />
      </LazyPart>
      <NeighbourLinks {...neighbours} />
    </div>
  );
}

/** Notes on a card's page that its text has changed since the user last saw it, and marks the change as opened. */
function ChangedNote({ id }: { readonly id: number }) {
  const waits = useStore(unreadChanges, unreadChanges.atFirst).has(cardKey(id));
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    if (!waits) return;
    setIsNews(true);
    openCardChange(id);
  }, [waits, id]);
  if (!isNews) return null;
  return (
    <a className={styles.changed} href={routes.changes.href()}>
      <ChangedMark />
      What it said before
    </a>
  );
}

/** Button that starts a small game with the card, and a link to how it meets another card. Loads the game engine only when it is pressed. */
const CardTrial = lazyComponent(async () => (await import('./CardTrial.tsx')).CardTrial);

function TryCard({ card }: { card: CardSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.trial} aria-labelledby="try-this-card">
      <h2 id="try-this-card">Try this card</h2>
      {open ? (
        <LazyPart loading={<p>Setting up the table …</p>}>
          <CardTrial key={card.id} card={card} />
        </LazyPart>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>Try it in a small game</Button>{' '}
          <SettleLink cards={[card]} className={buttonClass({ look: 'quiet' })}>
            Settle it
          </SettleLink>
        </p>
      )}
    </section>
  );
}
