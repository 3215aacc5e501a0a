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
  if (!URL.canParse(address, base)) return undefined;
  const { href, origin, protocol } = new URL(address, base);
  const allowed = [new URL(base).origin, ...otherOrigins];
  return webProtocols.includes(protocol) && allowed.includes(origin) ? href : undefined;
}

const storageKey = 'redirects';
const mostRedirects = 3;
const windowMs = 10_000;

/**
 * Returns whether one more redirect may be followed, and counts it if so. The count is in session storage, because each
 * redirect loads a page. If session storage is unavailable, redirects are not counted.
 */
export function takeRedirect(): boolean {
  const now = Date.now();
  try {
    const times = (sessionStorage.getItem(storageKey) ?? '').split(' ').map(Number);
    const recent = times.filter((time) => now - time < windowMs);
    if (recent.length >= mostRedirects) return false;
    sessionStorage.setItem(storageKey, [...recent, now].join(' '));
  } catch {}
  return true;
}
