/**
 * Reviews the games of the first of two equal opponents: `--games N`, `--from G`, `--level normal`. In each game, it makes
 * one blunder: the worst option of a decision, which by twice forty sampled worlds of its own costs a fifth of its
 * chance to win. Prints in how many games two reviews with different seeds name the same decisions, how many blunders a
 * review names, and how long it takes.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import { decide, type Level } from '../../src/game/bot/decide.ts';
import { judge } from '../../src/game/bot/judge.ts';
import { openDecisions } from '../../src/game/bot/openDecisions.ts';
import type { Decision } from '../../src/game/engine/legal.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { type View, viewFor } from '../../src/game/engine/view.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { beginAt, extend, type Position } from '../../src/game/position/position.ts';
import { ownDecisions } from '../../src/game/review/ownDecisions.ts';
import { type Finding, reviewDecisions } from '../../src/game/review/review.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';
import { setPairs, twoSeats } from '../balance/balanceReport.ts';
import { inWords, wilson } from '../balance/wilson.ts';
import { createGoals, median, quantile } from '../goals.ts';

const reviewed = 0;
const blunder = { costs: 0.2, worlds: 40, fromTurn: 3, turns: 6 };
const longestGame = 3000;

/** The worst option, if each of two samples of worlds says that it costs enough. */
function worstOption(book: Book, view: View, seed: number): Decision | undefined {
  const options = openDecisions(book, view);
  if (options.length < 2) return undefined;
  const [one = [], another = []] = [0, 1].map((which) =>
    judge(book, { view, options, worlds: blunder.worlds, seed: seed + which }).map((chances) =>
      chances.reduce((sum, chance) => sum + chance, 0),
    ),
  );
  const worst = one.indexOf(Math.min(...one));
  const costs = [one, another].map((sums) => (Math.max(...sums) - (sums[worst] ?? 0)) / blunder.worlds);
  return costs.every((cost) => cost >= blunder.costs) ? options[worst] : undefined;
}

/** A game of equal opponents, in which the first makes a blunder at `planted` decisions, if it could make one. */
export function playGame(book: Book, setup: GameSetup, level: Level) {
  let position = beginAt(book, { setup });
  let planted: number | undefined;
  const from = blunder.fromTurn + (setup.seed % blunder.turns);
  while (position.state.pending && position.decisions.length < longestGame) {
    const { pending, turn } = position.state;
    const made = position.decisions.length;
    const view = viewFor(book, position.state, pending.seat);
    const seed = setup.seed * longestGame + made;
    const isDue = planted === undefined && pending.seat === reviewed && turn >= from && !position.state.draft;
    const worst = isDue ? worstOption(book, view, seed) : undefined;
    if (worst) planted = made;
    const next = extend(book, position, worst ?? decide(view, { book, level, seed }).decision);
    if (isRefusal(next)) throw new Error(next.refused);
    position = next;
  }
  return { position, planted };
}

function review(book: Book, position: Position, seed: number): { findings: readonly Finding[]; ms: number } {
  const began = process.cpuUsage();
  const steps = reviewDecisions(ownDecisions(book, position, reviewed), seed);
  let step = steps.next();
  while (!step.done) step = steps.next(judge(book, step.value.question));
  return { findings: step.value.findings, ms: process.cpuUsage(began).user / 1000 };
}

const named = (findings: readonly Finding[]): string => findings.map(({ own }) => own.made).join(', ');

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      from: { type: 'string', default: '0' },
      level: { type: 'string', default: 'normal' },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  const games = Number(values.games);
  const counts = { same: 0, planted: 0, found: 0 };
  const milliseconds: number[] = [];
  const lengths = [0, 0, 0, 0];
  for (let number = Number(values.from); number < Number(values.from) + games; number += 1) {
    const pair = setPairs[number % setPairs.length] ?? [1, 2];
    const setup = { seats: twoSeats, sets: [...pair], modules: [], seed: 30_000_000 + number };
    const { position, planted } = playGame(book, setup, values.level as Level);
    const [one, another] = [review(book, position, 2 * number), review(book, position, 2 * number + 1)];
    const isSame = named(one.findings) === named(another.findings);
    const isFound = one.findings.some(
      ({ own, chanceOfChosen, chanceOfOther }) => own.made === planted && chanceOfChosen < chanceOfOther,
    );
    counts.same += isSame ? 1 : 0;
    counts.planted += planted === undefined ? 0 : 1;
    counts.found += isFound ? 1 : 0;
    lengths[one.findings.length] = (lengths[one.findings.length] ?? 0) + 1;
    milliseconds.push(one.ms, another.ms);
    const blunderIs = planted === undefined ? 'no blunder' : `blunder ${planted} ${isFound ? 'found' : 'missed'}`;
    console.log(
      `Game ${number}: ${named(one.findings)}; ${isSame ? 'the same' : named(another.findings)}; ${blunderIs}.`,
    );
  }
  const goals = createGoals();
  goals.title(`${games} duels of ${values.level} opponents`);
  goals.note(`Games with 0, 1, 2, 3 decisions named: ${lengths.join(', ')}.`);
  goals.note(`Two reviews name the same: ${inWords(wilson(counts.same, games))}.`);
  goals.note(`Blunders found: ${inWords(wilson(counts.found, counts.planted))}.`);
  goals.atLeast('games with the same decisions', (100 * counts.same) / games, 85, ' %');
  goals.atLeast('blunders found', (100 * counts.found) / counts.planted, 85, ' %');
  goals.note(`Milliseconds of processor time of a review: median ${Math.round(median(milliseconds))}.`);
  goals.atMost('longest of ten reviews', quantile(milliseconds, 0.9), 2500, ' ms');
}
