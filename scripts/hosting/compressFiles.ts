/** Writes brotli and gzip copies of every text file of a built folder, for servers that send precompressed files. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encoders = { br: promisify(brotliCompress), gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }) };
const isText = (file: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

export const isCompressedCopy = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Overwrites existing copies. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isText).map((file) => path.join(folder, file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(encoders).map(async ([extension, encode]) =>
        writeFile(`${file}.${extension}`, await encode(await readFile(file))),
      ),
    ),
  );
}
