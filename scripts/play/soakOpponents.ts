/** Plays games between the app's opponents with random set-ups, and checks that each decision is legal. */

import type { Level } from '#game/bot/decide.ts';
import type { Book } from '#game/engine/book.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import { playGame } from './playBots.ts';
import { randomSetup } from './randomGame.ts';
import type { Soaked } from './soakGames.ts';

/** @param levels - Each clone gets one of these at random. */
export function soakOpponents(book: Book, atLeast: number, seed: number, levels: readonly Level[]): Soaked {
  const faults: string[] = [];
  let [decisions, games] = [0, 0];
  for (; decisions < atLeast; games += 1) {
    const random = randomFrom(seed + games);
    const setup = randomSetup(book, random, seed + games);
    const players = setup.seats.map(() => ({ level: levels[draw(random, levels.length)] ?? 'greedy' }));
    const game = playGame(book, setup, players);
    decisions += game.decisions;
    if (game.refused > 0) faults.push(`Seed ${seed + games}, decision ${game.decisions}: not legal.`);
    if (game.how === 'broken off' && game.refused === 0) faults.push(`Seed ${seed + games}: the game does not end.`);
  }
  return { decisions, games, faults };
}
