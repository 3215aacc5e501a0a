/** Responses to navigations that cannot be answered without a network: a page of the site, or a file to print. */

import { siteName } from '#site/gameName.ts';
import { routes } from '#site/routes.ts';

const html = (words: string) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Not stored on this device | ${siteName.replace('&', '&amp;')}</title>
<style>
  body { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.125rem/1.5 Optima, Candara, sans-serif; }
  a { display: inline-block; padding: 0.75rem 1.5rem 0.75rem 0; }
</style>
<h1>Not stored on this device</h1>
${words}
</html>
`;

const respond = (words: string): Response =>
  new Response(html(words), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  });

/** The shell is missing or damaged. */
export const notStoredPage = (): Response =>
  respond(`<p>The browser has deleted or damaged the files of this site, as browsers do when space runs short, and it did not leave a note.
<p>Connect to the internet and open the page again. The files will be downloaded again. Saved games and settings stay.
<p><a href="">Try again</a>`);

/** A file to print that was never opened here. */
export const notStoredFile = (): Response =>
  respond(`<p>This file to print has not been opened on this device before, and you are offline.
<p>Connect to the internet and try again. “Print and play” marks the files that are stored here.
<p><a href="">Try again</a> <a href="${routes.print.href()}">Print and play</a>`);
