/** Links of the footer that the More menu also lists, under headings. */

import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { changes } from '#storage/changes/changes.ts';
import type { TextChange } from '#storage/changes/textChanges.ts';
import { ExternalLink, exampleTitle } from '#ui/link/ExternalLink.tsx';
import { useStore } from '#ui/subscriptions.ts';

type Link = readonly [words: string, href: string];

export const linkGroups: Readonly<Record<'Play' | 'Read' | 'About', readonly Link[]>> = {
  Play: [
    ['Play the first turn', routes.firstGame.href()],
    ['Play against the app', routes.play.href()],
    ['Quick start', routes.quickStart.href()],
    ['Print and play', routes.print.href()],
    ['Ready for the table', routes.ready.href()],
  ],
  Read: [
    ['Advanced search', routes.advancedSearch.href()],
    ['Reference tables', routes.reference.href()],
    ['Search syntax', routes.syntax.href()],
    ['What has changed', routes.changes.href()],
    ['Mailing list', routes.mailingList.href()],
  ],
  About: [
    ['Chat', siteSettings.chatUrl],
    ['Contact', `mailto:${siteSettings.contactEmail}`],
    ['Store', siteSettings.storeUrl],
    ['Credits', routes.credits.href()],
    ['Privacy', routes.privacy.href()],
  ],
};

const none: readonly TextChange[] = [];

type Props = { readonly links: readonly Link[]; readonly className?: string | undefined };

export function OtherLinks({ links, className }: Props) {
  const unread = useStore(changes, () => none).filter(({ opened }) => !opened).length;
  return links.map(([words, href]) => (
    <li key={href}>
      {href.startsWith('http') ? (
        <ExternalLink className={className} href={href} newTab={href === siteSettings.storeUrl} bare>
          {words}
        </ExternalLink>
      ) : (
        <a className={className} href={href} title={exampleTitle(href)}>
          <span>{words}</span>
          {href === routes.changes.href() && unread > 0 && <span>{` (${unread})`}</span>}
        </a>
      )}
    </li>
  ));
}
