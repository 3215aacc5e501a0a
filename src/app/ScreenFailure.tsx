/** Error message for a screen that could not be shown: possible causes and what to do. */

import { routes } from '#site/routes.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './UnknownPage.module.css';

export function ScreenFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={layout.wrap} role="alert">
      <div className={layout.pageHead}>
        <PageTitle>This page did not arrive</PageTitle>
        <p className={text.lead}>
          Part of it could not be loaded. Check the connection and try again. Offline, only{' '}
          <a href={routes.ready.href()}>what this device has saved</a> can be shown.
        </p>
      </div>
      <p className={styles.ways}>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink href={routes.home.href()}>Go home</ButtonLink>
      </p>
    </div>
  );
}
