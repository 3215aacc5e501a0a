/** Advances the game between decisions: the stem first, then the phases of the turn (#on-your-turn). */

import { outcomeOfEmptyHead } from '../rules/howToWin.ts';
import { withoutTransient } from '../rules/points.ts';
import { gainTurnTicks, ticksOfTurn } from '../rules/ticks.ts';
import { resolveDeaths } from './deaths.ts';
import { emit, type Game } from './event.ts';
import { thoughtLimitOf } from './inEffect.ts';
import { beginResolving, finishResolving } from './resolve.ts';
import { isLiving, living, nextLiving, seatAt } from './seating.ts';
import { type Item, type State, standingOf } from './state.ts';
import { runStep } from './steps.ts';
import { flushOne, raise } from './triggers.ts';
import { endGame } from './zones.ts';

/** Advances until a seat has to decide or the game is over. */
export function advance(game: Game): void {
  const { state } = game;
  while (!state.pending && !state.outcome) {
    if (state.work.length > 0) runStep(game);
    else if (state.current) finish(game, state.current.item);
    else if (state.waiting.length > 0 && (state.window || state.stem.length === 0)) flushOne(game);
    else if (state.window) offerReaction(game, state.window);
    else if (state.stem.length > 0) beginResolving(game);
    else runStage(game);
  }
}

function finish(game: Game, item: Item): void {
  finishResolving(game, item);
  resolveDeaths(game, item);
}

/** Asks the next seat for a reaction. When all have passed in a row, the stem is established. */
function offerReaction(game: Game, { seat, passes }: NonNullable<State['window']>): void {
  const { state } = game;
  if (passes < living(state).length) {
    state.pending = { kind: 'react', seat };
    return;
  }
  state.window = null;
  emit(game, 'the-stem', { kind: 'established' });
}

/** Runs one stage of the turn, with an empty stem. */
function runStage(game: Game): void {
  const { state } = game;
  if (!isLiving(state, state.active)) {
    endTurn(game);
    return;
  }
  switch (state.stage) {
    case 'deal':
      state.stage = 'begin';
      return;
    case 'begin':
      beginTurn(game);
      return;
    case 'started':
      state.phase = 'main';
      state.stage = 'main';
      return;
    case 'main':
      state.pending = { kind: 'action', seat: state.active };
      return;
    case 'ended':
      state.stage = 'limit';
      giveToTeammate(game);
      return;
    case 'limit':
      state.stage = 'finished';
      forgetToLimit(game);
      return;
    case 'finished':
      endTurn(game);
      return;
    default:
      state.stage satisfies never;
  }
}

function beginTurn(game: Game): void {
  const { state } = game;
  const clone = seatAt(state, state.active);
  const ticks = ticksOfTurn({ clones: state.seats, turn: state.turn });
  const owed = clone.owedTicks;
  Object.assign(clone, gainTurnTicks(clone, ticks));
  state.phase = 'start';
  state.stage = 'started';
  const withheld = owed - clone.owedTicks;
  const event = emit(game, 'gain-ticks', { kind: 'turn', seat: state.active, ticks: ticks - withheld, withheld });
  raise(game, { kind: 'turn-starts', seat: state.active }, event);
}

/** Ends the main phase of the active clone, which has no ticks left. */
export function beginEndPhase(game: Game): void {
  const { state } = game;
  state.phase = 'end';
  state.stage = 'ended';
  const event = emit(game, 'end-phase', { kind: 'end-phase', seat: state.active });
  raise(game, { kind: 'turn-ends', seat: state.active }, event);
}

function giveToTeammate(game: Game): void {
  const { state } = game;
  if (!state.modules.includes('module-two-heads')) return;
  const teammate = (state.active + 2) % state.seats.length;
  if (isLiving(state, teammate) && seatAt(state, state.active).thoughts.length > 0)
    state.work.push({ step: 'give-idea', seat: state.active, to: teammate });
}

/** Makes the active clone, and no other, forget down to its thought limit, once. */
function forgetToLimit(game: Game): void {
  const { state, book } = game;
  const excess = seatAt(state, state.active).thoughts.length - thoughtLimitOf(book, state, state.active);
  if (excess > 0) state.work.push({ step: 'forget', seat: state.active, number: excess });
}

/** Removes transient points, ends effects that last for a turn, and passes the turn to the next living clone. */
function endTurn(game: Game): void {
  const { state } = game;
  state.phase = 'end';
  for (const clone of state.seats) {
    clone.corpus = withoutTransient(clone.corpus);
    clone.cerebrium = withoutTransient(clone.cerebrium);
    clone.nextAttack = 0;
    clone.personaUsed = false;
    for (const own of clone.condition) own.used = false;
  }
  emit(game, 'end-phase', { kind: 'vanish' });
  if (state.head.length === 0) {
    endGame(game, outcomeOfEmptyHead(standingOf(state)));
    return;
  }
  state.active = nextLiving(state, state.active);
  state.turn += 1;
  state.stage = 'begin';
}
