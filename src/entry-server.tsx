/** Renders pages to HTML. The build calls it for every prerendered address and for the shell. */

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '#app/App.tsx';
import { BottomBar } from '#app/frame/BottomBar.tsx';
import { Header } from '#app/frame/Header.tsx';
import { pageHead, prerenderedPaths, unknownPath } from '#app/prerendered.ts';
import { matchPath } from '#app/routing.ts';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { shellPath } from '#site/paths.ts';
import type { ServerEntry } from '#site/renderedPage.ts';
import type { Elements } from '#ui/elements.ts';

async function toHtml(page: Elements, name: string): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    // Otherwise React moves large parts to the end of the page, with a script that puts them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(reason) {
      throw new Error(`The page ${name} cannot be rendered.`, { cause: reason });
    },
  });
  return new Response(prelude).text();
}

const render: ServerEntry['render'] = async (path) => {
  const html = await toHtml(<App ssrPath={path} />, path);
  const route = matchPath(path)?.name;
  return { html, head: pageHead(path), ...(route && { route }) };
};

/** The frame is inert until the app replaces it, because earlier input would be lost. */
const renderFrame: ServerEntry['renderFrame'] = () =>
  toHtml(
    <Router ssrPath="" ssrSearch="">
      <div inert>
        <Header path="" back={null} quickSearch={<QuickSearch place="frame" />} />
        <BottomBar path="" />
      </div>
    </Router>,
    shellPath,
  );

export { prerenderedPaths, render, renderFrame, unknownPath };
