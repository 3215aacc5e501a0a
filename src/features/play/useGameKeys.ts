/** Keys of a game: P passes, U takes the last decision back, ? says why the last thing happened. Arrows and Enter are those of the decisions themselves. */

import { useEffect, useEffectEvent } from 'react';

type Actions = { readonly pass: () => void; readonly undo: (() => void) | undefined };

/** Opens the reason of the last line of the log. */
function why(): void {
  const reason = document.querySelector<HTMLDetailsElement>('[role=log] li:last-child > details');
  if (!reason) return;
  reason.open = true;
  reason.querySelector('summary')?.focus();
}

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

export function useGameKeys({ pass, undo }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyped(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'p') pass();
    else if (key === 'u') undo?.();
    else if (key === '?') why();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
