/** A Grudge Match (#module-grudge-match) of two clones: its score, and what the loser of a game may choose. */

import { moduleConstants } from '../glossary/gameConstants.ts';
import type { SeatNumber } from '../rules/table.ts';
import type { PlayedGame } from './playedGame.ts';

/** Games won by each seat. */
export type Score = readonly number[];

/** Whether the game can be one of a match: a duel whose cards were not laid out in advance. */
export const canBeGrudge = ({ setup: { seats, head } }: PlayedGame): boolean =>
  seats.length === 2 && head === undefined;

/** The score once the game is over. A game outside a match may become its first. */
export const scoreAfter = ({ grudge, setup }: PlayedGame, winners: readonly SeatNumber[]): Score =>
  setup.seats.map((_, seat) => (grudge?.[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));

export const isDecided = (score: Score): boolean => score.some((won) => won >= moduleConstants.grudgeGamesToWin);

/** The sets that the loser can add to the head. */
export const setsToAdd = ({ setup: { sets } }: PlayedGame, all: readonly number[]): readonly number[] =>
  all.filter((set) => !sets.includes(set));

/** "You 1, Twice 0". */
export const sayScore = (score: Score, { setup: { seats } }: PlayedGame): string =>
  seats.map(({ name }, seat) => `${name} ${score[seat] ?? 0}`).join(', ');
