/** Effects that change other items on the stem, or resolve the text of another card (#changing-the-stem). */

import type { Effect } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import type { Context } from './amounts.ts';
import { emit, type Game, sourceOf } from './event.ts';
import { copiedBody } from './programs.ts';
import type { EffectThat, Step } from './question.ts';
import { pushEffects } from './resolve.ts';
import { type Item, isChosen, onStem } from './state.ts';

/** Carries out an effect. `copy` is true if its text is on a card that another card resolves. */
export type Perform<K extends Effect['do']> = (
  game: Game,
  effect: EffectThat<K>,
  context: Context,
  copy: boolean,
) => void;

/** Queues a step to be carried out next. */
export const pushStep = ({ state }: Game, step: Step) => state.work.push(step);

type StemEffect = 'cancel' | 'redirect' | 'take-control' | 'resolve-card';

export const stemEffects: { readonly [K in StemEffect]: Perform<K> } = {
  cancel(game, effect, _context, copy) {
    const { unless: price } = effect;
    pushStep(game, price ? { step: 'unless', effect, price, copy } : { step: 'cancel', effect, copy });
  },

  redirect(game, _effect, { current: { item }, choices }) {
    const { newClone, newState } = choices;
    const attack = onStem(game.state, choices.item);
    if (!attack || !isChosen(newClone)) return;
    const changed = attack.choices.copy ?? attack.choices;
    changed.clone = newClone;
    if (newState !== undefined) changed.state = newState;
    emit(game, 'changing-the-stem', { kind: 'redirect', seat: item.controller, source: attack.card, to: newClone });
  },

  'take-control'(game, _effect, { current: { item }, choices }) {
    const taken = onStem(game.state, choices.item);
    if (!taken) return;
    taken.controller = item.controller;
    taken.choices = {};
    emit(game, 'changing-the-stem', { kind: 'take-control', seat: item.controller, source: taken.card });
    pushStep(game, { step: 'choose-anew', item: taken.id });
  },

  'resolve-card'(game, { side }, { choices }) {
    const { card } = choices;
    if (isChosen(card)) pushEffects(game, copiedBody(game.book, card, side), { card, persona: null }, true);
  },
};

/** Removes an item from the stem without effect. */
export function cancelItem(game: Game, cancelled: Item, seat: SeatNumber, kept: boolean): void {
  const { state } = game;
  state.stem = state.stem.filter(({ id }) => id !== cancelled.id);
  emit(game, 'glossary-cancel', {
    kind: 'cancel',
    seat,
    item: cancelled.kind,
    source: sourceOf(state, cancelled),
    kept,
  });
}
