/**
 * Cards under headings, in one of three views. The gallery and every search use it. All groups are listed; a group
 * without matches is reduced to a heading on one line.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { ListGroup } from '#search/listCards.ts';
import type { View } from '#search/listing.ts';
import { ChangedMark } from '../badge/Badge.tsx';
import { CardThumbnail } from '../card-face/CardPicture.tsx';
import type { Elements } from '../elements.ts';
import { SetDisc } from '../icon/Glyph.tsx';
import styles from './CardListing.module.css';
import { CardRow } from './CardRow.tsx';
import { CardText } from './CardText.tsx';
import { GroupHeader } from './GroupHeader.tsx';
import type { GroupInView } from './groupInView.ts';

/** Their images load eagerly: the first row. Eager requests cannot be given up, and two connections stay free for scripts. */
const eagerCards = 4;

type Props = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  /** By card id; for the views that show card texts. */
  readonly texts?: ReadonlyMap<number, CardTexts> | undefined;
  readonly isChanged?: (card: CardSummary) => boolean;
  readonly observeGroup?: GroupInView['observe'] | undefined;
};

export function CardListing({ groups, view, texts, isChanged, observeGroup }: Props) {
  const cards = groups.flatMap((group) => group.cards);
  const eager = new Set(cards.slice(0, eagerCards));
  const show: Readonly<Record<View, (card: CardSummary) => Elements>> = {
    faces: (card) => <CardThumbnail card={card} eager={eager.has(card)} />,
    list: (card) => <CardRow card={card} texts={texts?.get(card.id)} />,
    text: (card) => <CardText card={card} texts={texts?.get(card.id)} />,
  };
  return (
    <div>
      {groups.map((group, place) =>
        group.cards.length === 0 && group.total > 0 ? (
          <EmptyGroup key={group.anchor} group={group} />
        ) : (
          <section
            key={group.anchor}
            className={styles.group}
            data-group={group.anchor}
            data-skippable={place > 0 ? '' : undefined}
            ref={observeGroup}
          >
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
        ),
      )}
    </div>
  );
}

function EmptyGroup({ group: { anchor, title, set } }: { group: ListGroup }) {
  return (
    <section className={styles.empty} id={anchor}>
      {set && <SetDisc set={set} />}
      <h2>{`${title}:`}</h2>
      <p>no match</p>
    </section>
  );
}
