/**
 * A link that leaves the site. It tells nothing about where it came from, and
 * says when it opens a new tab and when there is no network to follow it by.
 */

import type { ReactNode } from 'react';
import { isReservedHost } from '#site/reservedHost.ts';
import { Icon } from '../icon/Icon.tsx';
import { useOnline } from '../subscriptions.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ExternalLink.module.css';

/** The title of a link that leads nowhere yet. */
export const exampleTitle = (href: string) => (isReservedHost(href) ? 'Example address' : undefined);

type Props = {
  readonly href: string;
  readonly newTab?: boolean;
  /** Of a link that is more than words in a text. */
  readonly className?: string | undefined;
  /** Without the sign, where a text already says that it leads elsewhere. */
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
      title={online ? exampleTitle(href) : 'Needs a network'}
    >
      {children}
      {!online && <Icon name="offline" />}
      {online && !bare && <Icon name="external" />}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      {!online && <VisuallyHidden> (needs a network)</VisuallyHidden>}
    </a>
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows the link in this tab: the main button without a modifier key. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
