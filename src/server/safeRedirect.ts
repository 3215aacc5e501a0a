/** Where a server may send a reader, and where the site itself may send a request (reliability 4.4). */

// Browsers, workers and Node all have it, though the language does not.
declare const URL: new (
  address: string,
  base: string,
) => { readonly href: string; readonly origin: string; readonly protocol: string };

const longest = 2048;
const webProtocols = ['http:', 'https:'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * The absolute form of an address on this site or on one of the other origins,
 * and `undefined` for anything else. The protocol counts besides the origin:
 * `blob:` addresses have ours.
 *
 * @param base Absolute address of the page; relative addresses start from it.
 * @param otherOrigins Foreign origins the site itself links to.
 */
export function safeRedirect(address: string, base: string, otherOrigins: readonly string[] = []): string | undefined {
  if (address === '' || address.length > longest || controlCharacter.test(address)) return undefined;
  try {
    const { href, origin, protocol } = new URL(address, base);
    const allowed = [new URL(base, base).origin, ...otherOrigins];
    return webProtocols.includes(protocol) && allowed.includes(origin) ? href : undefined;
  } catch {
    return undefined;
  }
}
