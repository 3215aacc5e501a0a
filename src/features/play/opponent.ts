/** The app's opponent, on the main thread. */

import { decide } from '#game/bot/decide.ts';
import type { Opponent } from './playRunner.ts';

export const opponent: Opponent = async ({ book, view, seed }) => decide(view, { book, level: 'easy', seed });
