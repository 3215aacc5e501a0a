/** Announces the thought limit before the end phase asks for what is over it (#end-phase). */

import { thoughtLimitOf } from '../engine/inEffect.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';

/**
 * The thoughts of the reader's clone, which decides in its turn, and their limit, if there are too many of them.
 * @param more Number of thoughts that the decision adds.
 */
export function overLimit(book: Book, view: View, more: number): { held: number; limit: number } | undefined {
  const { you, seats, active, pending } = view;
  const held = (seats[you]?.thoughts.length ?? 0) + more;
  const limit = thoughtLimitOf(book, view, you);
  return active === you && pending?.kind === 'action' && held > limit ? { held, limit } : undefined;
}
