/** Numbers and lists in English. */

/** A number with its noun: "1 card", "2 cards". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Joins words as "A, B and C". Creating an Intl.ListFormat takes longer than rendering a screen. */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
