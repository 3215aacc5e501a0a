/** The cards that a search found, in groups, with other results for a name. */

import { useState } from 'react';
import { allCards, cardSets } from '#search/catalogue.ts';
import { groupsAsFound, listGroups, sortCards } from '#search/listCards.ts';
import { listedSearch } from '#search/listing.ts';
import { toSearchParams } from '#search/searchParams.ts';
import { isNameAlone } from '#search/searchQuery.ts';
import { GroupChips } from '#ui/card-listing/GroupChips.tsx';
import { createGroupInView } from '#ui/card-listing/groupInView.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './CardsFound.module.css';
import { FoundHead, type FoundProps } from './FoundHead.tsx';
import { FoundList } from './FoundList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OtherNameResults } from './OtherNameResults.tsx';
import { SingleCard } from './SingleCard.tsx';

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
