/** Opens a link to a moment of a game: a table to play on at, or a game to step through. Nothing is stored. */

import { useSyncExternalStore } from 'react';
import { positionFragment, routes } from '#site/routes.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';

const OpenedPosition = lazyComponent(async () => (await import('./OpenedPosition.tsx')).OpenedPosition);

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The fragment of the address; empty in the prerendered page. */
const useFragment = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

export function PositionScreen() {
  const query = useRawSearch();
  const fragment = useFragment();
  if (fragment.startsWith(positionFragment)) {
    const code = fragment.slice(positionFragment.length);
    return (
      <LazyPart loading={<Page>Setting up the table …</Page>}>
        <OpenedPosition key={`${query} ${code}`} code={code} query={query} />
      </LazyPart>
    );
  }
  return (
    <Page>
      A link to a moment of a game opens here. Replays, and the small games that try a card, have a button that copies
      one.
    </Page>
  );
}

const Page = ({ children }: { readonly children: string }) => (
  <div className={layout.wrap}>
    <div className={layout.pageHead}>
      <PageTitle>A moment of a game</PageTitle>
      <p className={text.lead}>{children}</p>
      <NeedsScripts>Opening it</NeedsScripts>
      <p>
        <ButtonLink href={routes.play.href()}>Play</ButtonLink>
      </p>
    </div>
  </div>
);
