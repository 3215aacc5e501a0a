/** Entry module: hydrates the prerendered page, or renders the address in the browser. */

import { reachStage, setRootAttribute } from '#site/rootAttributes.ts';
import './zodConfig.ts';
import 'virtual:fonts.css';
import '#ui/styles/index.css';
import 'virtual:spots.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { hideCompositionKeys } from '#app/compositionKeys.ts';
import { matchPath } from '#app/routing.ts';
import { preloadScreen } from '#app/screens.tsx';
import { fadeTo } from '#app/viewTransition.ts';
import { startVisits } from '#app/visits.ts';
import { awaitInstallOffer, offerInstallByHand } from '#offline/installation.ts';
import { dispatch, setUpNavigation } from '#site/navigation.ts';
import { clearedFragment } from '#site/paths.ts';
import { measureElement } from '#site/renderedText.ts';
import { whenIdle } from '#site/scheduling.ts';
import { keepTypedText } from '#site/typedText.ts';
import { recallLastSearch } from '#storage/searches/lastSearchStore.ts';

/** Milliseconds that a navigation waits for the chunk of its screen. */
const preloadTimeout = 300;

let isComplete = true;

const preload = async (path: string) => {
  const match = matchPath(path);
  // The error boundary reports a failure when the page is shown.
  if (match)
    await preloadScreen(match).catch(() => {
      isComplete = false;
    });
};

const preloadWithTimeout = (path: string) =>
  Promise.race([preload(path), new Promise((resolve) => setTimeout(resolve, preloadTimeout))]);

/** In place of a page that a host or a translator has changed, which React could not take over. Keeps what was typed. */
async function renderAfresh(root: HTMLElement, app: ReactNode) {
  const typeAgain = keepTypedText(root);
  // A picture that has been taken from the page goes on loading, and holds a connection that scripts need.
  for (const picture of root.querySelectorAll('img')) picture.removeAttribute('src');
  flushSync(() => createRoot(root).render(app));
  await typeAgain();
}

/**
 * React renders a page afresh that a translator has changed while React took it over. By the time that React reports it,
 * nothing of the translation is left.
 */
function reportUnlessTranslated(root: HTMLElement): (error: unknown) => void {
  let isTranslated = false;
  new MutationObserver((records, observer) => {
    isTranslated = records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'));
    if (isTranslated) observer.disconnect();
  }).observe(root, { subtree: true, childList: true });
  return (error) => {
    if (!isTranslated) reportError(error);
  };
}

async function start(root: HTMLElement) {
  // The head script has set it (inline/support.ts), which the development server leaves out.
  setRootAttribute('scripting');
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
  hideCompositionKeys();
  awaitInstallOffer();
  const visits = startVisits();
  let latest = 0;
  setUpNavigation(async (href, options) => {
    latest = Math.max(latest, options.asked);
    const isLatest = () => options.asked === latest;
    if (isLatest()) await preloadWithTimeout(new URL(href, location.href).pathname);
    if (isLatest()) await visits.leaveOverlays();
    if (isLatest()) await fadeTo(href, () => visits.go(href, options));
  }, preload);

  const prerendered = root.dataset.ssr;
  const app = (ssrPath?: string) => (
    <StrictMode>
      <App visits={visits.current} {...(ssrPath === undefined ? {} : { ssrPath })} />
    </StrictMode>
  );
  await dispatch(location.pathname);
  const isAsRendered = root.dataset.measure === measureElement(root);
  // From here on React handles button presses (inline/earlyPresses.ts).
  reachStage('listening');
  if (prerendered !== location.pathname) createRoot(root).render(app());
  // As a transition, hydration is done in slices and the page stays responsive.
  else if (isAsRendered) {
    const onRecoverableError = reportUnlessTranslated(root);
    startTransition(() => void hydrateRoot(root, app(prerendered), { onRecoverableError }));
  } else await renderAfresh(root, app());

  if (isComplete && location.hash !== `#${clearedFragment}`) await prepareDevice();
}

/** All texts of this version, in a chunk that is loaded only when they are compared. */
const readTexts = async () => (await import('#features/changes/currentTexts.ts')).currentTexts();

/** Starts in idle time what the first screen does not need: last search, service worker, card images, backend. */
async function prepareDevice() {
  await whenIdle();
  const parts = await Promise.all([
    import('#search/cardImageUrls.ts'),
    import('#offline/keepOffline.ts'),
    import('#server/session.ts'),
    import('#storage/welcome.ts'),
    import('#offline/findChanges.ts'),
  ]).catch(() => undefined);
  // Offline: the next start tries again.
  if (!parts) return;
  const [
    { imageBytes, imageUrls },
    { keepOffline },
    { startSession },
    { showWelcomeOnce },
    { findChanges, rememberTexts },
  ] = parts;
  await whenIdle();
  void recallLastSearch();
  offerInstallByHand();
  void startSession().then(showWelcomeOnce);
  void findChanges(readTexts);
  if (!import.meta.env.PROD) return;
  await keepOffline(imageUrls, imageBytes, () => rememberTexts(readTexts));
}

const root = document.getElementById('root');
if (root) void start(root);
