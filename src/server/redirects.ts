/** Checks and limits the redirects that a server requests. */

const maxLength = 2048;
const webProtocols = ['http:', 'https:'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Returns the absolute URL of an address on this site or on one of the other origins, otherwise `undefined`.
 * Checks the protocol as well as the origin, because `blob:` URLs have our origin.
 *
 * @param base Absolute URL of the page, for relative addresses.
 */
export function safeRedirect(address: string, base: string, otherOrigins: readonly string[] = []): string | undefined {
  if (address === '' || address.length > maxLength || controlCharacter.test(address)) return undefined;
  const url = parseUrl(address, base);
  if (!url) return undefined;
  const { href, origin, protocol } = url;
  const allowed = [new URL(base).origin, ...otherOrigins];
  return webProtocols.includes(protocol) && allowed.includes(origin) ? href : undefined;
}

function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

const storageKey = 'redirects';
const mostRedirects = 3;
const endOfChainMs = 10_000;

/**
 * Returns whether one more redirect may be followed, and counts it if so. The count is in session storage, because each
 * redirect loads a page. A page that has stayed for ten seconds ends the chain. If session storage is unavailable,
 * redirects are not counted.
 */
export function takeRedirect(): boolean {
  try {
    const earlier = performance.now() > endOfChainMs ? 0 : Number(sessionStorage.getItem(storageKey)) || 0;
    if (earlier >= mostRedirects) return false;
    sessionStorage.setItem(storageKey, String(earlier + 1));
  } catch {}
  return true;
}
