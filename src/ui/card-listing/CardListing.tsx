/**
 * Cards under headings, in one of three views: the one list of the gallery and
 * of every search (product row 15). All groups are listed; one in which nothing
 * was found keeps its heading on one line.
 */

import { Fragment, type ReactNode, Suspense } from 'react';
import type { CardSummary, CardTexts } from '#domain/cards/cardList.ts';
import type { ListGroup } from '#domain/cards/listGroups.ts';
import type { View } from '#domain/search/listing.ts';
import { CardThumbnail } from '../card-thumbnail/CardThumbnail.tsx';
import { ChangedMark } from '../changed-mark/ChangedMark.tsx';
import { SetDisc } from '../set-disc/SetDisc.tsx';
import styles from './CardListing.module.css';
import { CardRow } from './CardRow.tsx';
import { CardText } from './CardText.tsx';
import { GroupHeader } from './GroupHeader.tsx';

/** At most two rows of four are above the fold; their pictures do not wait to be scrolled to. */
const eagerCards = 8;

/**
 * A list of more cards than this comes to life a group at a time (a boundary makes
 * the group a piece of work of its own), and draws only what is near the view.
 */
const longList = 500;

type Props = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  /** By card id; needed by the views that say what a card says. */
  readonly texts?: ReadonlyMap<number, CardTexts> | undefined;
  readonly isChanged?: (card: CardSummary) => boolean;
};

export function CardListing({ groups, view, texts, isChanged }: Props) {
  const cards = groups.flatMap((group) => group.cards);
  const eager = new Set(cards.slice(0, eagerCards));
  const isLong = cards.length > longList;
  const Part = isLong ? Suspense : Fragment;
  const show: Readonly<Record<View, (card: CardSummary) => ReactNode>> = {
    faces: (card) => <CardThumbnail card={card} eager={eager.has(card)} />,
    list: (card) => <CardRow card={card} texts={texts?.get(card.id)} />,
    text: (card) => <CardText card={card} texts={texts?.get(card.id)} />,
  };
  return (
    <div className={isLong ? styles.long : undefined}>
      {groups.map((group) => (
        <Part key={group.anchor}>
          {group.cards.length === 0 && group.total > 0 ? (
            <EmptyGroup group={group} />
          ) : (
            <section className={styles.group}>
              <GroupHeader group={group} />
              <ul className={styles[view]}>
                {group.cards.map((card) => (
                  <li key={card.id}>
                    {show[view](card)}
                    {isChanged?.(card) && (
                      <p className={styles.changed}>
                        <ChangedMark />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Part>
      ))}
    </div>
  );
}

function EmptyGroup({ group: { anchor, title, set } }: { group: ListGroup }) {
  return (
    <section className={styles.empty} id={anchor}>
      {set && <SetDisc set={set} />}
      <h2>{title}:</h2>
      <p>no match</p>
    </section>
  );
}
