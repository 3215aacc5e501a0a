/** Shows the open modal. The code for modals is fetched when the first one opens. */

import { type ComponentType, useEffect, useState } from 'react';
import { createLoader } from '#site/loader.ts';
import { closeModals, type Modal, modals, noModal } from '#site/notices/modals.ts';
import { notices } from '#site/notices/notices.ts';
import { hookPages } from '#site/pageState.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { useStore } from '#ui/subscriptions.ts';

type ModalView = ComponentType<{ readonly modal: Modal; readonly hasPrevious: boolean }>;

const view = createLoader(async (): Promise<ModalView> => (await import('./ModalDialog.tsx')).ModalDialog);

function giveUp(): void {
  closeModals();
  void showFlash(notices.partMissing());
}

export function ModalHost() {
  const { current, previous } = useStore(modals, () => noModal);
  const [View, setView] = useState<ModalView>();
  const isOpen = current !== undefined;

  // A modal does not outlive the page that it was opened on.
  useEffect(() => hookPages({ exit: closeModals }), []);
  useEffect(() => {
    if (isOpen && !View) view.load().then((loaded) => setView(() => loaded), giveUp);
  }, [isOpen, View]);

  return current && View ? <View modal={current} hasPrevious={previous !== undefined} /> : null;
}
