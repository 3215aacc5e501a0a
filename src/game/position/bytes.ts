/** Bytes as text for addresses, and their checksum. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const numbers = new Map(Array.from(alphabet, (character, number) => [character, number]));

/** Rewrites digits of some bits as digits of other bits, the first digit first; the last is filled up with zeros. */
function withBits(digits: Iterable<number>, from: number, to: number, isFilled: boolean): number[] {
  const found: number[] = [];
  let [bits, count] = [0, 0];
  for (const digit of digits) {
    bits = ((bits << from) | digit) & 0xffff;
    count += from;
    for (; count >= to; count -= to) found.push((bits >> (count - to)) & (2 ** to - 1));
  }
  if (isFilled && count > 0) found.push((bits << (to - count)) & (2 ** to - 1));
  return found;
}

/** Base64 for addresses (RFC 4648), without padding. */
const toBase64Url = (bytes: Uint8Array): string =>
  withBits(bytes, 8, 6, true)
    .map((number) => alphabet.charAt(number))
    .join('');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    withBits(
      Array.from(text, (character) => numbers.get(character) ?? 0),
      6,
      8,
      false,
    ),
  );

const checksumSize = 4;

/** Adler-32 (RFC 1950). */
function checksum(bytes: Uint8Array): Uint8Array {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return Uint8Array.of(b >> 8, b & 255, a >> 8, a & 255);
}

/** The bytes after their checksum, as text. */
export const sealed = (bytes: Uint8Array): string => toBase64Url(Uint8Array.of(...checksum(bytes), ...bytes));

/** The bytes of a sealed text; `undefined` if it is damaged. */
export function unsealed(text: string): Uint8Array<ArrayBuffer> | undefined {
  const all = fromBase64Url(text);
  const bytes = all.subarray(checksumSize);
  // Other characters, and unused bits of the last, would change unnoticed, so the bytes are encoded again and compared.
  const isWhole = toBase64Url(all) === text && checksum(bytes).every((byte, at) => byte === all[at]);
  return isWhole ? bytes : undefined;
}
