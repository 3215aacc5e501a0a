/** The keys of the whole site: `/` goes to the search box, `?` shows all keys. Neither while somebody is typing. */

import { lazy, Suspense, useEffect, useState } from 'react';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

/** Fields take the character themselves, and an open dialog has the page to itself. */
const isTakenElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open], :popover-open') !== null;

/** There may be two boxes, of which one is seen. */
function focusSearch(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('search input[type="search"]')];
  const seen = boxes.find((box) => box.checkVisibility());
  seen?.focus();
  seen?.select();
  return seen !== undefined;
}

export function Keys() {
  const [isShown, show] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || hasModifier(event) || isTakenElsewhere(event)) return;
      if (event.key === '?') show(true);
      else if (event.key !== '/' || !focusSearch()) return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  if (!isShown) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => show(false)} />
    </Suspense>
  );
}
