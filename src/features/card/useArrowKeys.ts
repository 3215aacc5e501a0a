/** Opens the previous or next card on the arrow keys, unless the event's target uses them. */

import { useEffect } from 'react';
import { navigate } from '#site/navigation.ts';

type Ways = { readonly ArrowLeft?: string | undefined; readonly ArrowRight?: string | undefined };

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** Whether the arrow keys belong to the target: a field, a radio, a menu, or anything in a dialog. */
const usesArrows = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [contenteditable], [role="menu"]') !== null;

export function useArrowKeys({ ArrowLeft, ArrowRight }: Ways): void {
  useEffect(() => {
    const ways: Ways = { ArrowLeft, ArrowRight };
    function leaf(event: KeyboardEvent) {
      if (event.defaultPrevented || hasModifier(event) || usesArrows(event.target)) return;
      const href = ways[event.key as keyof Ways];
      if (href === undefined) return;
      event.preventDefault();
      navigate(href);
    }
    addEventListener('keydown', leaf);
    return () => removeEventListener('keydown', leaf);
  }, [ArrowLeft, ArrowRight]);
}
