/** Tests for page paths, and the fixed paths that the page, the service worker and the server share. */

import { routes } from './routes.ts';

export const workerPath = '/sw.js';

/** Template from which any page can be rendered on the device: the frame without a screen. */
export const shellPath = '/shell.html';

/** Folder of the app's own card images, under content-hashed names. */
export const cardImagesPath = '/assets/cards/';

/** Cache of the card images: filled by the page and the service worker, read by the service worker. */
export const cardImageCache = 'card-faces';

/** Folder and cache of the files that are needed to play games. The service worker fills the cache on request. */
export const gameFilesPath = '/assets/play/';
export const gameFilesCache = 'play-files';

/** Public download of all card data. */
export const cardDownloadPath = '/cards.json';
/** Public download of the cards of one set, by its slug. */
export const setDownloadPath = (setSlug: string) => `/sets/${setSlug}.json`;

/** OpenSearch description, with which a browser can add the site to its search engines. */
export const openSearchPath = '/opensearch.xml';

/** Cache of the files to print. The service worker stores each file when it is opened. */
export const printFilesCache = 'print-files';

/** Whether a path belongs to a backend, if there is one. Nothing else ever answers such a path. */
export const isBackendPath = (path: string): boolean => /^\/(ajax|user)(\/|$)/.test(path);

const isFilePath = (path: string) => /\.[A-Za-z0-9]+$/.test(path);

/** Whether a path (decoded, without query) can be a page, known or unknown. */
export const isPagePath = (path: string): boolean => !isBackendPath(path) && !isFilePath(path);

/** Fragment of the page that confirms that the device was cleared. It stores nothing and registers no worker. */
export const clearedFragment = 'cleared';

/** Each page adds a request to the precache and to every update, within the budget of scripts/build/precache.ts. */
const names = ['home', 'rules'] as const;

/**
 * Maps the path of a page to the path of its stored copy, which a server must send without any data of an individual
 * user. Pages that are not listed are rendered from the shell.
 */
export const precachedPages: ReadonlyMap<string, string> = new Map(
  names.map((name) => [routes[name].href(), `/offline/${name}.html`]),
);
