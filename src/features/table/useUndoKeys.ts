/** Ctrl or Command with Z, and with Shift to redo, as everywhere else. */

import { useEffect, useEffectEvent } from 'react';

export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    const inField = press.target instanceof HTMLInputElement && press.target.type !== 'checkbox';
    if (press.key.toLowerCase() !== 'z' || !(press.ctrlKey || press.metaKey) || press.altKey || inField) return;
    press.preventDefault();
    if (press.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    const listen = (press: KeyboardEvent) => onKey(press);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
