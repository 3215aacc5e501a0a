/** A game as a short text for a link or a QR code: version, kind, and the packed game, compressed, with its checksum. */

import type { HandedGame } from '#game/handedGame.ts';
import { maxEvents } from '#game/limits.ts';
import { sealed, unsealed } from '#game/position/bytes.ts';
import { packGame, unpackGame } from './packedGame.ts';
import { codesIn } from './pastedCode.ts';

/** Increase it when older versions of the site cannot read the new format. */
const version = 1;

const letters = { table: 't', play: 'p' } as const satisfies Readonly<Record<HandedGame['kind'], string>>;

/** The start of the link's fragment, before the code. Fragments are never sent to a server. */
export const codeFragment = 'g=';

const pattern = /^(?<version>[1-9]\d{0,2})(?<letter>[a-z])(?<body>[\w-]+)$/;

/** Bytes, a fourth more than the longest game that is taken needs. Limits what a code can decompress to. */
const maxSize = 400_000;

export const codeFaults = {
  wrong: 'This is not a game from this site.',
  damaged: 'This game is incomplete. Hand it over again.',
  long: `This game is too long to be received: it has more than ${maxEvents.toLocaleString('en-GB')} entries.`,
  newer: 'This game comes from a newer version of this site. Update the site here, then hand the game over again.',
  backup: 'This is a backup. Restore it on the page “Offline and backup”.',
  otherTexts: 'This game was played with other card texts. Update the site on both devices, then hand it over again.',
  illegal: 'This game breaks the rules, so it cannot be opened.',
  old: 'This browser is too old to read a game from a link or a code. Receive the game as a file.',
} as const;

export type ReadCode = { readonly handed: HandedGame } | { readonly fault: string };

/** Resolves to `undefined` in a browser that is too old to compress. */
export async function writeGameCode(handed: HandedGame): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const packed = new Blob([packGame(handed)]).stream();
  const compressed = await readAll(packed.pipeThrough(new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
  return `${version}${letters[handed.kind]}${sealed(compressed)}`;
}

/**
 * Reads a game code, alone or in a text with a link. Verifies checksum, shape, length and the rules. Whether the setup
 * and the decisions of a game against the app are legal depends on the cards and is not checked here.
 */
export async function readGameCode(text: string): Promise<ReadCode> {
  const codes = codesIn(text).flatMap((code): readonly Code[] => {
    const { groups } = pattern.exec(code) ?? {};
    return groups ? [groups] : [];
  });
  const [first] = codes;
  if (first === undefined) return { fault: codeFaults.wrong };
  if (Number(first.version) > version) return { fault: codeFaults.newer };
  const whole = findWhole(codes);
  if (!whole) return { fault: codeFaults.damaged };
  const { kind, compressed } = whole;
  const packed = await decompress(compressed);
  if ('fault' in packed) return packed;
  const handed = unpackGame(kind, packed.text);
  if (typeof handed === 'string') return { fault: codeFaults[handed] };
  return handed ? { handed } : { fault: codeFaults.damaged };
}

type Code = Readonly<Record<string, string>>;

/** The first code that is whole. */
function findWhole(codes: readonly Code[]) {
  for (const { version: written, letter, body = '' } of codes) {
    const kind = letter === letters.table ? 'table' : letter === letters.play ? 'play' : undefined;
    const compressed = kind && Number(written) === version ? unsealed(body) : undefined;
    if (kind && compressed) return { kind, compressed } as const;
  }
  return undefined;
}

/** Stops as soon as the text is longer than any game that is taken. */
async function decompress(
  compressed: Uint8Array<ArrayBuffer>,
): Promise<{ readonly text: string } | { readonly fault: string }> {
  if (typeof DecompressionStream === 'undefined') return { fault: codeFaults.old };
  try {
    const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream, maxSize)) };
  } catch (error) {
    return { fault: error instanceof RangeError ? codeFaults.long : codeFaults.damaged };
  }
}

async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('Too long to be a game.');
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
