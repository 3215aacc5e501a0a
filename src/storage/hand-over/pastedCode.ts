/** Finds the code of a game in a text, as messengers and mail programs change it: wrapped, quoted, encoded, surrounded. */

/** The start of the code in a link: plain, percent-encoded, or in a mail as quoted-printable. */
const mark = /(?:#|%23)g(?:=3D|=|%3D)/i;

/** Zero-width characters and soft hyphens, which messengers add so that long words can break. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The most lines over which a link may be wrapped. */
const mostLines = 400;

/**
 * Returns the texts that may be the whole code, the likeliest first. Letters and digits after a line break may be the
 * rest of a wrapped code or the next words, so there may be several; the checksum tells which is right.
 */
export function codesIn(text: string): readonly string[] {
  const found = mark.exec(text.replaceAll(invisible, ''));
  const rest = (found ? found.input.slice(found.index + found[0].length) : text.replaceAll(invisible, ''))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/%2d/gi, '-')
    .replaceAll(/%5f/gi, '_')
    .replace(/^[\s>]+/, '');
  const joined: string[] = [];
  for (const line of rest.split(/\s[\s>]*/, mostLines)) {
    const [run = ''] = /^[\w-]*/.exec(line) ?? [];
    joined.push((joined.at(-1) ?? '') + run);
    if (run.length < line.length) break;
  }
  const [first = '', ...longer] = joined;
  return [first, ...longer.reverse()];
}
