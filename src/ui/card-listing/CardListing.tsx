/**
 * Cards under headings, in one of three views. The gallery and every search use it. All groups are listed: those
 * without matches are named in one line, which unfolds their headings.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { counted, listed } from '#game/plural.ts';
import type { ListGroup } from '#search/listCards.ts';
import type { View } from '#search/listing.ts';
import { routes } from '#site/routes.ts';
import { ChangedMark } from '../badge/Badge.tsx';
import { CardThumbnail } from '../card-face/CardPicture.tsx';
import { DecorativeImage } from '../DecorativeImage.tsx';
import type { Elements } from '../elements.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { CardEffects } from '../symbol/CardEffects.tsx';
import { CostSymbols } from '../symbol/SymbolIcon.tsx';
import styles from './CardListing.module.css';
import row from './CardRow.module.css';
import { CardText } from './CardText.tsx';
import header from './GroupHeader.module.css';
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

type CardRowProps = { readonly card: CardSummary; readonly texts: CardTexts | undefined };

/** A card as a row of a list: part of its image, its name, its cost and its text. */
function CardRow({ card, texts }: CardRowProps) {
  const { name, set, number, cost, faces } = card;
  return (
    <article className={row.row}>
      <DecorativeImage className={row.face} src={faces.thumb} loading="lazy" />
      <h3 className={row.name}>
        <a className={row.link} href={routes.card.href(set, number)}>
          {name}
        </a>
      </h3>
      <p className={row.cost}>
        <CostSymbols cost={cost} />
      </p>
      <p className={row.text}>
        <CardEffects texts={texts} />
      </p>
    </article>
  );
}

/** The heading of a group of cards; a set has its icon, description and colour. */
function GroupHeader({ group: { anchor, title, set, cards, total } }: { group: ListGroup }) {
  if (set) return <SetHeader set={set} listed={cards.length} total={total} />;
  return (
    <header className={header.plain} id={anchor}>
      <h2>{title}</h2>
      <p className={header.plainCount}>{cards.length === total ? total : `${cards.length} of ${total}`}</p>
    </header>
  );
}

type GroupHeaderProps = {
  readonly set: CardSet;
  readonly listed: number;
  readonly total: number;
};

/** Name and description of a set, in a band across the page. */
function SetHeader({ set, listed, total }: GroupHeaderProps) {
  return (
    <header className={header.header} id={setHeaderAnchor(set.id)} data-set={set.id}>
      <div className={header.contents}>
        <Glyph name={set.icon} />
        <h2 className={header.name}>{set.name}</h2>
        <p className={header.description}>{set.description}</p>
        <p className={header.count}>{listed === total ? counted(total, 'card') : `${listed} of ${total}`}</p>
      </div>
    </header>
  );
}
