/** Emits the site's own pictures. */

import type { Plugin } from 'vite';
import { faceCacheOf } from '#cards/faces/faceCache.ts';
import { drawOpenGraphFiles } from './openGraphFiles.ts';
import { drawSitePicture, sitePictureNames } from './sitePictures.ts';

export function sitePicturesPlugin(): Plugin {
  let cacheDir = '';
  return {
    name: 'site-pictures',
    apply: 'build',
    configResolved({ root }) {
      cacheDir = faceCacheOf(root);
    },
    async generateBundle() {
      for (const [fileName, source] of await drawOpenGraphFiles(cacheDir))
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      for (const fileName of sitePictureNames)
        this.emitFile({ type: 'asset', fileName, source: await drawSitePicture(fileName) });
    },
  };
}
