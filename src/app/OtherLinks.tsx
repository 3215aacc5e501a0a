/** Where else to go: the small print, the letters, and the people. Footer and More list the same. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { ChangesLink } from './ChangesLink.tsx';

type Props = { readonly className?: string | undefined };

export function OtherLinks({ className }: Props) {
  return (
    <>
      <li>
        <a className={className} href={routes.ready.href()}>
          Ready for the table
        </a>
      </li>
      <li>
        <ChangesLink className={className} />
      </li>
      <li>
        <a className={className} href={routes.quickStart.href()}>
          Quick start
        </a>
      </li>
      <li>
        <a className={className} href={routes.reference.href()}>
          Reference tables
        </a>
      </li>
      <li>
        <a className={className} href={routes.syntax.href()}>
          Search syntax
        </a>
      </li>
      <li>
        <a className={className} href={routes.print.href()}>
          Print and play
        </a>
      </li>
      <li>
        <a className={className} href={routes.mailingList.href()}>
          Mailing list
        </a>
      </li>
      <li>
        <ExternalLink className={className} href={siteSettings.chatUrl} bare>
          Chat
        </ExternalLink>
      </li>
      <li>
        <a className={className} href={`mailto:${siteSettings.contactEmail}`}>
          Contact
        </a>
      </li>
      <li>
        <ExternalLink className={className} href={siteSettings.storeUrl} newTab bare>
          Store
        </ExternalLink>
      </li>
      <li>
        <a className={className} href={routes.credits.href()}>
          Credits
        </a>
      </li>
      <li>
        <a className={className} href={routes.privacy.href()}>
          Privacy
        </a>
      </li>
    </>
  );
}
