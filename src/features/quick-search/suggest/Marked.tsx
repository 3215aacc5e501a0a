/** A text with the part that was typed marked in it. */

import { foldText } from '#search/foldText.ts';
import { needleOf } from '#search/searchText.ts';

export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const needle = needleOf(typed);
  const folded = foldText(text);
  const at = needle === '' ? -1 : folded.indexOf(needle);
  // Where folding changes the length, places in the one are not places in the other.
  if (at < 0 || folded.length !== text.length) return text;
  const end = at + needle.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
