/** Site-wide shortcuts: `/` focuses the search box, `?` lists all shortcuts. Ignored while a field has the focus. */

import { Suspense, useEffect, useState } from 'react';
import { focusSearchBox, keyList } from '#site/frameParts.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { useStore } from '#ui/subscriptions.ts';

const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.tsx')).KeysDialog);

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

/** Fields take the character themselves; an open dialog blocks the shortcuts. */
const isTakenElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open], :popover-open') !== null;

function giveUp(cause: unknown): void {
  keyList.set(false);
  showPartMissing(cause);
}

export function Keys() {
  const isAsked = useStore(keyList, () => false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (isAsked) void KeysDialog.preload().then(() => setLoaded(true), giveUp);
  }, [isAsked]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!['?', '/'].includes(event.key) || event.defaultPrevented || hasModifier(event)) return;
      // Searches the whole document.
      if (isTakenElsewhere(event)) return;
      if (event.key === '?') keyList.set(true);
      else if (!focusSearchBox()) return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  if (!isAsked || !isLoaded) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => keyList.set(false)} />
    </Suspense>
  );
}
