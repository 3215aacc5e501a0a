/** The path of the page one is on, without query and fragment. */

import { useLocation } from 'wouter';

export function useCurrentPath(): string {
  const [path] = useLocation();
  return path;
}
