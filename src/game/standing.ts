/** How a game stands, in a few words: `Turn 7: Twice 12, Nine 9 corpus.` */

type Clones = readonly { readonly name: string; readonly corpus: number }[];

export const sayStanding = (turn: number, clones: Clones): string =>
  `Turn ${turn}: ${clones.map(({ name, corpus }) => `${name} ${corpus}`).join(', ')} corpus.`;
