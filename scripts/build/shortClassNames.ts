/**
 * Names of classes in a built site. They stand in the stylesheet, in the scripts and some
 * thousand times in a long page, and nobody reads them there; in development they say
 * where they come from.
 */

import { createHash } from 'node:crypto';
import path from 'node:path';

/** 26 × 36⁴ names: of 90 sites with 1,000 classes, one would have two of the same name. Its build says so. */
const length = 5;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

function shortHash(text: string): string {
  const [first = 0, ...others] = createHash('sha256').update(text).digest().subarray(0, length);
  return [letters[first % letters.length], ...others.map((byte) => signs[byte % signs.length])].join('');
}

/** A name for a class of a module, the same in every build. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/')} ${name}`;
    const short = shortHash(owner);
    const other = owners.get(short) ?? owner;
    if (other !== owner) throw new Error(`Two classes would have one name: ${owner} and ${other}. Rename one of them.`);
    owners.set(short, owner);
    return short;
  };
}
