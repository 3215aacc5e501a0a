/** Errors on request: a screen that throws, a missing image, unknown addresses. */

import { useState } from 'react';
import { allCards } from '#search/catalogue.ts';
import { routes } from '#site/routes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

export function ErrorsPage() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('This screen was broken on purpose.');
  const [card] = allCards();
  return (
    <>
      <Sample title="A screen that breaks">
        <Button onClick={() => setBroken(true)}>Break this screen</Button>
      </Sample>
      <Sample title="Addresses that lead nowhere">
        <ButtonLink href="/nowhere">Unknown page</ButtonLink>
        <ButtonLink href={routes.card.href(9, 99)}>Unknown card</ButtonLink>
        <ButtonLink href={routes.personaStory.href('nobody')}>Unknown story</ButtonLink>
        <ButtonLink href={routes.searchResults.href('discipline=foo')}>Nonsense in a search</ButtonLink>
      </Sample>
      {card && (
        <Sample title="A picture that is missing">
          <div className={styles.thumbnail}>
            <CardFace card={{ ...card, faces: { thumb: '/missing.avif', full: '/missing.avif' } }} />
          </div>
        </Sample>
      )}
    </>
  );
}
