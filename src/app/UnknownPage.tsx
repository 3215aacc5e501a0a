/** The screen for an address without a page. */

import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './UnknownPage.module.css';

export function UnknownPage() {
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>No such page</PageTitle>
        <p className={text.lead}>
          One of you may have been here before. There is nothing at this address now, and the file says there never was.
        </p>
      </div>
      <p className={text.prose}>
        If you typed the address, check its spelling. If you followed a link, it is out of date. Go on from here:
      </p>
      <p className={styles.ways}>
        <ButtonLink href={routes.cards.href()} look="primary">
          Browse the cards
        </ButtonLink>
        <ButtonLink href={routes.rules.href()}>Read the rules</ButtonLink>
        <ButtonLink href={routes.searchResults.href()}>Search</ButtonLink>
        <ButtonLink href={routes.home.href()}>Go home</ButtonLink>
      </p>
      <p className={text.note}>DEFAULT render-page</p>
    </div>
  );
}
