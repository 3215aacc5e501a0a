/** A question at the table: a card was played, and another answered. Lays the tables at which that can happen. */

import { cardOf } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import type { Cost, CostKind } from '../language/program.ts';
import { amountOf, dealerOf, fillersOf, isPlainAttack, roomForX } from '../position/dealer.ts';
import type { LaidSeat, LaidTable } from '../position/laidTable.ts';
import { opponentNames } from '../rules/setup.ts';

export type Dispute = {
  readonly played: CardNumber;
  readonly answer: CardNumber;
  readonly playedSide: Side;
  readonly answerSide: Side;
  /** Points of the clone that answers. */
  readonly corpus: number;
  readonly cerebrium: number;
  readonly clones: number;
};

/** The clone that answers is "You"; the other has played the card. */
export const answering = 0;
export const playing = 1;

/** One way in which the card comes into play: the table, and the first decision, if one is needed. */
export type Opening = { readonly table: LaidTable; readonly decision?: Decision };

type Way = {
  readonly active: number;
  readonly turnBegins?: true;
  /** The clone in whose condition the played card lies. */
  readonly holder?: number;
  /** A card that "You" think, or have in your condition, to provoke it. */
  readonly thinks?: CardNumber;
  readonly has?: CardNumber;
  readonly decision?: Decision;
};

/** The tables at which the card may come into play, the likeliest first. */
export function* openingsOf(book: Book, dispute: Dispute): Generator<Opening> {
  for (const way of waysOf(book, dispute)) {
    const { decision } = way;
    yield { table: lay(book, dispute, way), ...(decision && { decision }) };
  }
}

function* waysOf(book: Book, { played, answer }: Dispute): Generator<Way> {
  const { type, desire, fear } = cardOf(book, played);
  const others = (test: Parameters<typeof fillersOf>[2]) => fillersOf(book, [played, answer], test);
  if (type !== 'reaction' && played !== gameConstants.paranoiaCard)
    yield { active: playing, decision: { do: 'play', card: played } };
  if (type === 'attack') return;
  const sides = [desire, ...(fear ? [fear] : [])];
  const isUsed = sides.some(({ activated }) => activated.length > 0);
  const isTriggered = sides.some(({ triggered }) => triggered.length > 0);
  const holder = type === 'state' ? { holder: playing } : {};
  if (isUsed) yield { active: playing, ...holder, decision: { do: 'activate', card: played, ability: 0 } };
  if (type === 'state' && !isTriggered) return;
  if (type === 'state') {
    yield { active: playing, turnBegins: true, ...holder };
    yield { active: answering, turnBegins: true, holder: answering };
    yield { active: answering, turnBegins: true, ...holder };
  }
  for (const thinks of others(isPlainAttack))
    yield { active: answering, thinks, ...holder, decision: { do: 'play', card: thinks } };
  yield { active: answering, ...holder, decision: { do: 'take', slot: 0 } };
  if (type === 'state') return;
  for (const has of others((card) => card.desire.activated.length > 0))
    yield { active: answering, has, decision: { do: 'activate', card: has, ability: 0 } };
  for (const thinks of others((card) => card.type === 'attack'))
    yield { active: answering, thinks, decision: { do: 'play', card: thinks } };
}

/** The table, at which both can pay for their cards and neither holds anything else that could interrupt. */
function lay(book: Book, dispute: Dispute, { active, turnBegins, holder, thinks, has, decision }: Way): LaidTable {
  const { played, answer, clones, playedSide, answerSide } = dispute;
  const { cards, states } = dealerOf(book, [played, answer, thinks, has]);
  const held = [{ card: played, side: playedSide }];
  const purse = (costs: readonly Cost[]) => {
    const most = (kind: CostKind) => Math.max(...costs.map((cost) => amountOf(cost, kind)));
    return { thoughts: cards(most('idea') + 1), memories: cards(most('memory') + 1), condition: states(most('state')) };
  };
  const costs = (card: CardNumber) => {
    const { cost, desire, fear } = cardOf(book, card);
    return [cost, ...[...desire.activated, ...(fear?.activated ?? [])].map((ability) => ability.cost)];
  };
  const own = purse([...costs(answer), ...(thinks === undefined ? [] : costs(thinks))]);
  const other = purse(costs(played));
  const seats: LaidSeat[] = [
    {
      name: 'You',
      ...pointsOf(book, dispute),
      ...(active === answering && !turnBegins && { ticks: roomForX }),
      thoughts: [answer, ...(thinks === undefined ? [] : [thinks]), ...own.thoughts],
      memories: own.memories,
      condition: [
        // One to be moved or removed.
        ...own.condition,
        ...states(1),
        ...(has === undefined ? [] : [{ card: has, side: answerSide }]),
        ...(holder === answering ? held : []),
      ],
    },
    {
      name: opponentNames[0],
      ...(playedSide === 'fear' && { [safeTrack(book, played)]: gameConstants.afraidAt }),
      ...(active === playing && !turnBegins && decision?.do !== 'end' && { ticks: roomForX }),
      thoughts: [...(holder === undefined ? [played] : []), ...other.thoughts],
      memories: other.memories,
      condition: [...other.condition, ...(holder === playing ? held : [])],
    },
    ...opponentNames.slice(1, clones - 1).map((name) => ({ name })),
  ];
  return { seats, active, open: true, ...(turnBegins && { turnBegins }) };
}

/** The track that a card of the other discipline is paid with, so that fear does not keep it from being paid. */
const safeTrack = (book: Book, card: CardNumber) =>
  cardOf(book, card).discipline === 'physical' ? 'cerebrium' : 'corpus';

/** Points of the clone that answers, of which one is low if it answers on the fear side. */
function pointsOf(book: Book, { answer, answerSide, corpus, cerebrium }: Dispute) {
  const { afraidAt } = gameConstants;
  if (answerSide === 'desire' || corpus <= afraidAt || cerebrium <= afraidAt) return { corpus, cerebrium };
  return { corpus, cerebrium, [safeTrack(book, answer)]: afraidAt };
}
