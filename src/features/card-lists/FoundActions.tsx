/** Actions on the cards that a search found: changing, saving, sharing, printing and copying them, and one by chance. */

import { type ReactNode, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { type ExportFormat, exportFormats } from '#game/cards/exportCards.ts';
import { exportFound } from '#search/exportFound.ts';
import { sortCards } from '#search/listCards.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { copyText, shareLink } from '#ui/action-button/sharing.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import styles from './CardsFound.module.css';

const SaveSearch = lazyComponent(async () => (await import('./SaveSearch.tsx')).loadSaveSearch());

type Props = { readonly query: SearchQuery; readonly found: readonly CardSummary[]; readonly listing: Listing };

export function FoundActions({ query, found, listing }: Props) {
  const search = toSearchParams(query);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={routes.advancedSearch.href(listedSearch(search, listing))}>
          {search === '' ? 'Advanced search' : 'Change the search'}
        </ButtonLink>
        {found.length > 1 && <RandomCard cards={found} />}
        <ButtonLink href={routes.print.href(search)}>Print these cards</ButtonLink>
      </div>
      {search !== '' && (
        <Disclosure summary="Save this search">
          <LazyPart>
            <SaveSearch key={search} query={query} />
          </LazyPart>
        </Disclosure>
      )}
      <ExportMenu make={(format) => exportFound(format, sortCards(found, listing.sort))} />
    </>
  );
}

function RandomCard({ cards }: { cards: readonly CardSummary[] }) {
  function draw() {
    const card = cards[Math.floor(Math.random() * cards.length)];
    if (card) navigate(routes.card.href(card.set, card.number));
  }

  return <Button onClick={draw}>Random card</Button>;
}

const words: Readonly<Record<ExportFormat, string>> = { text: 'As text', csv: 'As CSV', json: 'As JSON' };

type DisclosureProps = { readonly summary: string; readonly children: ReactNode };

/** Renders its content only while it is open. */
function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && <div className={styles.copies}>{children}</div>}
    </details>
  );
}

/** Shares the address of the list, or copies its cards as text, CSV or JSON. */
function ExportMenu({ make }: { make: (format: ExportFormat) => Promise<string> }) {
  return (
    <Disclosure summary="Share or copy these cards">
      <ActionButton icon="share" action={() => shareLink(document.title, location.href)}>
        Share this search
      </ActionButton>
      {exportFormats.map((format) => (
        <ActionButton key={format} icon="copy" action={() => make(format).then(copyText, () => 'failed')}>
          {words[format]}
        </ActionButton>
      ))}
    </Disclosure>
  );
}
