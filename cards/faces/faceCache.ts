/** Cache of card images, with the hash of all their inputs as key. */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawImages, extensionOf, type FaceImages, type ImageKind, imageKinds, imagesKey } from './faceImages.ts';

/** The folder that keeps drawn images between builds. Test builds with other cards set `FACE_CACHE_DIR`. */
export const faceCacheOf = (root: string) => process.env.FACE_CACHE_DIR ?? path.join(root, '.cache/faces');

/** Returns the images of a card from the cache, or draws and caches them. */
export async function cachedImages(svg: string, cacheDir: string): Promise<FaceImages> {
  const fileOf = (kind: ImageKind) => path.join(cacheDir, imageFile(svg, kind));
  try {
    const [thumb, full, forPublic] = await Promise.all(imageKinds.map((kind) => readFile(fileOf(kind))));
    if (thumb && full && forPublic) return { thumb, full, public: forPublic };
  } catch {
    // Not cached, or only partly.
  }
  const images = await drawImages(svg);
  await mkdir(cacheDir, { recursive: true });
  await Promise.all(imageKinds.map((kind) => writeWhole(fileOf(kind), images[kind])));
  return images;
}

export const imageFile = (svg: string, kind: ImageKind) => `${imagesKey(svg)}-${kind}.${extensionOf(kind)}`;

/** Returns a file from the cache, or makes and caches it. `name` must identify all its inputs. */
export async function cachedFile(name: string, cacheDir: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(cacheDir, name);
  try {
    return await readFile(file);
  } catch {
    // Not cached yet.
  }
  const bytes = await make();
  await mkdir(cacheDir, { recursive: true });
  await writeWhole(file, bytes);
  return bytes;
}

/** Writes a file atomically, through a temporary name, so that an interrupted build leaves no partial image. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
