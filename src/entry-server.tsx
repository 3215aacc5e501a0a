/** Renders one address to HTML; the build calls it for every page it can know of. */

import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '#app/App.tsx';
import { type PageHead, pageHead } from '#app/pageHead.ts';
import { prerenderedPaths, unknownPath } from '#app/prerenderedPaths.ts';

export type RenderedPage = { readonly html: string; readonly head: PageHead };

export async function render(path: string): Promise<RenderedPage> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    {
      onError(reason) {
        throw new Error(`The page ${path} cannot be rendered.`, { cause: reason });
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return { html, head: pageHead(path) };
}

export { prerenderedPaths, unknownPath };
