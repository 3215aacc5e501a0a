/**
 * Cards under headings, in one of three views. The gallery and every search use it. All groups are listed: those
 * without matches are named in one line, which unfolds their headings.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { listed } from '#game/plural.ts';
import type { ListGroup } from '#search/listCards.ts';
import type { View } from '#search/listing.ts';
import { ChangedMark } from '../badge/Badge.tsx';
import { CardThumbnail } from '../card-face/CardPicture.tsx';
import type { Elements } from '../elements.ts';
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
  /** Folds all groups: the only card is shown large above them. */
  readonly isFolded?: boolean;
};

export function CardListing({ groups, view, texts, isChanged, observeGroup, isFolded = false }: Props) {
  const cards = groups.flatMap((group) => group.cards);
  const eager = new Set(cards.slice(0, eagerCards));
  const show: Readonly<Record<View, (card: CardSummary) => Elements>> = {
    faces: (card) => <CardThumbnail card={card} eager={eager.has(card)} />,
    list: (card) => <CardRow card={card} texts={texts?.get(card.id)} />,
    text: (card) => <CardText card={card} texts={texts?.get(card.id)} />,
  };
  const sections = groups
    .filter((group) => !isEmpty(group))
    .map((group, place) => (
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
    ));
  const empty = groups.filter(isEmpty);
  return (
    <div>
      {!isFolded && sections}
      {(isFolded || empty.length > 0) && (
        <details className={styles.others}>
          <summary>
            <span>
              <strong>{sayEmpty(empty, groups.length)}</strong>
              <span>{`: ${listed(empty.map(({ title }) => title))}`}</span>
            </span>
          </summary>
          {isFolded && sections}
          {empty.map((group) => (
            <div key={group.anchor} className={styles.group}>
              <GroupHeader group={group} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

const isEmpty = ({ cards, total }: ListGroup) => cards.length === 0 && total > 0;

/** "No match in the other six sets". */
function sayEmpty(empty: readonly ListGroup[], all: number): string {
  const kind = empty[0]?.set ? 'set' : 'group';
  if (empty.length === all) return `No match in any ${kind}`;
  if (empty.length === 1) return `No match in one ${kind}`;
  return `No match in the other ${empty.length > 20 ? empty.length : inWords(empty.length)} ${kind}s`;
}
