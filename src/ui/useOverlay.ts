import { useEffectEvent, useLayoutEffect } from 'react';
import { addOverlay } from '#site/overlays.ts';

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // A layout effect, so that the history entry exists before the overlay is painted, even for an immediate Back.
  useLayoutEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen]);
}
