/** The links of the footer that the menu More lists too. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { changes } from '#storage/changes/changes.ts';
import type { TextChange } from '#storage/changes/textChanges.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { useStore } from '#ui/subscriptions.ts';

type Props = { readonly className?: string | undefined };

export function OtherLinks({ className }: Props) {
  return (
    <>
      <li>
        <a className={className} href={routes.firstGame.href()}>
          Play the first turn
        </a>
      </li>
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

const none: readonly TextChange[] = [];

/** With the number of changes that the user has not opened. */
function ChangesLink({ className }: { className?: string | undefined }) {
  const unread = useStore(changes, () => none).filter(({ opened }) => !opened).length;
  return (
    <a className={className} href={routes.changes.href()}>
      What has changed{unread > 0 && ` (${unread})`}
    </a>
  );
}
