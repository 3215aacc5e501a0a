/** Renders addresses to HTML; the build calls it for every page it can know of, and for the shell. */

import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '#app/App.tsx';
import { BottomBar } from '#app/BottomBar.tsx';
import { Header } from '#app/Header.tsx';
import { pageHead, prerenderedPaths, unknownPath } from '#app/prerendered.ts';
import { matchPath } from '#app/routing.ts';
import { QuickSearch } from '#features/quick-search/QuickSearch.tsx';
import { shellPath } from '#site/paths.ts';
import type { ServerEntry } from '#site/renderedPage.ts';

async function toHtml(page: ReactNode, name: string): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    // Everything in its place: React moves large parts to the end of the page otherwise, with a script that puts them back.
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

/** Inert until the app replaces it: what is typed or opened before would be lost. */
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
