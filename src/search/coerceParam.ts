/**
 * Generic coercion of address parameters (spec section 5): digits and decimals
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
const percentRun = /(?:%[\da-f]{2})+/gi;

/** Undoes form encoding. Percent signs that spell nothing stay as they are. */
export function decodeParam(raw: string): string {
  return raw.replaceAll('+', ' ').replace(percentRun, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

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
