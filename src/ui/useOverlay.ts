import { useEffectEvent, useLayoutEffect } from 'react';
import { addOverlay } from '#site/overlays.ts';

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // Before it is painted: a Back that comes at once has its history entry.
  useLayoutEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen]);
}
