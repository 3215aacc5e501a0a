/**
 * Generic coercion of address parameters: digits and decimals
 * become numbers, colon-prefixed words become keywords, plus signs become
 * spaces. What a field makes of the outcome is its own business, so the text
 * stands beside the value: a name typed as `007` remains `007`.
 */

export type Keyword = { readonly keyword: string };

export type CoercedParam = {
  /** The decoded text, neither trimmed nor cut. */
  readonly text: string;
  readonly value: string | number | Keyword;
};

/** At most nine digits, so that no number ever rounds or overflows. */
const digits = /^\d{1,9}$/;
const decimal = /^\d{1,9}\.\d{1,6}$/;
const colonWord = /^:([a-z][\w-]*)$/i;
/** A continuation byte of UTF-8, percent-encoded. */
const next = '%[89ab][\\da-f]';
const twoBytes = `(?:c[2-9a-f]|d[\\da-f])${next}`;
const threeBytes = `(?:e0%[ab][\\da-f]|ed%[89][\\da-f]|e[1-9a-cef]${next})${next}`;
const fourBytes = `(?:f0%[9ab][\\da-f]|f4%8[\\da-f]|f[1-3]${next})${next}${next}`;
/** Percent-encoded characters: only what can be decoded. */
const percentRun = new RegExp(`(?:%(?:[0-7][\\da-f]|${twoBytes}|${threeBytes}|${fourBytes}))+`, 'gi');

/** Undoes form encoding. Percent signs that spell no character stay as they are. */
export const decodeParam = (raw: string): string => raw.replaceAll('+', ' ').replace(percentRun, decodeURIComponent);

/** Coerces one raw value, as it stands in the address. */
export function coerceParam(raw: string): CoercedParam {
  return coerceText(decodeParam(raw));
}

/** Coerces a decoded text. */
export const coerceText = (text: string): CoercedParam => ({ text, value: coerced(text) });

function coerced(text: string): CoercedParam['value'] {
  if (digits.test(text) || decimal.test(text)) return Number(text);
  const [, keyword] = colonWord.exec(text) ?? [];
  return keyword === undefined ? text : { keyword };
}
