/**
 * Positions with one right decision: it wins in this turn against a clone that cannot react, or it is the only one that
 * survives what is on the stem. They are found in games of the fast opponent, by exhaustive search in several deals of
 * the unseen cards, and put to a level: `--positions N`, `--level hard`. Prints the share that it solves.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import { decide, type Level } from '../../src/game/bot/decide.ts';
import { sampleWorld } from '../../src/game/bot/sampleWorld.ts';
import { apply, applyInPlace } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import { type Decision, legalDecisions } from '../../src/game/engine/legal.ts';
import { newGame } from '../../src/game/engine/newGame.ts';
import { randomFrom } from '../../src/game/engine/random.ts';
import type { State } from '../../src/game/engine/state.ts';
import { type View, viewFor } from '../../src/game/engine/view.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';
import { setPairs, twoSeats } from '../balance/balanceReport.ts';
import { inWords, wilson } from '../balance/wilson.ts';

type Kind = 'win' | 'survive';
type Puzzle = { readonly kind: Kind; readonly view: View; readonly right: Decision };

/** Deals in which the decision has to be the only right one, and the most positions searched in each. */
const [deals, mostSearched] = [3, 3000];

/** Whether the goal of the seat is reached in this position; undefined if it is still open. */
function reached({ outcome, seats, turn, pending }: State, seat: number, kind: Kind, from: State): boolean | undefined {
  if (outcome) return outcome.winners.includes(seat);
  if (!seats[seat]?.alive) return false;
  if (kind === 'survive') return pending?.kind === 'action' ? true : undefined;
  return turn === from.turn ? undefined : false;
}

/** Whether the seat can reach its goal by decisions of its own, while others pass or do the first thing they can. */
function canReach(
  book: Book,
  from: State,
  state: State,
  seat: number,
  kind: Kind,
  left: { searched: number },
): boolean {
  const now = reached(state, seat, kind, from);
  if (now !== undefined) return now;
  left.searched -= 1;
  if (left.searched < 0 || !state.pending) return false;
  const legal = legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');
  const passes = legal.filter((decision) => decision.do === 'pass');
  const own = state.pending.seat === seat;
  const tried = own ? legal : passes.length > 0 ? passes : legal.slice(0, 1);
  return tried.some((decision) => canReach(book, from, after(book, state, decision), seat, kind, left));
}

function after(book: Book, state: State, decision: Decision): State {
  const next = copyState(state);
  applyInPlace({ book, state: next }, decision);
  return next;
}

/** The only decision that reaches the goal in each deal; undefined if there is none, or more than one. */
function rightOne(book: Book, view: View, kind: Kind): Decision | undefined {
  const open = view.legal.filter((decision) => decision.do !== 'withdraw');
  if (open.length < 2) return undefined;
  let right: Decision | undefined;
  for (let deal = 0; deal < deals; deal += 1) {
    const world = sampleWorld(view, randomFrom(deal));
    const good = open.filter((decision) =>
      canReach(book, world, after(book, world, decision), view.you, kind, { searched: mostSearched }),
    );
    const [only, ...more] = good;
    if (only === undefined || more.length > 0) return undefined;
    if (right !== undefined && JSON.stringify(right) !== JSON.stringify(only)) return undefined;
    right = only;
  }
  return right;
}

/** The kind of task that a position may hold: others have no ideas to react with, or something is on the stem. */
function kindOf({ pending, seats, stem }: State): Kind | undefined {
  if (pending?.kind === 'react' && stem.some(({ controller }) => controller !== pending.seat)) return 'survive';
  const others = seats.filter((_, seat) => seat !== pending?.seat);
  return pending?.kind === 'action' && others.every(({ thoughts }) => thoughts.length === 0) ? 'win' : undefined;
}

function* positionsOf(book: Book, seed: number): Generator<Puzzle> {
  const sets = [...(setPairs[seed % setPairs.length] ?? [1, 2])];
  let { state } = newGame(book, { seats: twoSeats, sets, modules: [], seed });
  for (let made = 0; state.pending && made < 400; made += 1) {
    const view = viewFor(book, state, state.pending.seat);
    const kind = kindOf(state);
    const right = kind && rightOne(book, view, kind);
    if (kind && right) yield { kind, view, right };
    const { decision } = decide(view, { book, level: 'greedy', seed: seed * 1000 + made });
    const next = apply(book, state, decision);
    if (isRefusal(next)) return;
    state = next.state;
  }
}

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { positions: { type: 'string', default: '60' }, level: { type: 'string', default: 'hard' } },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  const most = Number(values.positions);
  const counts: Record<Kind, { solved: number; asked: number }> = {
    win: { solved: 0, asked: 0 },
    survive: { solved: 0, asked: 0 },
  };
  let slowest = 0;
  for (let seed = 1; counts.win.asked + counts.survive.asked < most; seed += 1) {
    // One of each kind from a game, so that positions differ.
    const seen = new Set<Kind>();
    for (const { kind, view, right } of positionsOf(book, seed)) {
      if (seen.has(kind) || counts[kind].asked >= Math.ceil(most / 2)) continue;
      seen.add(kind);
      const began = performance.now();
      const { decision } = decide(view, { book, level: values.level as Level, seed });
      slowest = Math.max(slowest, performance.now() - began);
      const solved = JSON.stringify(decision) === JSON.stringify(right);
      counts[kind].asked += 1;
      counts[kind].solved += solved ? 1 : 0;
      const found = solved ? 'found' : `not ${JSON.stringify(decision)}`;
      console.log(`Game ${seed}: ${kind} by ${JSON.stringify(right)}, ${found}.`);
    }
  }
  for (const [kind, { solved, asked }] of Object.entries(counts)) console.log(`${kind}: ${solved} of ${asked}`);
  const solved = counts.win.solved + counts.survive.solved;
  console.log(`${values.level} solves ${inWords(wilson(solved, most))}; slowest decision ${Math.round(slowest)} ms.`);
}
