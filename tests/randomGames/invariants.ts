/** Invariants of a game, which must hold after every decision. */

import { legalDecisions } from '#game/engine/legal.ts';
import { isFromThoughts } from '#game/engine/payment.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { State } from '#game/engine/state.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Book } from '#game/language/book.ts';

/** Every card of the game in any zone. A card that is resolving counts until it moves to its zone. */
export function cardsIn(state: State): CardNumber[] {
  const { head, headspace, aside, stem, waiting, draft, current, work, pending } = state;
  const steps = [...work, ...(pending?.kind === 'choose' && pending.for === 'step' ? [pending.step] : [])];
  return [
    ...head,
    ...headspace.flatMap((slot) => slot?.card ?? []),
    ...aside,
    ...[...stem, ...waiting].filter(({ kind }) => isFromThoughts(kind)).map(({ card }) => card),
    ...(draft && isFromThoughts(draft.item.kind) ? [draft.item.card] : []),
    ...(current && (current.item.kind === 'attack' || current.item.kind === 'reaction') ? [current.item.card] : []),
    ...steps.flatMap((step) => (step.step === 'add-state' || step.step === 'add-curse' ? [step.card] : [])),
    ...state.seats.flatMap(({ thoughts, condition, memories }) => [
      ...thoughts,
      ...condition.map(({ card }) => card),
      ...memories,
    ]),
  ];
}

/** Returns a sentence for each violated invariant. `deck` is every card of the game, sorted. */
export function violatedInvariants(book: Book, state: State, deck: readonly CardNumber[]): string[] {
  const found: string[] = [];
  const expectThat = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  const cards = cardsIn(state).toSorted((a, b) => a - b);
  expectThat(cards.join() === deck.join(), 'A card is missing, or in two zones.');
  const filled = state.headspace.filter((slot) => slot !== null).length;
  const { pending, outcome, stem } = state;
  expectThat((pending === null) === (outcome !== null), 'Nobody decides, or somebody does after the end.');
  expectThat(outcome !== null || filled > gameConstants.refreshAt, 'Headspace was not refreshed.');
  expectThat(
    pending?.kind !== 'action' || (stem.length === 0 && state.waiting.length === 0),
    'An action begins on a stem.',
  );
  for (const seat of state.seats) {
    const { alive, ticks, owedTicks, corpus, cerebrium, thoughts, condition, memories } = seat;
    expectThat(
      [ticks, owedTicks].every((number) => Number.isInteger(number) && number >= 0),
      'Ticks are below 0.',
    );
    expectThat(
      [corpus, cerebrium].every(
        ({ real, transient }) => Number.isInteger(real) && Number.isInteger(transient) && transient >= 0,
      ),
      'Points are not whole, or transient ones are below 0.',
    );
    expectThat(alive || thoughts.length + condition.length + memories.length + ticks === 0, 'The dead hold something.');
    if (pending?.kind === 'action' && alive)
      expectThat(Math.min(corpus.real, cerebrium.real) > gameConstants.deadAt, 'Somebody at 0 or lower lives on.');
  }
  expectThat(outcome !== null || legalDecisions({ book, state }).length > 0, 'There is nothing legal to decide.');
  expectThat(pending === null || state.seats[pending.seat]?.alive === true, 'The dead decide.');
  return found;
}
