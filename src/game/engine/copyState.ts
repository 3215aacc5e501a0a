/** Copies a state so that the copy shares nothing mutable; several times faster than a generic deep clone. */

import type { Choices, Item, State } from './state.ts';

function copyChoices(choices: Choices): Choices {
  const copy: Choices = { ...choices };
  if (choices.memories) copy.memories = [...choices.memories];
  if (choices.modes) copy.modes = [...choices.modes];
  if (choices.copy) copy.copy = copyChoices(choices.copy);
  return copy;
}

const copyItem = (item: Item): Item => ({ ...item, choices: copyChoices(item.choices) });

export function copyState(state: State): State {
  const { seats, draft, current } = state;
  return {
    ...state,
    seats: seats.map((seat) => ({
      ...seat,
      thoughts: [...seat.thoughts],
      condition: seat.condition.map((own) => ({ ...own })),
      memories: [...seat.memories],
    })),
    head: [...state.head],
    headspace: [...state.headspace],
    aside: [...state.aside],
    stem: state.stem.map(copyItem),
    waiting: state.waiting.map(copyItem),
    window: state.window && { ...state.window },
    draft: draft && {
      ...draft,
      item: copyItem(draft.item),
      ideas: [...draft.ideas],
      memories: [...draft.memories],
      states: [...draft.states],
    },
    current: current && { ...current, item: copyItem(current.item), results: [...current.results] },
    work: [...state.work],
    batches: state.batches.map((batch) => [...batch]),
    known: { ...state.known },
    random: [...state.random],
  };
}
