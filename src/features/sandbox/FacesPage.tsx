/** Thumbnails of one card of each set, a full card image, and the placeholder of a missing one. */

import { cardSets, cardsOfSet } from '#search/catalogue.ts';
import { CardFace, CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const samples = cardSets.flatMap(({ id }) => cardsOfSet(id).slice(0, 1));

export function FacesPage() {
  const [first] = samples;
  return (
    <>
      <Sample title="Thumbnails">
        {samples.map((card) => (
          <div key={card.id} className={styles.thumbnail}>
            <CardThumbnail card={card} eager />
          </div>
        ))}
      </Sample>
      {first && (
        <Sample title="Face, and the place of a missing one">
          <div className={styles.face}>
            <CardFace card={first} />
          </div>
          <div className={styles.face}>
            <CardFace card={{ ...first, faces: { thumb: '/missing.avif', full: '/missing.avif' } }} />
          </div>
        </Sample>
      )}
    </>
  );
}
