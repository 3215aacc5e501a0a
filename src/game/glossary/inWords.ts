/** Small numbers as words, so that prose can take its numbers from the constants. */

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** "four" for 4. Whole numbers from 0 to 20; anything else is a bug and throws a RangeError. */
export function inWords(number: number): string {
  const word = words[number];
  if (word === undefined) throw new RangeError(`No word for the number ${number}.`);
  return word;
}
