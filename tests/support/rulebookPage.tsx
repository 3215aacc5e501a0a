/** The whole rulebook as a document, as it is prerendered, for tests that read it. */

import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Rulebook } from '#rulebook/Rulebook.tsx';

const { document } = new Window();
document.body.innerHTML = renderToStaticMarkup(<Rulebook />);

export const page = document.body;

/** All elements that match a selector, in document order. */
export const all = (selector: string, within: Pick<typeof page, 'querySelectorAll'> = page) => [
  ...within.querySelectorAll(selector),
];

/** Trims the text and collapses white space to single spaces. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an anchor: a section without its subsections, or an aside, a box, an example or an entry. */
export function textAt(anchor: string): string {
  const target = document.getElementById(anchor);
  if (!target) throw new Error(`The rulebook has no #${anchor}.`);
  if (!/^H[234]$/.test(target.tagName)) return tidy(target.textContent);
  const part = target.closest('section, article, div:has(> h4)')?.cloneNode(true);
  if (!part || !('querySelectorAll' in part)) throw new Error(`The heading #${anchor} stands in nothing.`);
  for (const inner of part.querySelectorAll('section section:has(h3), :scope > section:has(h3)')) inner.remove();
  return tidy(part.textContent);
}
