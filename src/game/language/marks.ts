/**
 * The marks of a text that is printed on cards and also said to a reader, who is one of its clones (play/voice.ts):
 * `[deal]` is a word that depends on the reader, as is `[printed=key]`, under another name; `(printed|said)` has other
 * words for the reader than for print.
 */

import type { Program } from './program.ts';

/** The words that are printed. */
export const printedText = (marked: string): string =>
  marked.replace(/\(([^|)]*)\|[^)]*\)/g, '$1').replace(/\[([^\]=]*)(=[^\]]*)?\]/g, '$1');

/** The words for a reader, with what `say` makes of those that depend on the reader, and of "'s" after them. */
export const saidText = (marked: string, say: (key: string, isPossessive: boolean) => string): string =>
  marked
    .replace(/\([^|)]*\|([^)]*)\)/g, '$1')
    .replace(
      /( ?)\[(.)([^\]=]*)=?([^\]]*)\]('s)?/g,
      (_, space, first: string, rest: string, key: string, possessive) => {
        const said = say(key || first.toLowerCase() + rest, possessive !== undefined);
        const isCapital = first !== first.toLowerCase();
        return said && space + (isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said);
      },
    );

/** The marked text of a side. */
export function markedSide({ constants, body, limit, triggered, activated }: Program): string {
  const first = triggered.flatMap((ability) => [ability, ...ability.body]);
  const then = activated.flatMap((ability) => [ability, ...ability.body, ability.once]);
  return [...constants, ...body, limit, ...first, ...then].flatMap((part) => part?.words ?? []).join(' ');
}

export const printedSide = (program: Program): string => printedText(markedSide(program));
