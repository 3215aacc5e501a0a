/** Puts expressions together in one way only, so that equal searches look equal. */

import type { Expression } from './searchQuery.ts';

/** All of the parts; one part alone stands for itself, and nothing for no part at all. */
export const allOf = (parts: readonly Expression[]) => combined('all', parts);
/** Any of the parts. */
export const anyOf = (parts: readonly Expression[]) => combined('any', parts);

function combined(kind: 'all' | 'any', given: readonly Expression[]): Expression | undefined {
  const parts = given.flatMap((part) => (part.kind === kind ? part.parts : part));
  const [first, second] = parts;
  return second === undefined ? first : { kind, parts };
}
