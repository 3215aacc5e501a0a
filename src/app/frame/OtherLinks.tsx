/** The links that the header does not have, for the footer and the More menu: eight at most. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { changes } from '#storage/changes/changes.ts';
import { ExternalLink, exampleTitle } from '#ui/link/ExternalLink.tsx';
import { useStore } from '#ui/subscriptions.ts';

const links = [
  ['Quick start', routes.quickStart.href()],
  ['Print and play', routes.print.href()],
  ['Offline and backup', routes.ready.href()],
  ['Mailing list', routes.mailingList.href()],
  ['Chat', siteSettings.chatUrl],
  ['Contact', `mailto:${siteSettings.contactEmail}`],
  ['Privacy', routes.privacy.href()],
] as const;

const unknownOnTheServer = () => undefined;

export function OtherLinks({ className }: { readonly className?: string | undefined }) {
  const all = useStore(changes, unknownOnTheServer) ?? [];
  const unread = all.filter(({ opened }) => !opened).length;
  return (
    <>
      {links.map(([words, href]) => (
        <li key={href}>
          {href.startsWith('http') ? (
            <ExternalLink className={className} href={href} bare>
              {words}
            </ExternalLink>
          ) : (
            <a className={className} href={href} title={exampleTitle(href)}>
              {words}
            </a>
          )}
        </li>
      ))}
      {all.length > 0 && (
        <li>
          <a className={className} href={routes.changes.href()}>
            <span>What has changed</span>
            {unread > 0 && <span>{` (${unread})`}</span>}
          </a>
        </li>
      )}
    </>
  );
}
