/** A number and what it counts, in English: "1 card", "2 cards". */

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
