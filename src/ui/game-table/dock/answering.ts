/** How the question that is asked is answered on the screen. */

import { choosesCard, choosesClone, tileOf } from '#game/play/decisionWords.ts';
import { mostBeside } from '#game/play/questionWords.ts';
import type { Wording } from '#game/play/words.ts';

/**
 * `whom`: a row for each clone. `side`: both halves of a card. `x`: a number. `hand` and `headspace`: the cards that lie
 * there. `few` and `list`: rows, of which a list has more than fit beside the board.
 */
export type Answering = 'whom' | 'side' | 'x' | 'hand' | 'headspace' | 'few' | 'list';

export function answering(words: Wording): Answering | undefined {
  const { pending, legal } = words.view;
  if (legal[0]?.do !== 'choose' || !pending || !('ask' in pending)) return undefined;
  const { ask } = pending;
  if (choosesClone(ask)) return 'whom';
  if (ask === 'side' || ask === 'x') return ask;
  if (ask === 'slot') return 'headspace';
  if (legal.some((decision) => decision.do === 'choose' && tileOf(words, decision) !== 0)) return 'hand';
  return legal.filter(({ do: what }) => what === 'choose').length > mostBeside ? 'list' : 'few';
}

/** Whether a card on the table is chosen before it is decided about. */
export const choosesTile = (how: Answering | undefined): boolean =>
  how === undefined || how === 'hand' || how === 'headspace';

/** What stays in view below the stage, as the answers leave room for it: the reader's own points, or also the thoughts. */
export function shown(words: Wording): 'own' | 'hand' | undefined {
  const { pending, draft, current, legal, seats, you } = words.view;
  const how = answering(words);
  if (how === 'hand') return how;
  if (how === 'x' || how === 'side') return 'own';
  const isShort = how === 'few' && legal.filter(({ do: what }) => what === 'choose').length < 3;
  const asks = isShort && pending && 'ask' in pending && !/order|copied/.test(pending.ask) && current !== draft;
  if (!asks) return undefined;
  // A way back takes the room of the thoughts, and so do answers that are cards.
  return draft || choosesCard(pending.ask) || seats[you]?.thoughts.length === 0 ? 'own' : 'hand';
}
