/** The cards that a search found, in groups, with other results for a name. */

import { use, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { allCards, cardSets } from '#search/catalogue.ts';
import { groupsAsFound, type ListGroup, listGroups, sortCards } from '#search/listCards.ts';
import { listedSearch, type View } from '#search/listing.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import { isNameAlone } from '#search/query/searchQuery.ts';
import { routes } from '#site/routes.ts';
import { unreadChanges } from '#storage/changes/changes.ts';
import { cardKey } from '#storage/changes/textChanges.ts';
import { CardFace } from '#ui/card-face/CardPicture.tsx';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import { GroupChips } from '#ui/card-listing/GroupChips.tsx';
import { createGroupInView, type GroupInView } from '#ui/card-listing/groupInView.ts';
import { Rulings } from '#ui/card-notes/DatedTexts.tsx';
import { RulesUsed } from '#ui/card-notes/RulesUsed.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { CardEffects } from '#ui/symbol/CardEffects.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CardsFound.module.css';
import { FoundHead, type FoundProps } from './FoundHead.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OtherNameResults } from './OtherNameResults.tsx';

export function CardsFound({ query, answer, listing, hrefTo }: FoundProps) {
  const { found } = answer;
  const [inView] = useState(createGroupInView);
  const listed = listedSearch(toSearchParams(query), listing);
  const inOrder = listGroups(listing.group, sortCards(found, listing.sort), allCards(), cardSets);
  const groups = isNameAlone(query) && listing.sort === 'set' ? groupsAsFound(inOrder, found) : inOrder;
  const filled = groups.filter((group) => group.cards.length > 0);
  const [only] = found;
  const beside = isNameAlone(query) && (
    <LazyPart loading={<div className={styles.space} aria-busy />}>
      <OtherNameResults query={query} found={new Set(found.map(({ id }) => id))} />
    </LazyPart>
  );
  return (
    <>
      <FoundHead query={query} answer={answer} listing={listing} hrefTo={hrefTo} groups={filled.length} />
      {found.length === 0 && <NothingFound query={query}>{beside}</NothingFound>}
      {filled.length > 1 && (
        <GroupChips
          label={listing.group === 'set' ? 'Sets' : 'Groups'}
          groups={filled}
          hrefAt={(anchor) => hrefTo(listed, anchor)}
          inView={inView.anchor}
        />
      )}
      <LazyPart loading={<p className={`${layout.wrap} ${text.note} ${styles.space}`}>Loading the cards …</p>}>
        <div className={`${layout.wrap} ${styles.list}`}>
          {only && found.length === 1 && <SingleCard card={only} />}
          <FoundList groups={groups} view={listing.view} observeGroup={inView.observe} isFolded={found.length === 1} />
        </div>
        {found.length > 0 && <div className={layout.wrap}>{beside}</div>}
      </LazyPart>
    </>
  );
}

type ListProps = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  readonly observeGroup: GroupInView['observe'];
  readonly isFolded: boolean;
};

/** Cards in groups. Loads their texts if the view shows them, and marks cards whose text has changed. */
function FoundList({ groups, view, observeGroup, isFolded }: ListProps) {
  const texts = view === 'faces' ? undefined : use(cardTexts.read());
  const changed = useStore(unreadChanges, unreadChanges.atFirst);
  return (
    <CardListing
      groups={groups}
      view={view}
      texts={texts}
      isChanged={({ id }) => changed.has(cardKey(id))}
      observeGroup={observeGroup}
      isFolded={isFolded}
    />
  );
}

/** The only card found, large, with its rulings and the rules it uses. Its text is on its face; screen readers get it. */
function SingleCard({ card }: { card: CardSummary }) {
  const texts = use(cardTexts.read()).get(card.id);
  return (
    <section className={styles.single} aria-labelledby="found">
      <VisuallyHidden as="h2" id="found">
        The card that was found
      </VisuallyHidden>
      <a className={styles.face} href={routes.card.href(card.set, card.number)}>
        <CardFace card={card} />
      </a>
      <div className={styles.notes}>
        <VisuallyHidden>
          <CardEffects texts={texts} />
        </VisuallyHidden>
        <Rulings id={card.id} />
        <RulesUsed card={card} />
      </div>
    </section>
  );
}
