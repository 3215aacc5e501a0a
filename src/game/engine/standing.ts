/** The part of a game that the rules of winning need (howToWin.ts). */

import type { Standing } from '../rules/howToWin.ts';
import { tableModulesOf } from '../rules/setup.ts';
import type { State } from './state.ts';

export const standingOf = (state: State): Standing => ({
  modules: tableModulesOf(state.modules),
  first: state.first,
  clones: state.seats.map((seat) => ({ ...seat, thoughts: seat.thoughts.length })),
});
