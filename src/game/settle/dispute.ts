/** A question at the table: a card was played, and another answered. Lays the tables at which that can happen. */

import { cardOf } from '../engine/event.ts';
import { isCurse } from '../engine/inEffect.ts';
import type { Decision } from '../engine/legal.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import type { CostKind } from '../language/program.ts';
import { amountOf, dealerOf, fillersOf, isPlainAttack, roomForX } from '../position/dealer.ts';
import { cardsOf, type LaidSeat, type LaidTable } from '../position/laidTable.ts';
import { opponentNames } from '../rules/setup.ts';
import type { SeatNumber } from '../rules/table.ts';

export type Dispute = {
  readonly played: CardNumber;
  /** One or more cards, in the order in which they answer. */
  readonly answers: readonly CardNumber[];
  readonly playedSide: Side;
  /** Of each answer that has this side. */
  readonly answerSide: Side;
  readonly clones: number;
  /** Points of the clone that answers, and of the clone that has played the card. */
  readonly corpus: number;
  readonly cerebrium: number;
  readonly theirCorpus: number;
  readonly theirCerebrium: number;
  /** A further state in the condition of each. */
  readonly state?: CardNumber | undefined;
  readonly theirState?: CardNumber | undefined;
  /** Number of cards in the memories of each. Absent: as many as are needed. */
  readonly memories?: number | undefined;
  readonly theirMemories?: number | undefined;
  /** Absent: the turn on which it can happen. */
  readonly turn?: 'yours' | 'theirs' | undefined;
  /** Whether the card is being taken from headspace, instead of being played or used. */
  readonly taken?: true;
  /** Whether the answers are for the attack of "You" to which the card is a reaction. */
  readonly ownAttack?: true;
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
  /** A card that the active clone thinks, or that "You" have in your condition, to provoke it. */
  readonly thinks?: CardNumber;
  readonly has?: CardNumber;
  /** The clone that a payment of corpus makes afraid. */
  readonly brink?: number;
  /** Least number of ideas of the clone that plays. */
  readonly ideas?: number;
  readonly decision?: Decision;
};

/** The tables at which the card may come into play, the likeliest first. */
export function* openingsOf(book: Book, dispute: Dispute): Generator<Opening> {
  for (const way of waysOf(book, dispute)) {
    const { decision, active } = way;
    if (dispute.turn && (active === answering) !== (dispute.turn === 'yours')) continue;
    yield { table: lay(book, dispute, way), ...(decision && { decision }) };
  }
}

/** Ideas for which an effect at the end of a turn may ask. */
const manyIdeas = 4;

function* waysOf(book: Book, dispute: Dispute): Generator<Way> {
  const { played, taken } = dispute;
  const { type, desire, fear } = cardOf(book, played);
  const others = (test: Parameters<typeof fillersOf>[2]) => fillersOf(book, inDispute(dispute), test);
  if (taken) yield { active: playing, decision: { do: 'take', slot: 0 } };
  if (taken) return;
  if (type !== 'reaction' && played !== gameConstants.paranoiaCard)
    yield { active: playing, decision: { do: 'play', card: played } };
  if (type === 'attack') return;
  const sides = [desire, ...(fear ? [fear] : [])];
  const isUsed = sides.some(({ activated }) => activated.length > 0);
  const triggers = sides.flatMap(({ triggered }) => triggered.map(({ when }) => when));
  const holder = type === 'state' ? { holder: playing } : {};
  const isBurden = isCurse(desire) || played === gameConstants.paranoiaCard;
  // The loss that a burden brings is asked about more often than its removal.
  if (isBurden) yield* [...startOfTurn].reverse();
  if (isUsed) yield { active: playing, ...holder, decision: { do: 'activate', card: played, ability: 0 } };
  if (type === 'state' && triggers.length === 0) return;
  if (type === 'state') {
    if (!isBurden) yield* startOfTurn;
    yield { active: answering, turnBegins: true, ...holder };
    yield { active: playing, ideas: manyIdeas, ...holder, decision: { do: 'end' } };
    const payers = [
      ...(triggers.includes('you-pay-points') ? [{ active: playing }] : []),
      ...(triggers.includes('you-become-afraid') ? [{ active: playing, brink: playing }] : []),
      ...(triggers.includes('another-becomes-afraid') ? [{ active: answering, brink: answering }] : []),
    ];
    const [thinks] = others((card) => isPlainAttack(card) && amountOf(card.cost, 'corpus') > 0);
    if (thinks !== undefined)
      for (const payer of payers) yield { ...payer, thinks, ...holder, decision: { do: 'play', card: thinks } };
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

/** For the holder: the clone that plays, or the one that answers. */
const startOfTurn: readonly Way[] = [playing, answering].map((seat) => ({
  active: seat,
  turnBegins: true,
  holder: seat,
}));

const inDispute = ({ played, answers, state, theirState }: Dispute) => [played, ...answers, state, theirState];

/** The table, at which both can pay for their cards and neither holds anything else that could interrupt. */
function lay(book: Book, dispute: Dispute, way: Way): LaidTable {
  const { active, turnBegins, holder, thinks, has, brink, ideas = 0, decision } = way;
  const { played, answers, clones, playedSide, answerSide, taken } = dispute;
  const { cerebrium, state, memories, theirCerebrium, theirState, theirMemories } = dispute;
  const near = (seat: SeatNumber, corpus: number) =>
    seat === brink ? Math.min(corpus, gameConstants.afraidAt + 1) : corpus;
  const [corpus, theirCorpus] = [near(answering, dispute.corpus), near(playing, dispute.theirCorpus)];
  const provoking = (seat: SeatNumber) => (thinks === undefined || seat !== active ? [] : [thinks]);
  const { cards, states } = dealerOf(book, [...inDispute(dispute), thinks, has]);
  const onDesire = (card: CardNumber | undefined) => (card === undefined ? [] : [{ card, side: 'desire' as const }]);
  const held = [{ card: played, side: playedSide }];
  const purse = (due: (kind: CostKind) => number, own: number | undefined) => ({
    thoughts: cards(Math.max(due('idea') + 1, active === playing ? ideas : 0)),
    memories: cards(own ?? due('memory') + 1),
    condition: states(due('state')),
  });
  const most = (card: CardNumber) => (kind: CostKind) => {
    const { cost, desire, fear } = cardOf(book, card);
    const costs = [cost, ...[...desire.activated, ...(fear?.activated ?? [])].map((ability) => ability.cost)];
    return Math.max(...costs.map((one) => amountOf(one, kind)));
  };
  const mine = [...answers, ...provoking(answering)];
  const own = purse((kind) => mine.reduce((sum, card) => sum + most(card)(kind), 0), memories);
  const other = purse(most(played), theirMemories);
  const seats: LaidSeat[] = [
    {
      name: 'You',
      ...pointsFor(book, answers[0], answerSide, { corpus, cerebrium }),
      ...(active === answering && !turnBegins && { ticks: roomForX }),
      thoughts: [...mine, ...own.thoughts],
      memories: own.memories,
      condition: [
        // One to be moved or removed.
        ...own.condition,
        ...states(1),
        ...onDesire(state),
        ...(has === undefined ? [] : [{ card: has, side: answerSide }]),
        ...(holder === answering ? held : []),
      ],
    },
    {
      name: opponentNames[0],
      ...pointsFor(book, played, playedSide, { corpus: theirCorpus, cerebrium: theirCerebrium }),
      ...(active === playing && !turnBegins && decision?.do !== 'end' && { ticks: roomForX }),
      thoughts: [...(holder === undefined && !taken ? [played] : []), ...provoking(playing), ...other.thoughts],
      memories: other.memories,
      condition: [...other.condition, ...onDesire(theirState), ...(holder === playing ? held : [])],
    },
    ...opponentNames.slice(1, clones - 1).map((name) => ({ name })),
  ];
  const used = [...inDispute(dispute), ...seats.flatMap(cardsOf)];
  const head = fillersOf(book, used, ({ value }) => value === gambled).slice(0, mostGambles);
  return { seats, active, open: true, head, ...(taken && { headspace: [played] }), ...(turnBegins && { turnBegins }) };
}

/** Every gamble has the same result, so that luck does not favour the answer. */
export const gambled = 2;
const mostGambles = 8;

/** The track that a card of the other discipline is paid with, so that fear does not keep it from being paid. */
const safeTrack = (book: Book, card: CardNumber) =>
  cardOf(book, card).discipline === 'physical' ? 'cerebrium' : 'corpus';

/** Points with which a clone uses the card on this side: one of them is low if that is its fear side. */
function pointsFor(
  book: Book,
  card: CardNumber | undefined,
  side: Side,
  points: { corpus: number; cerebrium: number },
) {
  const { afraidAt } = gameConstants;
  const isAfraid = points.corpus <= afraidAt || points.cerebrium <= afraidAt;
  return card === undefined || side === 'desire' || isAfraid
    ? points
    : { ...points, [safeTrack(book, card)]: afraidAt };
}
