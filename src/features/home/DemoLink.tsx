/** Download Free Demo: opens the newsletter popup; in a new tab or before hydration, the mailing list page. */

import type { MouseEvent } from 'react';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { isPlainClick } from '#ui/link/ExternalLink.tsx';

function openPopup(click: MouseEvent): void {
  if (!isPlainClick(click)) return;
  click.preventDefault();
  openModal({ subject: 'newsletter' });
}

export function DemoLink() {
  return (
    <ButtonLink id="demo" href={routes.mailingList.href()} onClick={openPopup} aria-haspopup="dialog">
      Download Free Demo
    </ButtonLink>
  );
}
