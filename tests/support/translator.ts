/**
 * The translator of a browser, as far as a page notices it: each text node becomes two nested `font` elements, at once
 * or some time after it has come. The words stay, so that tests can look for them.
 */

import type { BrowserContext } from '@playwright/test';

export async function translatePages(context: BrowserContext, delay: number): Promise<void> {
  await context.addInitScript((delay) => {
    const untouched = 'font, script, style, noscript, textarea, svg, [translate="no"]';

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    }

    document.addEventListener('DOMContentLoaded', () => {
      const later = (nodes: readonly Node[]) => setTimeout(() => nodes.forEach(translate), delay);
      new MutationObserver((records) => {
        later(records.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target])));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      later([document.body]);
    });
  }, delay);
}
