/** Shown in place of a game that cannot be opened. */

import type { ReactNode } from 'react';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';

export const GameUnavailable = ({ children }: { readonly children: ReactNode }) => (
  <div className={layout.wrap}>
    <div className={layout.pageHead}>
      <PageTitle>Play</PageTitle>
      <p role="alert">{children}</p>
      <p>
        <ButtonLink href={routes.play.href()}>Games and setup</ButtonLink>
      </p>
    </div>
  </div>
);
