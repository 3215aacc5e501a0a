/**
 * A link that leaves the site. It sends no referrer, and says if it opens a new tab or cannot be followed without a
 * network.
 */

import type { ReactNode } from 'react';
import { isReservedHost } from '#site/reservedHost.ts';
import { Icon } from '../icon/Icon.tsx';
import { useOnline } from '../subscriptions.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ExternalLink.module.css';

/** Tooltip of a link to a placeholder host; `undefined` for other links. */
export const exampleTitle = (href: string) => (isReservedHost(href) ? 'Example address' : undefined);

type Props = {
  readonly href: string;
  readonly newTab?: boolean;
  /** For a link that is not part of running text. */
  readonly className?: string | undefined;
  /** Omits the icon if the text already says that the link leaves the site. */
  readonly bare?: boolean;
  readonly children: ReactNode;
};

export function ExternalLink({ href, newTab = false, className, bare = false, children }: Props) {
  const online = useOnline();
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className={className ?? styles.inText}
      {...(newTab && { target: '_blank' })}
      title={online ? exampleTitle(href) : 'Needs a connection'}
    >
      <span>{children}</span>
      {!online && <Icon name="offline" />}
      {online && !bare && <Icon name="external" />}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      {!online && <VisuallyHidden> (needs a connection)</VisuallyHidden>}
    </a>
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows the link in this tab: the main button without a modifier key. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
