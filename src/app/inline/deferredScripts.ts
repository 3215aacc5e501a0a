/** Loads the scripts of a prerendered page after it has been painted. */

import { makeWay } from '#site/makeWay.ts';

/**
 * Id of the JSON block that lists a page's scripts: `[modules to run in order, modules to preload]`. On the page of
 * search results, its attribute `data-texts` is the module of the card texts.
 */
export const deferredScriptsId = 'scripts';

/** Milliseconds after which scripts no longer wait for a paint or for images. */
const paintTimeout = 1000;

/** @param files All scripts of the page: the browser's cache may have a damaged copy, which a reload would use again. */
function showFailure(reason: unknown, files: readonly string[]): void {
  console.error(reason);
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.dataset.ground = 'night';
  const retry = Object.assign(document.createElement('a'), { href: '', textContent: 'Try again' });
  retry.onclick = () => {
    void Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' }))).then(() => location.reload());
    return false;
  };
  note.append('Part of this page could not be loaded. ', retry);
  document.body.append(note);
}

type Priority = HTMLLinkElement['fetchPriority'];

function preload(href: string, fetchPriority: Priority): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }));
}

/** Imports the modules in sequence, so that each is evaluated in its own task. */
async function run(modules: readonly string[]): Promise<void> {
  for (const href of modules) await import(href);
}

/** Idempotent: the first call removes the list. */
function load(priority: Priority = 'low'): void {
  const list = document.getElementById(deferredScriptsId);
  if (!list) return;
  list.remove();
  const [modules, preloaded]: [string[], string[]] = JSON.parse(list.textContent);
  const { texts } = list.dataset;
  const files = [...modules, ...preloaded, ...(texts ? [texts] : [])];
  for (const href of files) preload(href, priority);
  const start = () => {
    const loading = run(modules);
    makeWay(loading);
    loading.catch((reason) => showFailure(reason, files));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

const isLoading = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

/** Waits for the images of the first view, which would share the connection with the scripts. */
function loadAfterImages(): void {
  if (![...document.querySelectorAll('img')].some(isLoading)) load();
  else {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => load())));
    setTimeout(() => load(), paintTimeout);
  }
}

function loadAfterPaint(): void {
  addEventListener('load', () => setTimeout(() => load(), paintTimeout));
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadAfterImages();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Requests the scripts in parallel after the first contentful paint, or a second after `load` if the browser reports
 * no paint (background tabs). A page whose address has a query shows its content only after the scripts have run, so
 * it requests them at once. Idempotent; does nothing without a list (`shell.html`).
 */
export function loadDeferredScripts(): void {
  if (location.search.length < 2) loadAfterPaint();
  else load('auto');
}
