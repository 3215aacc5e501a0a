/**
 * The idea of the game on one real card: as printed, and beside it turned by fear. The second turns by itself on a first
 * visit, and back and forth when it is pressed.
 */

import { useEffect, useState } from 'react';
import { shownCards } from '#game/generated/shownCards.ts';
import { findCard } from '#search/catalogue.ts';
import { setRootAttribute } from '#site/rootAttributes.ts';
import { routes } from '#site/routes.ts';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Hook.module.css';
import { TurnedFace } from './TurnedFace.tsx';

export function Hook() {
  const { set, number, fear } = shownCards.haircut;
  const card = findCard(set, number);
  const [isAfraid, setAfraid] = useState(true);
  useEffect(() => () => setRootAttribute('returning'), []);
  return (
    <>
      {card && (
        <div className={styles.pair}>
          <a className={styles.card} href={routes.card.href(set, number)}>
            <CardFace card={card} />
          </a>
          <button
            className={`${styles.card} ${styles.turning}`}
            type="button"
            aria-pressed={isAfraid}
            onClick={() => setAfraid(!isAfraid)}
          >
            <VisuallyHidden>Turn the card. </VisuallyHidden>
            <TurnedFace card={card} fear={fear} />
            <span className={styles.disc}>
              <Icon name="turn" />
            </span>
          </button>
        </div>
      )}
      <p className={styles.words}>Get hurt, and your cards turn upside down.</p>
    </>
  );
}
