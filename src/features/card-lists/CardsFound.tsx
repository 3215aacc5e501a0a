/** The cards a search found: how many, what hides the others, how they are listed, and the list itself. */

import { use, useState } from 'react';
import { counted } from '#game/plural.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { allCards, cardSets } from '#search/catalogue.ts';
import { describeHidden } from '#search/describeQuery.ts';
import { exportFound } from '#search/exportFound.ts';
import { removeFilter } from '#search/filters.ts';
import { type ListGroup, listGroups, sortCards } from '#search/listCards.ts';
import { type Listing, listedSearch, type View } from '#search/listing.ts';
import type { SearchAnswer } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { unreadChanges } from '#storage/changes/changes.ts';
import { cardKey } from '#storage/changes/textChanges.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import { ExportMenu, Fold } from '#ui/card-listing/ExportMenu.tsx';
import { GroupChips } from '#ui/card-listing/GroupChips.tsx';
import { createGroupInView, type GroupInView } from '#ui/card-listing/groupInView.ts';
import { HiddenCards } from '#ui/card-listing/HiddenCards.tsx';
import { ListTools } from '#ui/card-listing/ListTools.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { AlsoSearched, asksForName, BesideName } from './BesideName.tsx';
import styles from './CardsFound.module.css';
import { NothingFound } from './NothingFound.tsx';
import { RandomCard } from './RandomCard.tsx';
import { SingleCard } from './SingleCard.tsx';
import { useFocusFallback } from './useFocusFallback.ts';

const SaveSearch = lazyComponent(async () => (await import('./SaveSearch.tsx')).loadSaveSearch());

type Props = {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  readonly listing: Listing;
  /** The address of this page with another search. */
  readonly hrefTo: (search: string, anchor?: string) => string;
};

export function CardsFound({ query, answer, listing, hrefTo }: Props) {
  const { found, hidden } = answer;
  const [inView] = useState(createGroupInView);
  const { head, leave } = useFocusFallback(query);
  const search = toSearchParams(query);
  const listed = listedSearch(search, listing);
  const groups = listGroups(listing.group, sortCards(found, listing.sort), allCards(), cardSets);
  const filled = groups.filter((group) => group.cards.length > 0);
  const [only] = found;
  const said = sayCount(found.length, filled.length, listing);
  const beside = asksForName(query) && (
    <LazyPart loading={<div className={styles.space} aria-busy />}>
      <BesideName query={query} found={new Set(found.map(({ id }) => id))} />
    </LazyPart>
  );
  return (
    <>
      <div className={`${layout.wrap} ${styles.head}`} ref={head}>
        <div className={styles.line}>
          <p className={found.length > 0 ? styles.count : undefined} role="status" tabIndex={-1}>
            <strong>{said}</strong>
            {found.length === 0 && asksForName(query) && <AlsoSearched query={query} />}
          </p>
          {found.length > 0 && (
            <ListTools
              title={counted(found.length, 'card')}
              several={found.length > 1}
              listing={listing}
              hrefFor={(next) => hrefTo(listedSearch(search, next))}
              onGo={(href) => navigate(href, { replace: true, stay: true })}
            >
              <div className={styles.actions}>
                {found.length > 1 && <RandomCard of={found} />}
                <ButtonLink href={routes.print.href(search)}>Print these cards</ButtonLink>
              </div>
              {search !== '' && (
                <Fold summary="Save this search">
                  <LazyPart>
                    <SaveSearch key={search} query={query} />
                  </LazyPart>
                </Fold>
              )}
              <ExportMenu make={(format) => exportFound(format, sortCards(found, listing.sort))} />
            </ListTools>
          )}
        </div>
        {found.length > 0 && (
          <HiddenCards
            onRemove={leave}
            filters={hidden.map((filter) => ({
              ...filter,
              clause: describeHidden(filter, query, cardSets),
              href: hrefTo(listedSearch(toSearchParams(removeFilter(query, filter.key)), listing)),
            }))}
          />
        )}
      </div>
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
          <Listed groups={groups} view={listing.view} observeGroup={inView.observe} />
        </div>
        {found.length > 0 && <div className={layout.wrap}>{beside}</div>}
      </LazyPart>
    </>
  );
}

function sayCount(found: number, groups: number, { group }: Listing): string {
  if (found === 0) return 'No card matches.';
  return group === 'set' ? `${counted(found, 'card')} in ${counted(groups, 'set')}` : counted(found, 'card');
}

type ListedProps = {
  readonly groups: readonly ListGroup[];
  readonly view: View;
  readonly observeGroup: GroupInView['observe'];
};

function Listed({ groups, view, observeGroup }: ListedProps) {
  const texts = view === 'faces' ? undefined : use(cardTexts.read());
  const changed = useStore(unreadChanges, unreadChanges.atFirst);
  return (
    <CardListing
      groups={groups}
      view={view}
      texts={texts}
      isChanged={({ id }) => changed.has(cardKey(id))}
      observeGroup={observeGroup}
    />
  );
}
