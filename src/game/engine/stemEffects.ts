/** Effects that change other items on the stem, or resolve the text of another card (#changing-the-stem). */

import type { Effect } from '../language/program.ts';
import type { Context } from './amounts.ts';
import { emit, type Game, sourceOf } from './event.ts';
import { chosenClone } from './options.ts';
import { copiedBody } from './programs.ts';
import type { EffectThat, Step } from './question.ts';
import { doNext, isOnStem } from './resolve.ts';
import { isLiving } from './seating.ts';
import type { Item } from './state.ts';

/** What an effect does when it resolves. `copy` where it stands on a card whose text another card resolves. */
export type Does<K extends Effect['do']> = (game: Game, effect: EffectThat<K>, context: Context, copy: boolean) => void;

/** Lays out a step to be carried out next. */
export const later = ({ state }: Game, step: Step) => state.work.push(step);

type StemEffect = 'cancel' | 'redirect' | 'take-control' | 'resolve-card';

export const stemEffects: { readonly [K in StemEffect]: Does<K> } = {
  cancel(game, effect, { choices }, copy) {
    if (!isOnStem(game.state, choices.item ?? -1)) return;
    const { unless: price } = effect;
    later(game, price ? { step: 'unless', effect, price, copy } : { step: 'cancel', effect, copy });
  },

  redirect(game, _effect, { current: { item }, choices }) {
    const { newClone = -1, newState } = choices;
    const attack = game.state.stem.find(({ id }) => id === choices.item);
    if (!attack || !isLiving(game.state, newClone) || chosenClone(attack) !== item.controller) return;
    const changed = attack.choices.copy ?? attack.choices;
    changed.clone = newClone;
    if (newState !== undefined) changed.state = newState;
    emit(game, 'changing-the-stem', { kind: 'redirect', seat: item.controller, source: attack.card, to: newClone });
  },

  'take-control'(game, _effect, { current: { item }, choices }) {
    const taken = game.state.stem.find(({ id }) => id === choices.item);
    if (!taken) return;
    taken.controller = item.controller;
    taken.choices = {};
    emit(game, 'changing-the-stem', { kind: 'take-control', seat: item.controller, source: taken.card });
    later(game, { step: 'choose-anew', item: taken.id });
  },

  'resolve-card'(game, { side }, { current: { item }, choices }) {
    const { card = -1 } = choices;
    const there = game.state.seats.some(({ memories }, seat) => seat !== item.controller && memories.includes(card));
    if (!there) return;
    for (const effect of [...copiedBody(game.book, card, side)].toReversed()) doNext(game, effect, true);
  },
};

/** Takes an item off the stem without effect; a card goes to memories, or to the thoughts of whoever keeps it. */
export function cancelItem(game: Game, cancelled: Item, keeper: number | null): void {
  const { state } = game;
  state.stem = state.stem.filter(({ id }) => id !== cancelled.id);
  const seat = state.current?.item.controller ?? cancelled.controller;
  emit(game, 'glossary-cancel', {
    kind: 'cancel',
    seat,
    item: cancelled.kind,
    source: sourceOf(state, cancelled),
    kept: keeper !== null,
  });
}
