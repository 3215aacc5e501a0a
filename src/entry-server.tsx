/** Renders one address to HTML; the build calls it for every page it can know of. */

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '#app/App.tsx';
import { pageHead, prerenderedPaths, unknownPath } from '#app/prerendered.ts';
import { matchPath } from '#app/routing.ts';
import type { ServerEntry } from '#site/renderedPage.ts';

const render: ServerEntry['render'] = async (path) => {
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    {
      // Everything in its place: React moves large parts to the end of the page otherwise, with a script that puts them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(reason) {
        throw new Error(`The page ${path} cannot be rendered.`, { cause: reason });
      },
    },
  );
  const route = matchPath(path)?.name;
  return { html: await new Response(prelude).text(), head: pageHead(path), ...(route && { route }) };
};

export { prerenderedPaths, render, unknownPath };
