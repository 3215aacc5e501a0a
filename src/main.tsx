/** The page begins here: hydrate what the build rendered, or render the address on the device. */

import './jitless.ts';
import 'virtual:fonts.css';
import '#ui/styles/index.css';
import 'virtual:spots.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { matchPath } from '#app/matchPath.ts';
import { preloadScreen } from '#app/screens.tsx';
import { unfolded } from '#app/unfold.ts';
import { fadeTo } from '#app/viewTransition.ts';
import { startVisits } from '#app/visits.ts';
import { awaitInstallOffer, offerInstallByHand } from '#offline/installation.ts';
import { whenIdle } from '#site/idle.ts';
import { dispatch, setUpNavigation } from '#site/navigation.ts';
import { clearedFragment } from '#site/paths.ts';
import { recallLastSearch } from '#storage/searches/lastSearchStore.ts';

/** A screen that is not there after this many milliseconds is waited for on its page. */
const preloadPatience = 300;

let isComplete = true;

const preload = async (path: string) => {
  const match = matchPath(path);
  // The error boundary reports a failure when the page is shown.
  if (match)
    await preloadScreen(match).catch(() => {
      isComplete = false;
    });
};

const patiently = (path: string) =>
  Promise.race([preload(path), new Promise((resolve) => setTimeout(resolve, preloadPatience))]);

async function start(root: HTMLElement) {
  awaitInstallOffer();
  const visits = startVisits();
  let latest = '';
  setUpNavigation(async (href, options) => {
    latest = href;
    await patiently(new URL(href, location.href).pathname);
    if (latest === href) fadeTo(href, () => visits.go(href, options));
  }, preload);

  const prerendered = root.dataset.ssr;
  const app = (ssrPath?: string) => (
    <StrictMode>
      <App visits={visits.current} {...(ssrPath === undefined ? {} : { ssrPath })} />
    </StrictMode>
  );
  await dispatch(location.pathname);
  // As a transition it is done in slices, between which the page stays in the reader's hand.
  if (prerendered === location.pathname) startTransition(() => void hydrateRoot(root, app(prerendered)));
  else createRoot(root).render(app());

  if (isComplete && location.hash !== `#${clearedFragment}`) await settleIn();
}

/** All texts of this version; seldom wanted, and therefore seldom fetched. */
const readTexts = async () => (await import('#features/changes/currentTexts.tsx')).currentTexts();

/** What the first screen does not need: the last search, the worker, the card images, a backend if there is one. */
async function settleIn() {
  await whenIdle();
  const parts = await Promise.all([
    import('#search/faces.ts'),
    import('#offline/keepOffline.ts'),
    import('#server/session.ts'),
    import('#storage/welcome.ts'),
    import('#offline/findChanges.ts'),
  ]).catch(() => undefined);
  // The network has gone meanwhile; the next start tries again.
  if (!parts) return;
  const [{ faceBytes, faceUrls }, { keepOffline }, { startSession }, { sayHelloOnce }, { findChanges, rememberTexts }] =
    parts;
  await whenIdle();
  void recallLastSearch();
  offerInstallByHand();
  void startSession().then(sayHelloOnce);
  void findChanges(readTexts);
  if (!import.meta.env.PROD) return;
  // On a phone of few processors a worker that fetches and stores holds up a page that is being laid out.
  await unfolded();
  await keepOffline(faceUrls, faceBytes, () => rememberTexts(readTexts));
}

const root = document.getElementById('root');
if (root) void start(root);
