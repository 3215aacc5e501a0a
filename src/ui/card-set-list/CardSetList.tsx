/**
 * Cards under the headers of their sets: the one list of the gallery and of
 * every search (product row 15). All sets are listed; one in which nothing was
 * found keeps its header on one line.
 */

import type { CardSummary } from '#domain/cards/cardList.ts';
import { type CardSet, setHeaderAnchor } from '#domain/cards/cardSet.ts';
import type { SetGroup } from '#domain/cards/setGroups.ts';
import { CardThumbnail } from '../card-thumbnail/CardThumbnail.tsx';
import { SetDisc } from '../set-disc/SetDisc.tsx';
import styles from './CardSetList.module.css';
import { SetHeader } from './SetHeader.tsx';

/** At most two rows of four are above the fold; their pictures do not wait to be scrolled to. */
const eagerCards = 8;

type Props = { readonly groups: readonly SetGroup<CardSummary>[] };

export function CardSetList({ groups }: Props) {
  const eager = new Set(groups.flatMap(({ cards }) => cards).slice(0, eagerCards));
  return (
    <div>
      {groups.map(({ set, cards, total }) =>
        cards.length === 0 && total > 0 ? (
          <EmptySet key={set.id} set={set} />
        ) : (
          <section key={set.id} className={styles.set}>
            <SetHeader set={set} listed={cards.length} total={total} />
            <ul className={styles.cards}>
              {cards.map((card) => (
                <li key={card.id}>
                  <CardThumbnail card={card} eager={eager.has(card)} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function EmptySet({ set }: { set: CardSet }) {
  return (
    <section className={styles.empty} id={setHeaderAnchor(set.id)}>
      <SetDisc set={set} />
      <h2>{set.name}:</h2>
      <p>no match</p>
    </section>
  );
}
