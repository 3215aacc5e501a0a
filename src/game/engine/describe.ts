/** Describes an event as a sentence for the log, in parts, so that each clone that it names can have its colour. */

import type { Book } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import type { SeatNumber } from '../rules/table.ts';
import { cardOf, type EventKind, type GameEvent } from './event.ts';
import type { CardNumber } from './printedCard.ts';
import type { ItemKind } from './state.ts';

type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;

export type LogPart = {
  readonly text: string;
  /** Seat of the clone that it names, if any. */
  readonly seat?: SeatNumber;
};

type Piece = string | number | LogPart | readonly Piece[];

/** The parts of a sentence; texts that follow one another are joined. */
function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): LogPart[] {
  const parts: LogPart[] = [];
  const add = (piece: Piece): void => {
    if (Array.isArray(piece)) for (const inner of piece as readonly Piece[]) add(inner);
    else if (typeof piece === 'object') parts.push(piece as LogPart);
    else if (piece !== '') {
      const last = parts.at(-1);
      if (last && last.seat === undefined) parts[parts.length - 1] = { text: `${last.text}${piece}` };
      else parts.push({ text: String(piece) });
    }
  };
  for (const [place, text] of texts.entries()) add([text, pieces[place] ?? '']);
  return parts;
}

/** "3, plus 2 by …": what has changed the damage that is printed; empty if nothing has. */
export function changeOf(book: Book, { number, change = 0, changedBy = [] }: EventOf<'damage' | 'no-damage'>): string {
  if (change === 0) return '';
  const names = changedBy.map((card) => (card === 0 ? 'an earlier effect' : cardOf(book, card).name));
  return `${number - change}, ${change > 0 ? 'plus' : 'less'} ${Math.abs(change)} by ${listed(names)}`;
}

/** The grammar of clones, of which one called "You" is addressed in the second person, and of cards. */
function wordsFor(book: Book, names: readonly string[]) {
  const isYou = (seat: SeatNumber) => names[seat] === 'You';
  const who = (seat: SeatNumber): LogPart => ({ text: names[seat] ?? `Seat ${seat + 1}`, seat });
  /** A verb after its subject: "gain" or "gains". */
  const verb = (seat: SeatNumber, plain: string) =>
    isYou(seat) ? plain : `${plain}${/(?:s|ch)$/.test(plain) ? 'es' : 's'}`;
  return {
    who,
    verb,
    /** A clone as the object of a sentence. */
    whom: (seat: SeatNumber): LogPart => (isYou(seat) ? { text: 'you', seat } : who(seat)),
    /** The subject of a sentence as its object. */
    self: (seat: SeatNumber): LogPart => ({ text: isYou(seat) ? 'yourself' : 'itself', seat }),
    clause: (seat: SeatNumber, plain: string): Piece => [who(seat), ' ', verb(seat, plain)],
    is: (seat: SeatNumber): Piece => [who(seat), isYou(seat) ? ' are' : ' is'],
    its: (seat: SeatNumber) => (isYou(seat) ? 'your' : 'its'),
    /** Something that a clone has: "Ada’s thoughts", "your thoughts". */
    owned: (seat: SeatNumber, thing: string): Piece => (isYou(seat) ? `your ${thing}` : [who(seat), `’s ${thing}`]),
    theirs: (seat: SeatNumber): Piece => (isYou(seat) ? 'yours' : [who(seat), '’s']),
    /** The name of a card; "an idea" for one that the reader may not know. */
    card: (card: CardNumber) => (card === 0 ? 'an idea' : cardOf(book, card).name),
    changed: (event: EventOf<'damage' | 'no-damage'>) => changeOf(book, event),
  };
}

type Grammar = ReturnType<typeof wordsFor>;

const items: Readonly<Record<ItemKind, string>> = {
  take: 'a take',
  attack: 'an attack',
  state: 'a state',
  reaction: 'a reaction',
  activated: 'an activated effect',
  triggered: 'a triggered effect',
};

function announced(words: Grammar, { seat, item, source, side, x, clone }: EventOf<'announce'>): LogPart[] {
  const { clause, whom, its, card } = words;
  const chosen = (how: string): Piece => (clone === undefined ? '' : [how, whom(clone)]);
  const used = `${side === 'fear' ? ' on its fear side' : ''}${x > 0 ? `, with X as ${x}` : ''}`;
  const ofCard = source === 0 ? `${its(seat)} persona` : card(source);
  switch (item) {
    case 'take':
      return say`${clause(seat, 'reach')} for ${source === 0 ? 'an idea that lies face down' : card(source)}.`;
    case 'attack':
    case 'state':
      return say`${clause(seat, 'play')} ${ofCard}${chosen(' at ')}${used}.`;
    case 'reaction':
      return say`${clause(seat, 'react')} with ${ofCard}${used}${chosen(', choosing ')}.`;
    case 'activated':
      return say`${clause(seat, 'activate')} ${ofCard}${used}${chosen(', choosing ')}.`;
    case 'triggered':
      return say`An effect of ${ofCard} triggers for ${whom(seat)}.`;
    default:
      return item satisfies never;
  }
}

const sentences: { readonly [K in EventKind]: (words: Grammar, event: EventOf<K>) => LogPart[] } = {
  turn: ({ clause, its }, { seat, ticks, withheld }) =>
    say`${clause(seat, 'start')} ${its(seat)} turn with ${counted(ticks, 'tick')}${withheld > 0 ? `, after ${withheld} owed` : ''}.`,
  'end-phase': ({ clause, its }, { seat }) => say`${clause(seat, 'end')} ${its(seat)} turn.`,
  announce: announced,
  pass: ({ clause }, { seat }) => say`${clause(seat, 'pass')}.`,
  established: () => say`All have passed in a row: the stem resolves from the top.`,
  resolve: ({ card }, { item, source }) =>
    say`${source === 0 ? items[item].replace(/^an? /, 'The ') : card(source)} resolves.`,
  nothing: () => say`Everything that it chose has gone, so nothing happens.`,
  pay: ({ clause }, { seat, ticks, corpus, cerebrium }) => {
    const paid = [
      ...(ticks > 0 ? [counted(ticks, 'tick')] : []),
      ...(corpus > 0 ? [`${corpus} corpus`] : []),
      ...(cerebrium > 0 ? [`${cerebrium} cerebrium`] : []),
    ];
    return say`${clause(seat, 'pay')} ${paid.length > 0 ? listed(paid) : 'neither ticks nor points'}.`;
  },
  damage: ({ clause, whom, self, changed }, event) => {
    const { seat, by, track, number, transient } = event;
    const change = changed(event);
    return say`${clause(by, 'deal')} ${number} ${track} damage to ${seat === by ? self(seat) : whom(seat)}${change && `: ${change}`}${transient > 0 ? `; transient points take ${transient}` : ''}.`;
  },
  'no-damage': ({ clause, whom, self, changed }, event) => {
    const { seat, by, track } = event;
    return say`${clause(by, 'deal')} no ${track} damage to ${seat === by ? self(seat) : whom(seat)}: ${changed(event)}.`;
  },
  lose: ({ clause }, { seat, track, number }) => say`${clause(seat, 'lose')} ${number} ${track}.`,
  gain: ({ clause }, { seat, track, number }) => say`${clause(seat, 'gain')} ${number} ${track}.`,
  'gain-transient': ({ clause }, { seat, track, number }) => say`${clause(seat, 'gain')} ${number} transient ${track}.`,
  'gain-ticks': ({ clause }, { seat, number }) => say`${clause(seat, 'gain')} ${counted(number, 'tick')}.`,
  'lose-ticks': ({ clause, verb }, { seat, number }) =>
    say`${clause(seat, 'lose')} ${counted(number, 'tick')}, or ${verb(seat, 'owe')} it.`,
  take: ({ clause, card }, { seat, moved }) => say`${clause(seat, 'take')} ${card(moved)}.`,
  'gain-idea': ({ clause, card }, { seat, moved }) => say`${clause(seat, 'gain')} ${card(moved)} from the head.`,
  'gain-memory': ({ owned, card }, { seat, moved }) =>
    say`${card(moved)} goes from the head to ${owned(seat, 'memories')}.`,
  forget: ({ clause, card }, { seat, moved }) => say`${clause(seat, 'forget')} ${card(moved)}.`,
  remember: ({ clause, card }, { seat, moved }) => say`${clause(seat, 'remember')} ${card(moved)}.`,
  repress: ({ clause, card }, { seat, moved }) => say`${clause(seat, 'repress')} ${card(moved)}.`,
  gamble: ({ clause, verb, card }, { seat, moved }) =>
    say`${clause(seat, 'gamble')} and ${verb(seat, 'turn')} up ${card(moved)}.`,
  'steal-take': ({ owned, card }, { seat, moved }) => say`${card(moved)} goes to ${owned(seat, 'thoughts')} instead.`,
  steal: ({ clause, owned, its, card }, { seat, from, moved }) =>
    say`${clause(seat, 'move')} ${card(moved)} from ${owned(from, 'thoughts')} to ${its(seat)} own.`,
  give: ({ clause, owned, card }, { seat, to, moved }) =>
    say`${clause(seat, 'move')} ${card(moved)} to ${owned(to, 'thoughts')}.`,
  add: ({ owned, card }, { seat, moved }) => say`${card(moved)} is added to ${owned(seat, 'condition')}.`,
  remove: ({ owned, card }, { seat, moved }) => say`${card(moved)} is removed from ${owned(seat, 'condition')}.`,
  'move-state': ({ owned, theirs, card }, { seat, from, moved }) =>
    say`${card(moved)} moves from ${owned(from, 'condition')} to ${theirs(seat)}.`,
  spent: ({ owned, card }, { seat, moved }) => say`${card(moved)} goes to ${owned(seat, 'memories')}.`,
  look: ({ clause, owned }, { seat, at }) => say`${clause(seat, 'look')} at ${owned(at, 'thoughts')}.`,
  cancel: ({ clause, verb, card }, { seat, item, source, kept }) =>
    say`${clause(seat, 'cancel')} ${source === 0 ? items[item] : card(source)}${kept ? ` and ${verb(seat, 'keep')} it` : ''}.`,
  redirect: ({ clause, whom, card }, { seat, source, to }) =>
    say`${clause(seat, 'choose')} ${whom(to)} for ${card(source)}.`,
  'take-control': ({ clause, card }, { seat, source }) =>
    say`${clause(seat, 'take')} over the effect of ${source === 0 ? 'a persona' : card(source)}.`,
  'next-attack': ({ owned }, { seat, number }) => say`${owned(seat, 'next attack')} this turn deals ${number} more.`,
  replace: ({ clause, card }, { seat, moved, gone }) =>
    say`${clause(seat, 'replace')} ${card(gone)} in headspace with ${card(moved)}.`,
  refresh: ({ card }, { repressed }) =>
    say`Headspace is refreshed${repressed === null ? '' : `, and ${card(repressed)} repressed`}.`,
  afraid: ({ clause }, { seat }) => say`${clause(seat, 'become')} afraid.`,
  calm: ({ is }, { seat }) => say`${is(seat)} no longer afraid.`,
  die: ({ clause }, { seat }) => say`${clause(seat, 'die')}.`,
  choice: ({ clause }, { seat, says }) =>
    says === 'yes' || says === 'no'
      ? say`${clause(seat, 'say')} ${says}.`
      : say`${clause(seat, 'choose')} the ${says} of two.`,
  vanish: () => say`All transient points vanish.`,
  over: (words, { outcome: { how, winners } }) => {
    if (how === 'last-alive') return say`${won(words, winners, 'who')}: nobody else is alive.`;
    return how === 'all-died'
      ? say`All died at once; ${won(words, winners, 'whom')}, having caused it.`
      : say`The head has run out; ${won(words, winners, 'whom')} on points.`;
  },
};

/** "Ada and Bea win". @param how - Whether it begins the sentence. */
function won(words: Grammar, winners: readonly SeatNumber[], how: 'who' | 'whom'): Piece {
  const names = winners.map((seat, place): Piece => {
    const before = place === 0 ? '' : place === winners.length - 1 ? ' and ' : ', ';
    return [before, words[how](seat)];
  });
  const [first = 0, ...more] = winners;
  return [names, ' ', more.length > 0 ? 'win' : words.verb(first, 'win')];
}

/**
 * The event as the parts of one sentence.
 *
 * @param names - Names of the seats, in order. A clone called "You" is addressed in the second person.
 * @param event - The event as the reader may see it (viewEvent).
 */
export function partsOfEvent(book: Book, names: readonly string[], event: GameEvent): readonly LogPart[] {
  const sentence = sentences[event.kind] as (words: Grammar, event: GameEvent) => LogPart[];
  const [first, ...rest] = sentence(wordsFor(book, names), event);
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

export const describeEvent = (book: Book, names: readonly string[], event: GameEvent): string =>
  partsOfEvent(book, names, event)
    .map(({ text }) => text)
    .join('');
