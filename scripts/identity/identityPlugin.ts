/** Emits the site's own pictures. */

import type { Plugin } from 'vite';
import { faceCacheOf } from '#cards/faces/faceCache.ts';
import { drawIdentityFile, identityFileNames } from './identityFiles.ts';
import { drawOpenGraphFiles } from './openGraphFiles.ts';

export function identityPlugin(): Plugin {
  let cacheDir = '';
  return {
    name: 'identity',
    apply: 'build',
    configResolved({ root }) {
      cacheDir = faceCacheOf(root);
    },
    async generateBundle() {
      for (const [fileName, source] of await drawOpenGraphFiles(cacheDir))
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      for (const fileName of identityFileNames)
        this.emitFile({ type: 'asset', fileName, source: await drawIdentityFile(fileName) });
    },
  };
}
