import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from '#site/overlays.ts';

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen]);
}
