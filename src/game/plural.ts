/** Numbers and lists in English. */

/** A number and what it counts: "1 card", "2 cards". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** "A, B and C". Intl.ListFormat takes longer to make than a screen to render. */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
