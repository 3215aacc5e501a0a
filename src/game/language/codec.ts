/** Converts both ways between words of a card and a value. */

import { printedText } from './marks.ts';

/** `pattern` matches everything that `parse` may accept, and possibly more. */
export type Codec<T = unknown> = {
  readonly pattern: string;
  /** Description for error messages: "a number". */
  readonly says: string;
  readonly parse: (words: string) => T | undefined;
  /** May have marks (marks.ts). */
  readonly print: (value: T) => string | undefined;
};

export const escapePattern = (text: string) => text.replace(/[{}.?*+^$|()[\]\\]/g, '\\$&');

/** A codec for a list of words, which may have marks, each of which stands for one value. */
export function words<T>(says: string, pairs: readonly (readonly [string, T])[]): Codec<T> {
  const sorted = pairs.map(([text]) => printedText(text)).sort((a, b) => b.length - a.length);
  const key = (value: T) => JSON.stringify(value);
  return {
    says,
    pattern: sorted.map(escapePattern).join('|'),
    parse: (text) => pairs.find(([other]) => printedText(other) === text)?.[1],
    print: (value) => pairs.find(([, other]) => key(other) === key(value))?.[0],
  };
}

/** Parses a whole number; `undefined` for anything else. */
export const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
/** Prints a whole number of at least `least`; `undefined` for anything else. */
export const whole = (value: number, least: number) =>
  Number.isInteger(value) && value >= least ? String(value) : undefined;

/** A codec for counts: "an idea", "2 ideas". */
export function countOf(one: string, many: string): Codec<number> {
  return {
    says: `"${one}" or a number of ${many}`,
    pattern: `${one}|\\d+ ${many}`,
    parse: (text) => (text === one ? 1 : digits(text.slice(0, -many.length - 1))),
    print: (value) => (value === 1 ? one : whole(value, 2) && `${value} ${many}`),
  };
}
