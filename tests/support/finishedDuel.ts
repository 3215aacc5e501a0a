/** Links to a whole duel that a fast opponent, as "You", has played against itself. */

import { loadCardData } from '#cards/build/cardFiles.ts';
import { decide } from '#game/bot/decide.ts';
import { viewFor } from '#game/engine/view.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { beginAt, extend } from '#game/position/position.ts';
import { writePosition } from '#game/position/positionCode.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { routes } from '#site/routes.ts';

const setup = { seats: [{ name: 'You' }, { name: 'Twice' }], sets: [1, 2], modules: [], seed: 30_000_005, first: 0 };

/** The link to its end, or to this many decisions before it; `players` are those of a game that goes on from there. */
export async function linkToDuel(decisionsLeft = 0, players = ''): Promise<string> {
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  let position = beginAt(book, { setup });
  while (position.state.pending) {
    const view = viewFor(book, position.state, position.state.pending.seat);
    const { decision } = decide(view, { book, level: 'greedy', seed: position.decisions.length });
    const next = extend(book, position, decision);
    if (isRefusal(next)) throw new Error(next.refused);
    position = next;
  }
  const decisions = position.decisions.slice(0, position.decisions.length - decisionsLeft);
  return routes.position.href(writePosition({ edition: book.edition, start: { setup }, decisions }), players);
}
