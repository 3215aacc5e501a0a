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

type Owner = { readonly module: string; readonly name: string };

export type ClassNames = {
  /** A name for a class of a module, the same in every build. */
  readonly nameFor: (name: string, file: string) => string;
  /** The module of a name that was given. */
  readonly moduleOf: (short: string) => string | undefined;
};

export function shortClassNames(root: string): ClassNames {
  const owners = new Map<string, Owner>();
  return {
    nameFor(name, file) {
      const module = path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
      const short = shortHash(`${module} ${name}`);
      const other = owners.get(short);
      if (other && (other.module !== module || other.name !== name))
        throw new Error(
          `Two classes would have one name: ${name} of ${module} and ${other.name} of ${other.module}. Rename one of them.`,
        );
      owners.set(short, { module, name });
      return short;
    },
    moduleOf: (short) => owners.get(short)?.module,
  };
}
