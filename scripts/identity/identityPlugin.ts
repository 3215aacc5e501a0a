/** Emits the site's own pictures in the build, and serves them in development. */

import type { Plugin } from 'vite';
import { faceCacheOf } from '#cards/faces/faceCache.ts';
import { drawIdentityFile, identityFileNames } from './identityFiles.ts';
import { drawOpenGraphFiles } from './openGraphFiles.ts';

export function identityPlugin(): Plugin {
  let cacheDir = '';
  return {
    name: 'identity',
    configResolved({ root }) {
      cacheDir = faceCacheOf(root);
    },
    async generateBundle() {
      for (const [fileName, source] of await drawOpenGraphFiles(cacheDir))
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      for (const fileName of identityFileNames)
        this.emitFile({ type: 'asset', fileName, source: await drawIdentityFile(fileName) });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.slice(1);
        if (name === undefined || !identityFileNames.includes(name)) return next();
        response.setHeader('Content-Type', 'image/png');
        response.end(await drawIdentityFile(name));
      });
    },
  };
}
