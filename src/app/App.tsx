/** Root component: the frame and the screen of the current address. */

import { type ComponentType, useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { FlashList } from '#features/flashes/FlashList.tsx';
import { Keys } from '#features/keys/Keys.tsx';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { reloadOnce } from '#offline/reloadOnce.ts';
import type { Store } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';
import { closeModals, type Modal, modals, noModal } from '#site/notices/modals.ts';
import { hookPages } from '#site/pageState.ts';
import { reachStage } from '#site/rootAttributes.ts';
import { showPartMissing } from '#storage/flashes/flashes.ts';
import { ReloadContext } from '#ui/lazy/LazyPart.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { useKeyboardHeight } from '#ui/useKeyboardHeight.ts';
import { FramePart } from './frame/FramePart.tsx';
import { BackButton } from './frame/Header.tsx';
import { Shell } from './frame/Shell.tsx';
import { useLinkClicks } from './linkClicks.ts';
import { Page } from './Page.tsx';
import { matchPath } from './routing.ts';
import { otherScreen, screenOf } from './screens.tsx';
import type { Visit } from './visits.ts';

type Props = {
  /** The address to prerender. */
  readonly ssrPath?: string;
  /** Absent while prerendering. */
  readonly visits?: Store<Visit>;
};

export function App({ ssrPath, visits }: Props) {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: '' })}>
      <Site {...(visits ? { visits } : {})} />
    </Router>
  );
}

function Site({ visits }: Pick<Props, 'visits'>) {
  const [path] = useLocation();
  const match = matchPath(path);
  useLinkClicks();
  useKeyboardHeight();
  // Read by `offline/startWatchdog.ts`.
  useEffect(() => reachStage('started'), []);
  return (
    <ReloadContext value={() => void reloadOnce(true)}>
      <Shell path={path} back={visits && <BackButton visits={visits} />} quickSearch={<QuickSearch place="frame" />}>
        <Page path={path} visits={visits} onReloadNeeded={(isRetried) => void reloadOnce(isRetried)}>
          {match ? screenOf(match) : otherScreen(path)}
        </Page>
      </Shell>
      <FramePart floats>
        <Keys />
      </FramePart>
      <FramePart floats onRetry={closeModals}>
        <ModalHost />
      </FramePart>
      <FramePart floats>
        <FlashList />
      </FramePart>
    </ReloadContext>
  );
}

type ModalView = ComponentType<{ readonly modal: Modal; readonly hasPrevious: boolean }>;

const modalView = createLoader(async (): Promise<ModalView> => (await import('./ModalDialog.tsx')).ModalDialog);

function giveUp(cause: unknown): void {
  closeModals();
  showPartMissing(cause);
}

/** Shows the open modal. The code for modals is fetched when the first one opens. */
function ModalHost() {
  const { current, previous } = useStore(modals, () => noModal);
  const [View, setView] = useState<ModalView>();
  const isOpen = current !== undefined;

  // A modal does not outlive the page that it was opened on.
  useEffect(() => hookPages({ exit: closeModals }), []);
  useEffect(() => {
    if (isOpen && !View) modalView.load().then((loaded) => setView(() => loaded), giveUp);
  }, [isOpen, View]);

  return current && View ? <View modal={current} hasPrevious={previous !== undefined} /> : null;
}
