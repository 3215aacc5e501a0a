/**
 * Offers to repair the site if the app has not started. A file on this device may be damaged, and without a network
 * the service worker cannot replace it. Bundled on its own (scripts/build/standaloneScripts.ts): it must work when the
 * app's files do not, so it shares no chunk and has its own styles.
 */

import { hasReached, whenReached } from '#site/rootAttributes.ts';
import { siteVersion } from '#site/siteVersion.ts';
import { serviceWorkers, workerRegistrations } from './browserStorage.ts';

(() => {
  /** From the opening of the page: long enough for a slow device to start from stored files. */
  const waitMs = 4000;
  /** Set in session storage before a repair, which is not offered again until the app has started. */
  const repairedKey = 'repaired';

  const hasStarted = () => hasReached('started');
  const isFromDevice = () => Boolean(serviceWorkers()?.controller);

  /** If session storage is forbidden, no guard is needed: every repair takes a click. */
  const withSession = <Result>(work: (session: Storage) => Result): Result | undefined => {
    try {
      return work(sessionStorage);
    } catch {
      return undefined;
    }
  };

  /** Deletes the site's files and their worker. Card images, files to print, games and settings stay. */
  async function deleteSiteFiles(): Promise<void> {
    await Promise.all((await workerRegistrations()).map((registration) => registration.unregister()));
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  async function repair(say: (sentence: string) => void): Promise<void> {
    say('Checking the connection …');
    // A gateway answers with its own page.
    if ((await siteVersion()) === undefined)
      return say(
        'The site is not responding. Connect to the internet, or sign in to the network, then press Repair again.',
      );
    withSession((session) => session.setItem(repairedKey, ''));
    await deleteSiteFiles().catch(() => undefined);
    location.reload();
  }

  function element<Name extends 'div' | 'h1' | 'p' | 'button'>(name: Name, text: string, style: string) {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  }

  function show(): void {
    const canRepair = isFromDevice() && withSession((session) => session.getItem(repairedKey)) == null;
    const box = element(
      'div',
      '',
      'position:fixed;inset:10vh 1rem auto;z-index:99;max-width:32rem;margin:auto;padding:1.25rem;border:2px solid;' +
        'background:Canvas;color:CanvasText;font:1.125rem/1.5 sans-serif',
    );
    box.setAttribute('role', 'alert');
    const title = element('h1', 'The site did not start', 'margin:0 0 .5rem;font:bold 1.375rem/1.2 sans-serif');
    const reason = element(
      'p',
      canRepair
        ? 'Some of its files on this device may be damaged. Repair downloads them again. Your games and settings stay.'
        : 'Some of its files could not be loaded. Connect to the internet and reload the page.',
      'margin:0 0 1rem',
    );
    const button = element(
      'button',
      canRepair ? 'Repair' : 'Reload',
      'min-height:2.75rem;padding:0 1.25rem;font:inherit',
    );
    button.type = 'button';
    button.onclick = () =>
      canRepair
        ? void repair((sentence) => {
            reason.textContent = sentence;
          })
        : location.reload();
    box.append(title, reason, button);
    document.body.append(box);
    // The app may merely be slow: removes the offer once it has started.
    whenReached('started', () => box.remove());
  }

  const check = () => {
    if (hasStarted()) withSession((session) => session.removeItem(repairedKey));
    else show();
  };
  // Files from the network may be slow, but have arrived by the load event.
  if (isFromDevice()) setTimeout(check, Math.max(waitMs / 2, waitMs - performance.now()));
  else addEventListener('load', () => setTimeout(check, 1000));
})();
