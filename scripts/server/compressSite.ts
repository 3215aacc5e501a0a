/** Writes a brotli copy beside every text of a built folder, for servers that send what lies there. */

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const isText = (file: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

const isNewer = async (copy: string, file: string): Promise<boolean> => {
  const [copied, written] = await Promise.all([stat(copy).catch(() => undefined), stat(file)]);
  return copied !== undefined && copied.mtimeMs >= written.mtimeMs;
};

/** Leaves alone what has a copy already. */
export async function compressSite(built: string): Promise<void> {
  const files = (await readdir(built, { recursive: true })).filter(isText).map((file) => path.join(built, file));
  await Promise.all(
    files.map(async (file) => {
      const copy = `${file}.br`;
      if (!(await isNewer(copy, file))) await writeFile(copy, await compress(await readFile(file)));
    }),
  );
}
