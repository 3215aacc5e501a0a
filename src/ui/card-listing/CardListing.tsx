/**
 * Cards under headings, in one of three views: the one list of the gallery and
 * of every search (product row 15). All groups are listed; one in which nothing
 * was found keeps its heading on one line.
 */

import type { ReactNode } from 'react';
import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import type { ListGroup } from '#search/listGroups.ts';
import type { View } from '#search/listing.ts';
import { routes } from '#site/routes.ts';
import { CardThumbnail } from '../card-thumbnail/CardThumbnail.tsx';
import { ChangedMark } from '../changed-mark/ChangedMark.tsx';
import { SetDisc } from '../set-disc/SetDisc.tsx';
import styles from './CardListing.module.css';
import { CardRow } from './CardRow.tsx';
import { CardText } from './CardText.tsx';
import { GroupHeader } from './GroupHeader.tsx';
import { ListPart } from './ListPart.tsx';

/** At most two rows of four are above the fold; their pictures do not wait to be scrolled to. */
const eagerCards = 8;

/** A list of more cards than this is cut into parts, of which only those near the view are styled and laid out. */
const longList = 500;

/** Cards of a part: whole rows, whether of one, two, three or four. Where a card is words, few of them are as much work. */
const partSizes: Readonly<Record<View, number>> = { faces: 12, list: 4, text: 4 };

/** Cards that are seen first, on whatever screen. */
const firstCards = 24;

type Props = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  /** By card id; needed by the views that say what a card says. */
  readonly texts?: ReadonlyMap<number, CardTexts> | undefined;
  readonly isChanged?: (card: CardSummary) => boolean;
  /** The page the reader was on before: back from a card, its link is wanted at once. */
  readonly cameFrom?: string | undefined;
};

export function CardListing({ groups, view, texts, isChanged, cameFrom }: Props) {
  const cards = groups.flatMap((group) => group.cards);
  const eager = new Set(cards.slice(0, eagerCards));
  const first = new Set(cards.slice(0, firstCards));
  const isLong = cards.length > longList;
  const show: Readonly<Record<View, (card: CardSummary) => ReactNode>> = {
    faces: (card) => <CardThumbnail card={card} eager={eager.has(card)} />,
    list: (card) => <CardRow card={card} texts={texts?.get(card.id)} />,
    text: (card) => <CardText card={card} texts={texts?.get(card.id)} />,
  };
  const itemsOf = (listed: readonly CardSummary[]) =>
    listed.map((card) => (
      <li key={card.id}>
        {show[view](card)}
        {isChanged?.(card) && (
          <p className={styles.changed}>
            <ChangedMark />
          </p>
        )}
      </li>
    ));
  const partsOf = (listed: readonly CardSummary[]) =>
    cut(listed, partSizes[view]).map((part, place) => (
      <ListPart
        // biome-ignore lint/suspicious/noArrayIndexKey: a part that is given other cards stays where it is
        key={place}
        className={styles[view]}
        count={part.length}
        isFirst={part.some((card) => first.has(card) || routes.card.href(card.set, card.number) === cameFrom)}
      >
        {() => itemsOf(part)}
      </ListPart>
    ));
  return (
    <div>
      {groups.map((group) =>
        group.cards.length === 0 && group.total > 0 ? (
          <EmptyGroup key={group.anchor} group={group} />
        ) : (
          <section key={group.anchor} className={styles.group}>
            <GroupHeader group={group} />
            {isLong ? (
              <div className={styles.long}>{partsOf(group.cards)}</div>
            ) : (
              <ul className={styles[view]}>{itemsOf(group.cards)}</ul>
            )}
          </section>
        ),
      )}
    </div>
  );
}

const cut = <Item,>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size));

function EmptyGroup({ group: { anchor, title, set } }: { group: ListGroup }) {
  return (
    <section className={styles.empty} id={anchor}>
      {set && <SetDisc set={set} />}
      <h2>{title}:</h2>
      <p>no match</p>
    </section>
  );
}
