/** Where a server may send the reader, and how often. */

const maxLength = 2048;
const webProtocols = ['http:', 'https:'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * The absolute form of an address on this site or on one of the other origins; `undefined` for any other.
 * The protocol is checked besides the origin because `blob:` addresses have ours.
 *
 * @param base Absolute address of the page, for relative addresses.
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
 * Whether one more redirect may be followed; counts it if so. Kept in session storage, because each redirect
 * loads a page; where that is forbidden nothing is counted.
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
