/**
 * A sentence or list in which the names of clones are isolated. A name in a script that runs the other way would move
 * what stands beside it.
 */

import { RichText } from './symbol/RichText.tsx';

type Props = { readonly text: string; readonly names: readonly string[] };

export const NamedText = ({ text, names }: Props) => (
  <span>
    {splitAtNames(text, names).map((part, place) =>
      place % 2 === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
        <RichText key={place} text={part} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <bdi key={place}>{part}</bdi>
      ),
    )}
  </span>
);

/** Text and names in turn. */
function splitAtNames(text: string, names: readonly string[]): string[] {
  const literal = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (literal.length === 0) return [text];
  const longestFirst = literal.sort((a, b) => b.length - a.length).join('|');
  return text.split(new RegExp(String.raw`(?<!\w)(${longestFirst})(?!\w)`));
}
