/** Finds the code of a game in a text, as messengers and mail programs change it: wrapped, quoted, encoded, surrounded. */

/** The start of the code in a link: plain, percent-encoded, or in a mail as quoted-printable. */
const mark = /(?:#|%(?:25)*23)g(?:=3D|=|%(?:25)*3D)/i;

/** Zero-width characters and soft hyphens, which messengers add so that long words can break. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The most lines over which a link may be wrapped. */
const mostLines = 400;

/** Where a mail as quoted-printable is wrapped. */
const softBreak = /=[^\S\n]*\n[\s>]*/g;

/**
 * Returns the texts that may be the whole code, the likeliest first: the checksum tells which is right. A shortened
 * link may stand before the whole one.
 */
export function codesIn(text: string): readonly string[] {
  const [alone = '', ...linked] = text
    .replaceAll(invisible, '')
    .replaceAll(/%2d/gi, '-')
    .replaceAll(/%5f/gi, '_')
    .split(mark);
  return (linked.length > 0 ? linked : [alone]).flatMap(codesAtStart);
}

/**
 * Letters and digits after a line break may be the rest of a wrapped code or the next words, and dashes and underscores
 * after it part of the code or of the text.
 */
function codesAtStart(text: string): readonly string[] {
  const rest = text.replaceAll(softBreak, '').replace(/^[\s>]+/, '');
  const joined: string[] = [];
  for (const line of rest.split(/\s[\s>]*/, mostLines)) {
    const [run = ''] = /^[\w-]*/.exec(line) ?? [];
    joined.push((joined.at(-1) ?? '') + run);
    if (run.length < line.length) break;
  }
  const [first = '', ...longer] = joined;
  return [first, ...longer.reverse()].flatMap((code) => [...new Set([code, code.replace(/[-_]+$/, '')])]);
}
