/** What a page says when the browser has emptied the site's store and there is no network either. */

const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Not stored on this device | Spite &amp; Image</title>
<style>
  body { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; font: 1.125rem/1.5 Optima, Candara, sans-serif; }
  a { display: inline-block; padding: 0.75rem 0; }
</style>
<h1>Not stored on this device</h1>
<p>The browser has emptied this site’s store, as browsers do when space runs short, and it did not leave a note.
<p>Connect to the network and open the page again. Everything will then be stored as before.
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
