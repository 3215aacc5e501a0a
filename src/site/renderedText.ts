/**
 * What of a rendered page React needs unchanged to take it over: its comments and its text. Hosts that minify HTML
 * remove comments and spaces, and translators replace text. Measured by the build in the markup and by the app in the
 * document.
 */

/** Their content is text or not part of the document, depending on whether there are scripts. */
const skipped = /<(noscript|template)\b[\s\S]*?<\/\1>/g;
const tagOrComment = /<!--[\s\S]*?-->|<[^>]*>/g;
const entity = /&(amp|lt|gt|quot|#x27);/g;

/** @param html Markup as React writes it. */
export function measureMarkup(html: string): string {
  const shown = html.replace(skipped, '');
  const comments = shown.match(/<!--/g)?.length ?? 0;
  return `${comments} ${shown.replace(tagOrComment, '').replace(entity, '.').length}`;
}

/** For a tree walker: comments and text outside of `noscript`, and the elements that a translator adds. */
const isMeasured = (node: Node): number => {
  if (!(node instanceof Element) || node.tagName === 'FONT') return NodeFilter.FILTER_ACCEPT;
  return node.tagName === 'NOSCRIPT' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
};

export function measureElement(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, isMeasured);
  let comments = 0;
  let length = 0;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text) length += node.length;
    else comments += 1;
  }
  return `${comments} ${length}`;
}
