/** Words for the log of a game on a screen, and for the clones and cards in it. */

import { changeOf, describeEvent, type LogPart, partsOfEvent } from '../engine/describe.ts';
import { cardOf, type GameEvent } from '../engine/event.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import type { Item } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type GameEnd, type Hit, sumsOf } from './endings.ts';

/** Everything that is needed to put a game into words. */
export type Wording = { readonly book: Book; readonly view: View };

export const namesOf = ({ seats }: View): string[] => seats.map(({ name }) => name);

/** "You" or the name of a clone, as the object of a sentence. */
export const whom = ({ you, seats }: View, seat: SeatNumber): string =>
  seat === you ? 'you' : (seats[seat]?.name ?? '');

/** The label of a turn. Turns are counted from the first of the game, across all seats. */
export function describeTurn({ view }: Wording, number: number, seat: SeatNumber): string {
  const name = view.seats[seat]?.name ?? '';
  return `Turn ${number}, ${name === 'You' ? 'yours' : name}`;
}

/** The title of what goes on: who attacks the reader, or else whose turn it is. */
export function describeNow(words: Wording): string {
  const { stem, pending, turn, active, you, seats } = words.view;
  const top = stem.at(-1);
  return pending?.seat === you && top?.kind === 'attack' && top.controller !== you
    ? `Turn ${turn}, ${seats[top.controller]?.name} attacks`
    : describeTurn(words, turn, active);
}

/** Describes an event that the reader may see (viewEvent). */
export const tell = ({ book, view }: Wording, event: GameEvent): string => describeEvent(book, namesOf(view), event);

/** The same in parts, of which those with a seat name a clone. */
export const tellInParts = ({ book, view }: Wording, event: GameEvent): readonly LogPart[] =>
  partsOfEvent(book, namesOf(view), event);

/** The causes of a change to the printed damage; empty if there are none. */
export const sayAdded = ({ book }: Wording, event: GameEvent): string =>
  'change' in event && event.change ? `${changeOf(book, event)}.` : '';

/** The damage that is dealt, with what changes the printed one: to the reader, or else to each clone by its name. */
export function sayChanges(words: Wording, hits: readonly Hit[]): readonly string[] {
  const { seats, you } = words.view;
  const own = hits.filter(({ seat }) => seat === you);
  const whole = ({ seat, number }: Hit) => `${seat === you ? 'You take' : `${seats[seat]?.name} takes`} ${number}: `;
  return [...new Set((own.length > 0 ? own : hits).map((hit) => whole(hit) + sayAdded(words, hit)))];
}

/** "Ends the game: Twice wins on points, 25 : 25." */
export function sayEnd({ view }: Wording, end: GameEnd): string {
  if (end === 'with this turn')
    return 'The head is then empty: the game ends with this turn, unless a card is repressed before.';
  const { how, winners } = end.result;
  const names = namesOf(view).filter((_, seat) => winners.includes(seat));
  const win = names.length > 1 || names[0] === 'You' ? 'win' : 'wins';
  const points = how === 'empty-head' ? ` on points, ${end.sums.join(' : ')}` : '';
  return `Ends the game: ${listed(names).replace('You', 'you')} ${win}${points}.`;
}

/** As few ideas in the head that the end is near. */
const few = 8;

/** "5 ideas left: 3 points behind" if few are left in the head: where the reader stands once they run out. */
export function sayFewLeft(view: View): string | undefined {
  const { head, outcome, seats, you } = view;
  if (head.length > few || outcome) return undefined;
  const left = `${counted(head.length, 'idea')} left`;
  if (!seats[you]?.alive) return left;
  const rivals = sumsOf(view);
  const [own = 0] = rivals.splice(seats.slice(0, you).filter(({ alive }) => alive).length, 1);
  const lead = own - Math.max(...rivals);
  return `${left}: ${lead === 0 ? 'level' : `${counted(Math.abs(lead), 'point')}\u00A0${lead > 0 ? 'ahead' : 'behind'}`.replace(' ', '\u00A0')}`;
}

export const nameOf = ({ book }: Wording, card: CardNumber): string => (card > 0 ? cardOf(book, card).name : 'an idea');

export function itemName(words: Wording, id: number): string {
  const { stem, waiting } = words.view;
  const item = [...stem, ...waiting].find((own) => own.id === id);
  if (!item) return 'nothing on the stem';
  return item.kind === 'take' ? 'the take' : nameOfSource(words, item);
}

export const nameOfSource = (words: Wording, { card, persona }: Pick<Item, 'card' | 'persona'>): string =>
  (persona !== null && words.book.personas[persona]?.name) || nameOf(words, card);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
