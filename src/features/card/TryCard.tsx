/** Button that starts a small game with the card, and a link to how it meets another card. Loads the game engine only when it is pressed. */

import { useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { Button, buttonClass } from '#ui/button/Button.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { SettleLink } from '#ui/settle-link/SettleLink.tsx';
import styles from './CardPage.module.css';

const CardTrial = lazyComponent(async () => (await import('./CardTrial.tsx')).CardTrial);

export function TryCard({ card }: { card: CardSummary }) {
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
