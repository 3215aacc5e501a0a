/** Error message for a screen that could not be shown: the cause and what to do. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import type { Failure } from '#ui/lazy/ErrorBoundary.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import styles from './UnknownPage.module.css';

type Props = { readonly failure: Failure; readonly onRetry: () => void };

export function ScreenFailure({ failure, onRetry }: Props) {
  return (
    <div className={layout.wrap} role="alert">
      <div className={layout.pageHead}>{failure === 'lost' ? <Lost /> : <ProgramError />}</div>
      <p className={styles.ways}>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink href={routes.home.href()}>Go home</ButtonLink>
      </p>
    </div>
  );
}

const Lost = () => (
  <>
    <PageTitle>This page could not be loaded</PageTitle>
    <p className={text.lead}>
      Check the connection and try again. Offline, only <a href={routes.ready.href()}>what this device has saved</a> can
      be shown.
    </p>
  </>
);

const ProgramError = () => (
  <>
    <PageTitle>This page has stopped</PageTitle>
    <p className={text.lead}>
      There is an error in this site. What is saved on this device is still there. If it happens again,{' '}
      <a href={`mailto:${siteSettings.contactEmail}`}>write to us</a>.
    </p>
  </>
);
