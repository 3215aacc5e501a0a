/** Folds texts for comparison. The build and the search use the same function, so that both sides agree. */

/** A text without any of these only needs to be lower-cased. */
const unusual = /[^ -~]|`| {2}/;

/** Accents left over by decomposition, soft hyphens, and invisible characters. */
const unseen = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const apostrophes = /[`´\u2018-\u201b\u02b9\u02bc\u2032]/g;
const quotationMarks = /[\u201c-\u201f\u00ab\u00bb\u2033]/g;
const dashes = /[\u2010-\u2015\u2212]/g;
/** Letters that Unicode normalisation does not decompose. The page about search syntax lists them. */
export const plainLetters: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l' };
const joinedLetters = /[æœßøł]/g;
/** Control characters count as white space: they arrive with pasted text and mean nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const whiteSpace = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/**
 * Returns the form in which texts are compared: lower case; decomposed by NFKD without diacritics, so that O₂ becomes
 * o2 and ﬁ becomes fi; æ, œ, ß, ø and ł as ae, oe, ss, o and l; straight quotation marks, plain hyphens, single spaces.
 * Idempotent.
 */
export function foldText(text: string): string {
  if (!unusual.test(text)) return text.toLowerCase();
  const plain = withPlainMarks(text);
  // In nearly all unusual texts, only apostrophes, quotation marks or dashes are unusual.
  return unusual.test(plain) ? foldUnusual(plain) : plain.toLowerCase();
}

const withPlainMarks = (text: string) =>
  text.replace(apostrophes, "'").replace(quotationMarks, '"').replace(dashes, '-');

const foldUnusual = (text: string) =>
  // Marks before NFKD, which makes two characters of ´ and ″, and again after it, because it can produce new marks.
  withPlainMarks(withPlainMarks(text).normalize('NFKD').replace(unseen, ''))
    .replace(whiteSpace, ' ')
    .toLowerCase()
    .replace(joinedLetters, (letter) => plainLetters[letter] ?? letter);
