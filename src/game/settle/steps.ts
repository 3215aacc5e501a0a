/** The steps of a settled dispute: what happened, and the rule behind each. */

import { describeEvent } from '../engine/describe.ts';
import type { EventKind, GameEvent } from '../engine/event.ts';
import type { ItemKind } from '../engine/state.ts';
import type { TermId } from '../glossary/anchors.ts';
import type { Book } from '../language/book.ts';

export type SettledStep = Pick<GameEvent, 'see' | 'words'> & {
  readonly sentence: string;
  /** The word whose definition is the rule; absent if `see` says it all. */
  readonly term?: TermId;
};

const announcing: Readonly<Record<ItemKind, TermId>> = {
  take: 'take',
  attack: 'play',
  state: 'play',
  reaction: 'react',
  activated: 'activate',
  triggered: 'announce',
};

const terms: Readonly<Record<Exclude<EventKind, 'announce'>, TermId>> = {
  turn: 'start-phase',
  'end-phase': 'end-phase',
  pass: 'established',
  established: 'established',
  resolve: 'resolve',
  nothing: 'resolve',
  pay: 'pay',
  damage: 'damage',
  'no-damage': 'damage',
  lose: 'lose',
  gain: 'gain',
  'gain-transient': 'transient',
  'gain-ticks': 'tick',
  'lose-ticks': 'owe',
  take: 'take',
  'gain-idea': 'gain',
  'gain-memory': 'gain',
  forget: 'forget',
  remember: 'remember',
  repress: 'repress',
  gamble: 'gamble',
  'steal-take': 'take',
  steal: 'move',
  give: 'move',
  add: 'add',
  remove: 'remove',
  'move-state': 'move',
  spent: 'memories',
  look: 'thoughts',
  cancel: 'cancel',
  redirect: 'redirect',
  'take-control': 'take-over',
  'next-attack': 'attack',
  replace: 'replace',
  refresh: 'refresh',
  afraid: 'afraid',
  calm: 'afraid',
  die: 'die',
  choice: 'choose',
  vanish: 'transient',
  over: 'die',
};

/** Passes are told by the stem being established. */
const isTold = (event: GameEvent): boolean =>
  event.kind !== 'pass' && !(event.kind === 'pay' && event.ticks + event.corpus + event.cerebrium === 0);

export const stepsOf = (book: Book, names: readonly string[], events: readonly GameEvent[]): SettledStep[] =>
  events.filter(isTold).map((event) => ({
    see: event.see,
    ...(event.words && { words: event.words }),
    sentence: describeEvent(book, names, event),
    term: event.kind === 'announce' ? announcing[event.item] : terms[event.kind],
  }));
