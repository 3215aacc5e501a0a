/**
 * The second solver, which shares nothing with the first but the rules of the game: it lists every position that can
 * follow, breadth-first, leaves nothing out, and then finds from the last to the first who gets what he wants.
 */

import { apply } from '../../src/game/engine/apply.ts';
import { type Decision, legalDecisions } from '../../src/game/engine/legal.ts';
import type { State } from '../../src/game/engine/state.ts';
import type { Book } from '../../src/game/language/book.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';

type Node = {
  readonly isYours: boolean;
  won: boolean | undefined;
  readonly next: [Decision, number][];
};

/** The first is the start. */
export type Graph = readonly Node[];

/** Everything that matters in a state: events have no meaning for it. */
const textOf = ({ nextEvent: _, known: __, batches: ___, ...state }: State): string =>
  JSON.stringify(state, (name, value) => (name === 'event' || name === 'cause' ? undefined : value));

/**
 * All positions that can follow; `undefined` if there are more than `most`.
 * @param ends - Whether you have won or lost there; `undefined` if the game goes on.
 */
export function wholeGraph(
  book: Book,
  start: State,
  ends: (state: State) => boolean | undefined,
  most: number,
): Graph | undefined {
  const places = new Map<string, number>();
  const nodes: Node[] = [];
  let layer: [State, number][] = [];
  const placeOf = (state: State): number => {
    const text = textOf(state);
    const found = places.get(text);
    if (found !== undefined) return found;
    const place = nodes.length;
    places.set(text, place);
    const won = ends(state);
    nodes.push({ isYours: state.pending?.seat === 0, won, next: [] });
    if (won === undefined) layer.push([state, place]);
    return place;
  };
  placeOf(start);
  while (layer.length > 0) {
    const current = layer;
    layer = [];
    for (const [state, place] of current) {
      if (nodes.length > most) return undefined;
      for (const decision of legalDecisions({ book, state })) {
        if (decision.do === 'withdraw') continue;
        const applied = apply(book, state, decision);
        if (isRefusal(applied)) throw new Error(applied.refused);
        nodes[place]?.next.push([decision, placeOf(applied.state)]);
      }
    }
  }
  judge(nodes);
  return nodes;
}

/** Positions can be reached on ways of different length, so it goes over all of them until nothing changes. */
function judge(nodes: readonly Node[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const node of nodes.toReversed()) {
      if (node.won !== undefined) continue;
      const results = node.next.map(([, to]) => nodes[to]?.won);
      const wanted = node.isYours;
      if (results.includes(wanted)) node.won = wanted;
      else if (results.every((won) => won === !wanted)) node.won = !wanted;
      else continue;
      changed = true;
    }
  }
}

/**
 * Whether you can win, and all your right ways are made of exactly these decisions, in some order. Passes, ends of turns
 * and answers to questions are not among them. The rival answers so that it is true, if he can.
 */
export function hasOnlySolution(graph: Graph, solution: readonly string[], place = 0): boolean {
  const node = graph[place];
  if (!node?.won) return false;
  if (node.next.length === 0) return solution.length === 0;
  if (!node.isYours) return node.next.some(([, to]) => hasOnlySolution(graph, solution, to));
  const right = node.next.filter(([, to]) => graph[to]?.won);
  return right.every(([decision, to]) => {
    if (node.next.length === 1 || ['choose', 'pass', 'end'].includes(decision.do))
      return hasOnlySolution(graph, solution, to);
    const at = solution.indexOf(JSON.stringify(decision));
    return at >= 0 && hasOnlySolution(graph, solution.toSpliced(at, 1), to);
  });
}
