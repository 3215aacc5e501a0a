/** Faces drawn before, kept by the hash of everything they were drawn from. */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawImages, extensionOf, type FaceImages, type ImageKind, imageKinds, imagesKey } from './faceImages.ts';

/** Where the drawn pictures of a project are kept between builds; another folder where a build is tried with other cards. */
export const faceCacheOf = (root: string) => process.env.FACE_CACHE_DIR ?? path.join(root, '.cache/faces');

/** The images of a face, from the cache or drawn and put there. */
export async function cachedImages(svg: string, cacheDir: string): Promise<FaceImages> {
  const fileOf = (kind: ImageKind) => path.join(cacheDir, imageFile(svg, kind));
  try {
    const [thumb, full, forPublic] = await Promise.all(imageKinds.map((kind) => readFile(fileOf(kind))));
    if (thumb && full && forPublic) return { thumb, full, public: forPublic };
  } catch {
    // Not cached, or not completely.
  }
  const images = await drawImages(svg);
  await mkdir(cacheDir, { recursive: true });
  await Promise.all(imageKinds.map((kind) => writeWhole(fileOf(kind), images[kind])));
  return images;
}

/** The name of a picture in the cache. */
export const imageFile = (svg: string, kind: ImageKind) => `${imagesKey(svg)}-${kind}.${extensionOf(kind)}`;

/** A file from the cache, or made and put there. Its name tells everything it was made from. */
export async function cachedFile(name: string, cacheDir: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(cacheDir, name);
  try {
    return await readFile(file);
  } catch {
    // Not made yet.
  }
  const bytes = await make();
  await mkdir(cacheDir, { recursive: true });
  await writeWhole(file, bytes);
  return bytes;
}

/** Written under another name first, so that an interrupted build leaves no partial image. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
