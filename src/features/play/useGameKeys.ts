/** Keys of a game: P passes, U takes the last decision back. Arrows and Enter are those of the decisions themselves. */

import { useEffect, useEffectEvent } from 'react';

type Actions = { readonly pass: () => void; readonly undo: (() => void) | undefined };

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

export function useGameKeys({ pass, undo }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyped(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'p') pass();
    else if (key === 'u') undo?.();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
