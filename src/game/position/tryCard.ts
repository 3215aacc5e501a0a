/** Sets up a small table on which one side of one card can be tried: a demonstration, not a game. */

import { cardOf } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import type { CostKind } from '../language/program.ts';
import { isRefusal } from '../rules/refusal.ts';
import { opponentNames } from '../rules/setup.ts';
import { amountOf, dealerOf, fillersOf, isPlainAttack, roomForX } from './dealer.ts';
import type { LaidSeat, LaidTable } from './laidTable.ts';
import { beginAt, decideAndPass, type Position } from './position.ts';

/**
 * The position in which "you", seat 0, can play the side of the card or react with it, and
 * can pay for it. For a reaction, another clone has just done something that it can answer.
 * Returns undefined if there is no such position.
 */
export function tryCard(book: Book, card: CardNumber, side: Side): Position | undefined {
  // Paranoia is never in thoughts: it is added to a condition when a clone dies.
  if (card === gameConstants.paranoiaCard) return inCondition(book, card, side);
  const reaction = cardOf(book, card).type === 'reaction';
  for (const clones of [2, 3]) {
    const positions = reaction
      ? provoked(book, card, side, clones)
      : [beginAt(book, { table: lay(book, card, side, clones) })];
    for (const position of positions) if (leadsTo(book, position, card, side)) return position;
  }
  return undefined;
}

type Provocation = { readonly thinks?: CardNumber; readonly has?: CardNumber };

/** A table of two or three clones. You hold the card; the others hold nothing that could interrupt it. */
function lay(book: Book, card: CardNumber, side: Side, clones: number, { thinks, has }: Provocation = {}): LaidTable {
  const { cost, type, discipline } = cardOf(book, card);
  const amount = (kind: CostKind) => amountOf(cost, kind);
  const { cards, states } = dealerOf(book, [card, thinks, has]);
  const active = type === 'reaction' ? 1 : 0;
  const afraid = discipline === 'physical' ? 'cerebrium' : 'corpus';
  const others = opponentNames.slice(0, clones - 1);
  const seats: LaidSeat[] = [
    {
      name: 'You',
      ...(side === 'fear' && { [afraid]: gameConstants.afraidAt }),
      ticks: amount('tick'),
      thoughts: [card, ...cards(amount('idea'))],
      memories: cards(amount('memory') + 1),
      condition: states(amount('state')),
    },
    ...others.map(
      (name, place): LaidSeat =>
        place > 0
          ? { name }
          : {
              name,
              ticks: active === 1 ? roomForX : 0,
              thoughts: [...(thinks === undefined ? [] : [thinks]), ...cards(2)],
              memories: cards(2),
              condition: [...(has === undefined ? [] : [{ card: has, side: 'desire' as const }]), ...states(1)],
            },
    ),
  ];
  return { seats, active, open: true };
}

function inCondition(book: Book, card: CardNumber, side: Side): Position {
  const table = lay(book, card, side, 3);
  const seats = table.seats.map(
    (seat, place): LaidSeat =>
      place > 0 ? seat : { ...seat, ticks: roomForX, thoughts: [], condition: [{ card, side }] },
  );
  return beginAt(book, { table: { ...table, seats } });
}

/** Positions after another clone has played an attack, taken an idea or activated a state, for the card to answer. */
function* provoked(book: Book, card: CardNumber, side: Side, clones: number): Generator<Position> {
  for (const thinks of fillersOf(book, [card], isPlainAttack)) yield* after({ thinks }, { do: 'play', card: thinks });
  for (const thinks of fillersOf(book, [card], ({ type }) => type === 'attack'))
    yield* after({ thinks }, { do: 'play', card: thinks });
  yield* after({}, { do: 'take', slot: 0 });
  for (const has of fillersOf(book, [card], ({ desire }) => desire.activated.length > 0))
    yield* after({ has }, { do: 'activate', card: has, ability: 0 });

  function* after(provocation: Provocation, decision: Decision): Generator<Position> {
    let next = decideAndPass(book, beginAt(book, { table: lay(book, card, side, clones, provocation) }), decision);
    while (!isRefusal(next) && next.state.pending?.seat === 1) {
      const [first] = legalDecisions({ book, state: next.state });
      if (!first || next.state.pending.kind === 'action') return;
      next = decideAndPass(book, next, first);
    }
    if (!isRefusal(next)) yield next;
  }
}

/** Whether the side can be announced now. */
function leadsTo(book: Book, position: Position, card: CardNumber, side: Side): boolean {
  const { pending } = position.state;
  if (pending?.seat !== 0) return false;
  const next = decideAndPass(book, position, { do: pending.kind === 'react' ? 'react' : 'play', card });
  if (isRefusal(next)) return false;
  const { draft, stem, pending: asked } = next.state;
  if (asked?.kind === 'choose' && asked.ask === 'side') return asked.options.includes(side === 'fear' ? 1 : 0);
  const item = draft?.item ?? stem.find((own) => own.card === card);
  if (item) return item.side === side;
  return next.events.some((event) => event.kind === 'announce' && event.source === card && event.side === side);
}
