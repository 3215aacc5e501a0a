/** Describes an event as a sentence for the log. */

import type { Book } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import { cardOf, type EventKind, type GameEvent } from './event.ts';
import type { CardNumber } from './printedCard.ts';
import type { ItemKind } from './state.ts';

type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;

type Words = {
  /** The name of a seat. */
  readonly who: (seat: number) => string;
  /** The name of a card; "an idea" for one that the reader may not know. */
  readonly card: (card: CardNumber) => string;
};

const items: Readonly<Record<ItemKind, string>> = {
  take: 'a take',
  attack: 'an attack',
  state: 'a state',
  reaction: 'a reaction',
  activated: 'an activated effect',
  triggered: 'a triggered effect',
};

const sides = { desire: 'on its desire side', fear: 'on its fear side' } as const;

function announced({ who, card }: Words, { seat, item, source, side, x, clone }: EventOf<'announce'>): string {
  const chosen = clone >= 0 ? `, choosing ${who(clone)}` : '';
  const withX = x > 0 ? `, with X as ${x}` : '';
  const ofCard = source === 0 ? 'its persona' : card(source);
  switch (item) {
    case 'take':
      return `${who(seat)} reaches for ${source === 0 ? 'an idea that lies face down' : card(source)}.`;
    case 'attack':
    case 'state':
      return `${who(seat)} plays ${ofCard} ${sides[side]}${withX}${chosen}.`;
    case 'reaction':
      return `${who(seat)} reacts with ${ofCard} ${sides[side]}${withX}${chosen}.`;
    case 'activated':
      return `${who(seat)} activates ${ofCard}${withX}${chosen}.`;
    case 'triggered':
      return `An effect of ${ofCard} triggers for ${who(seat)}.`;
  }
}

const sentences: { readonly [K in EventKind]: (words: Words, event: EventOf<K>) => string } = {
  turn: ({ who }, { seat, ticks, withheld }) =>
    `The turn of ${who(seat)} begins with ${counted(ticks, 'tick')}${withheld > 0 ? `, less ${withheld} owed` : ''}.`,
  'end-phase': ({ who }, { seat }) => `${who(seat)} ends its turn.`,
  announce: announced,
  pass: ({ who }, { seat }) => `${who(seat)} passes.`,
  established: () => 'All have passed in a row: the stem is established.',
  resolve: ({ card }, { item, source }) =>
    `${source === 0 ? items[item].replace(/^an? /, 'The ') : card(source)} resolves.`,
  nothing: () => 'What it was meant for has gone, and it does nothing.',
  pay: ({ who }, { seat, ticks, corpus, cerebrium }) => {
    const paid = [
      ...(ticks > 0 ? [counted(ticks, 'tick')] : []),
      ...(corpus > 0 ? [`${corpus} corpus`] : []),
      ...(cerebrium > 0 ? [`${cerebrium} cerebrium`] : []),
    ];
    return `${who(seat)} pays ${paid.length > 0 ? listed(paid) : 'neither ticks nor points'}.`;
  },
  damage: ({ who }, { seat, by, track, number, transient }) =>
    `${who(by)} deals ${number} ${track} damage to ${who(seat)}${transient > 0 ? `; transient points take ${transient}` : ''}.`,
  lose: ({ who }, { seat, track, number }) => `${who(seat)} loses ${number} ${track}.`,
  gain: ({ who }, { seat, track, number }) => `${who(seat)} gains ${number} ${track}.`,
  'gain-transient': ({ who }, { seat, track, number }) => `${who(seat)} gains ${number} transient ${track}.`,
  'gain-ticks': ({ who }, { seat, number }) => `${who(seat)} gains ${counted(number, 'tick')}.`,
  'lose-ticks': ({ who }, { seat, number }) => `${who(seat)} loses ${counted(number, 'tick')}, or owes it.`,
  take: ({ who, card }, { seat, moved }) => `${who(seat)} takes ${card(moved)}.`,
  'gain-idea': ({ who, card }, { seat, moved }) => `${who(seat)} gains ${card(moved)} from the head.`,
  'gain-memory': ({ who, card }, { seat, moved }) =>
    `${card(moved)} goes from the head to the memories of ${who(seat)}.`,
  forget: ({ who, card }, { seat, moved }) => `${who(seat)} forgets ${card(moved)}.`,
  remember: ({ who, card }, { seat, moved }) => `${who(seat)} remembers ${card(moved)}.`,
  repress: ({ who, card }, { seat, moved }) => `${who(seat)} represses ${card(moved)}.`,
  gamble: ({ who, card }, { seat, moved }) => `${who(seat)} gambles and turns up ${card(moved)}.`,
  'steal-take': ({ who, card }, { seat, moved }) => `${card(moved)} goes to the thoughts of ${who(seat)} instead.`,
  steal: ({ who, card }, { seat, from, moved }) =>
    `${who(seat)} moves ${card(moved)} from the thoughts of ${who(from)} to its own.`,
  give: ({ who, card }, { seat, to, moved }) => `${who(seat)} moves ${card(moved)} to the thoughts of ${who(to)}.`,
  add: ({ who, card }, { seat, moved }) => `${card(moved)} is added to the condition of ${who(seat)}.`,
  remove: ({ who, card }, { seat, moved }) => `${card(moved)} is removed from the condition of ${who(seat)}.`,
  'move-state': ({ who, card }, { seat, from, moved }) =>
    `${card(moved)} moves from the condition of ${who(from)} to that of ${who(seat)}.`,
  spent: ({ who, card }, { seat, moved }) => `${card(moved)} goes to the memories of ${who(seat)}.`,
  look: ({ who }, { seat, at }) => `${who(seat)} looks at the thoughts of ${who(at)}.`,
  cancel: ({ who, card }, { seat, item, source, kept }) =>
    `${who(seat)} cancels ${source === 0 ? items[item] : card(source)}${kept ? ' and keeps it' : ''}.`,
  redirect: ({ who, card }, { seat, source, to }) => `${who(seat)} chooses ${who(to)} for ${card(source)}.`,
  'take-control': ({ who, card }, { seat, source }) =>
    `${who(seat)} takes over the effect of ${source === 0 ? 'a persona' : card(source)}.`,
  'next-attack': ({ who }, { seat, number }) => `The next attack of ${who(seat)} this turn deals ${number} more.`,
  replace: ({ who, card }, { seat, moved, gone }) =>
    `${who(seat)} replaces ${card(gone)} in headspace with ${card(moved)}.`,
  refresh: ({ card }, { repressed }) =>
    `Headspace is refreshed${repressed === null ? '' : `, and ${card(repressed)} repressed`}.`,
  afraid: ({ who }, { seat }) => `${who(seat)} becomes afraid.`,
  calm: ({ who }, { seat }) => `${who(seat)} is no longer afraid.`,
  die: ({ who }, { seat }) => `${who(seat)} dies.`,
  choice: ({ who }, { seat, says }) =>
    says === 'yes' || says === 'no' ? `${who(seat)} says ${says}.` : `${who(seat)} chooses the ${says} of two.`,
  vanish: () => 'All transient points vanish.',
  over: ({ who }, { outcome: { how, winners } }) => {
    const won = `${listed(winners.map(who))} ${winners.length > 1 ? 'win' : 'wins'}`;
    if (how === 'last-alive') return `${won}: nobody else is alive.`;
    return how === 'all-died'
      ? `All died at once; ${won}, having caused it.`
      : `The head has run out; ${won} on points.`;
  },
};

/**
 * The event as one sentence.
 *
 * @param names - Names of the seats, in order.
 * @param event - The event as the reader may see it (viewEvent).
 */
export function describeEvent(book: Book, names: readonly string[], event: GameEvent): string {
  const words: Words = {
    who: (seat) => names[seat] ?? `Seat ${seat + 1}`,
    card: (card) => (card === 0 ? 'an idea' : cardOf(book, card).name),
  };
  const say = sentences[event.kind] as (words: Words, event: GameEvent) => string;
  const sentence = say(words, event);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
