/** Which addresses are pages, and the fixed addresses that the page, the worker and the server share. */

import { routes } from './routes.ts';

export const workerPath = '/sw.js';

/** The published version, as JSON. */
export const versionPath = '/version.json';

/** The template every page can be made from on the device: the frame without a screen. */
export const shellPath = '/shell.html';

/** Where the app's own card images are, under content-hashed names. */
export const cardImagesPath = '/assets/cards/';

/** The cache that holds them: filled by the page, read by the worker. */
export const cardImageCache = 'card-faces';

/** Where the files are that games are played with, and the cache that holds them; both filled by the worker when asked. */
export const gameFilesPath = '/assets/play/';
export const gameFilesCache = 'play-files';

/** The card data as a public download: everything, and one file for each set. */
export const cardDownloadPath = '/cards.json';
/** The cards of one set, by its slug. */
export const setDownloadPath = (setSlug: string) => `/sets/${setSlug}.json`;

/** How a browser adds the site to its own search box. */
export const openSearchPath = '/opensearch.xml';

/** The cache of files to print, filled by the worker when one is opened. */
export const printFilesCache = 'print-files';

/** Addresses of a backend, if there is one; nobody else ever answers them. */
export const isBackendPath = (path: string): boolean => /^\/(ajax|user)(\/|$)/.test(path);

const isFilePath = (path: string) => /\.[A-Za-z0-9]+$/.test(path);

/** Whether an address (decoded, without query) can be a page, known or unknown. */
export const isPagePath = (path: string): boolean => !isBackendPath(path) && !isFilePath(path);

/** Fragment of the page that says the device was cleared. It stores nothing, and registers no worker. */
export const clearedFragment = 'cleared';

/** Each costs a request of the precache and of every update; together they must fit its budget (scripts/build/precache.ts). */
const names = ['home', 'rules'] as const;

/**
 * Path of a page to the path of the stored copy, which a server must send without anything of a
 * single reader. Pages that are not listed are rendered from the shell.
 */
export const precachedPages: ReadonlyMap<string, string> = new Map(
  names.map((name) => [routes[name].href(), `/offline/${name}.html`]),
);
