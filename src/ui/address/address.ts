/** The query of the address, and the class of content that depends on it. */

import { useRouter } from 'wouter';
import { useHydrated } from '../subscriptions.ts';
import styles from './address.module.css';

/**
 * The query string undecoded: wouter's own `useSearch` decodes it, so that `%2541` becomes `A`.
 * Empty in the prerendered page and while it is hydrated.
 */
export function useRawSearch(): string {
  const { searchHook: useSearch } = useRouter();
  return useSearch({ ssrSearch: '' });
}

/** Class that hides content that was prerendered without the query, if the address has one. */
export const { awaitsQuery } = styles;

/** The class until the page is hydrated and the query is read. */
export const useAwaitsQuery = (): string | undefined => (useHydrated() ? undefined : awaitsQuery);
