/** The response to a navigation if the shell is missing or damaged, and cannot be fetched without a network. */

import { siteName } from '#site/gameName.ts';

const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Not stored on this device | ${siteName.replace('&', '&amp;')}</title>
<style>
  body { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.125rem/1.5 Optima, Candara, sans-serif; }
  a { display: inline-block; padding: 0.75rem 0; }
</style>
<h1>Not stored on this device</h1>
<p>The browser has deleted or damaged the files of this site, as browsers do when space runs short, and it did not leave a note.
<p>Connect to the network and open the page again. The files are then downloaded again. Saved games and settings stay.
<p><a href="">Try again</a>
</html>
`;

export const notStoredPage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  });
