/** A game as a short text for a link or a QR code: version, kind, and the packed game, compressed, with its checksum. */

import type { HandedGame } from '#game/handedGame.ts';
import { packGame, unpackGame } from './packedGame.ts';

/** Increase it when older versions of the site cannot read the new format. */
const version = 1;

const letters = { table: 't', play: 'p' } as const satisfies Readonly<Record<HandedGame['kind'], string>>;

/** The start of the link's fragment, before the code. Fragments are never sent to a server. */
export const codeFragment = 'g=';

const pattern = /^(?:\S*#g=)?(?<version>[1-9]\d{0,2})(?<letter>[a-z])(?<body>[\w-]+)$/;

/** Bytes, far more than any game needs: a thousand events take three thousand. Limits what a code can decompress to. */
const maxSize = 1_000_000;

export const codeFaults = {
  wrong: 'This is not a game of this site.',
  damaged: 'This game did not arrive whole. Hand it over again.',
  newer: 'This game comes from a newer edition of this site. Update the site here, then hand the game over again.',
  backup: 'This is a backup. Restore it on the page “Ready for the table”.',
  otherTexts: 'This game was played with other card texts. Update the site on both devices, then hand it over again.',
} as const;

export type ReadCode = { readonly handed: HandedGame } | { readonly fault: string };

export async function writeGameCode(handed: HandedGame): Promise<string> {
  const packed = new Blob([packGame(handed)]).stream();
  const compressed = await readAll(packed.pipeThrough(new CompressionStream('deflate-raw')));
  const bytes = Uint8Array.of(...checksum(compressed), ...compressed);
  return `${version}${letters[handed.kind]}${toBase64Url(bytes)}`;
}

/**
 * Reads a game code, alone or at the end of a link. Verifies checksum, shape and the rules. Whether the decisions of a
 * game against the app are legal depends on the cards and is not checked here.
 */
export async function readGameCode(text: string): Promise<ReadCode> {
  const { version: written, letter, body = '' } = pattern.exec(text.trim())?.groups ?? {};
  const kind = letter === letters.table ? 'table' : letter === letters.play ? 'play' : undefined;
  if (written === undefined) return { fault: codeFaults.wrong };
  if (Number(written) > version) return { fault: codeFaults.newer };
  const packed = kind && Number(written) === version ? await decompress(body) : undefined;
  const handed = kind && packed !== undefined ? unpackGame(kind, packed) : undefined;
  if (handed === 'newer') return { fault: codeFaults.newer };
  return handed ? { handed } : { fault: codeFaults.damaged };
}

/** Resolves to the text, or to `undefined` if the checksum is wrong or the text is far too long. */
async function decompress(body: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(body);
    const compressed = bytes.subarray(checksumSize);
    // Unused bits of the last character could change unnoticed, so the bytes are encoded again and compared.
    const isWhole = toBase64Url(bytes) === body && checksum(compressed).every((byte, at) => byte === bytes[at]);
    if (!isWhole) return undefined;
    const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream));
  } catch {
    return undefined;
  }
}

const checksumSize = 4;

/** Adler-32 (RFC 1950). The checksum inside the deflate format does not cover bytes after its end. */
function checksum(bytes: Uint8Array): Uint8Array {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return Uint8Array.of(b >> 8, b & 255, a >> 8, a & 255);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxSize) {
      await reader.cancel();
      throw new RangeError('Too long to be a game.');
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
