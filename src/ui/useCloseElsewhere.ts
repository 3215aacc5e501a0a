/** Closes on a press or focus outside an element. */

import { useEffect, useEffectEvent } from 'react';

export function useCloseElsewhere(inside: () => Element | null | undefined, close: () => void): void {
  const closeIfElsewhere = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !inside()?.contains(target)) close();
  });
  useEffect(() => {
    const listen = ({ target }: Event) => closeIfElsewhere(target);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, []);
}
