/** What the build rendered without knowing the address, hidden until the address has been read. */

import { useHydrated } from '../use-hydrated.ts';
import styles from './useUnread.module.css';

/** The class of what may not be what the address asks for. */
export const { unread } = styles;

/** That class; nothing once the address has been read. */
export const useUnread = (): string | undefined => (useHydrated() ? undefined : unread);
