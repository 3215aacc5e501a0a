/**
 * A card's text as its reader sees it now: with the clones that it is about in place of "another clone". It rewrites the
 * closed list of printed phrases (phrases.ts), of which a test writes every card.
 */

import { nextLiving } from '../engine/seating.ts';
import type { View } from '../engine/view.ts';
import type { SeatNumber } from '../rules/table.ts';

type Use = {
  readonly view: View;
  /** Seat of the clone whose card it is. */
  readonly by: SeatNumber;
  /** Seat of the clone that it has chosen, if it has. */
  readonly at?: SeatNumber | undefined;
  /** The X that was chosen, if it was. */
  readonly x?: number | undefined;
};

const howMany = ['none', 'one', 'two', 'three'];

/** Verbs whose forms differ otherwise than by an "s". */
const irregular: Readonly<Record<string, string>> = { have: 'has', are: 'is', do: 'does', may: 'may' };

/** The first sentence of a state that is given away. */
export const curse = "Add this to another clone's condition. ";

/** "you forget" for "you forgets", also for a second verb after "and". */
const inSecondPerson = (text: string): string =>
  text
    .replace(/\b([Yy]ou) has\b/g, '$1 have')
    .replace(/\b([Yy]ou) (choose|lose|take|become|forget|gain|deal)s\b/g, '$1 $2')
    .replace(/\b([Yy]ou [^.;]* and lose)s\b/g, '$1');

/** The text of another clone's card, whose "you" is that clone. */
const inThirdPerson = (text: string, name: string): string =>
  text
    .replace('Activate this only', 'Only')
    .replace(
      /(^|\. )((?:Each|That|Another) [^.]*\. )(Deal|Gain)\b/g,
      (_, before, others, verb) => `${before}${others}${name} ${verb.toLowerCase()}s`,
    )
    .replace(
      /(^|[.:;] )(Deal|Gain|Lose|Cancel|Choose|Look|Move|Remove|Replace|Remember|Forget|Gamble|Resolve|Add|Put)\b/gi,
      '$1$2s',
    )
    .replace(/ (and|then) (make|choose|forget)\b/g, ' $1 $2s')
    .replace(/((?:When|If) [^.]*, )(deal|gain|lose)\b/g, `$1${name} $2s`)
    .replace(/ (on|in) your (turn|thoughts, )/g, ' $1 its $2')
    .replace(/\b[Yy]ours?\b/g, `${name}’s`)
    .replace(
      /\b[Yy]ou(?: (have|are|do|may|lose|deal|choose|control|become|pay|react|forget))?\b/g,
      (_, verb?: string) => (verb ? `${name} ${irregular[verb] ?? `${verb}s`}` : name),
    );

/** "It" is the chosen clone in these phrases alone. */
const itAsYou = (text: string): string =>
  text
    .replace(/\b[Ii]t (forget|lose)s\b/g, 'you $1')
    .replace(/ to it\b/g, ' to you')
    .replace(/ in its condition\b/g, ' in your condition');

/** A name in a script that runs from right to left, so that it moves nothing beside it in a plain sentence. */
const isolated = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);

/** "Deal 7 {C}" for "Deal 3 {C}, plus twice X" if X is 2. */
const withX = (text: string, x: number): string =>
  text
    .replace(
      /(?:(\d+) )?(\{\w+\})([^.,]*?),? (?:equal to|plus) (?:(twice|\d+) (?:times )?)?X(?:, plus (\d+))?(?:,(?= to))?/g,
      (_, base = 0, symbol: string, whom: string, times = 1, more = 0) =>
        `${Number(base) + x * (times === 'twice' ? 2 : Number(times)) + Number(more)} ${symbol}${whom}`,
    )
    .replace(/ X is \d+ or less\./g, '')
    .replace(/\bX or less/g, `${x} or less`);

/** After a number and its symbol the word says nothing. */
const withoutDamage = (text: string) => text.replace(/(\d \{[CB]\}) damage/g, '$1');

/** With several living rivals of whom none is chosen it says how many there are; with none left, what is printed. */
export function writtenAt(text: string, { view, by, at, x }: Use): string {
  if (x !== undefined) return withoutDamage(withX(writtenAt(text, { view, by, at }), x));
  const nameOf = (seat: SeatNumber) => (seat === view.you ? 'you' : isolated(view.seats[seat]?.name ?? ''));
  const possessive = (name: string) => (name === 'you' ? 'your' : `${name}’s`);
  const others = [...view.seats.keys()].filter((seat) => seat !== by && view.seats[seat]?.alive);
  if (others.length === 0) return withoutDamage(text);
  const only = others.length === 1 ? others[0] : undefined;
  const chosen = at ?? only;
  if (text.startsWith(curse)) {
    const rest = text.slice(curse.length);
    const its = () => upperFirst(inThirdPerson(rest.replace(/\byour\b/gi, 'its'), 'it'));
    const there = chosen === undefined ? its() : writtenAt(rest, { view, by: chosen });
    return `${writtenAt(curse.trim(), { view, by, at })} ${there}`;
  }
  const number = howMany[others.length] ?? 'many';
  let written = withoutDamage(by === view.you ? text : inThirdPerson(text, nameOf(by)))
    .replace(/(\{[CB]\} damage) to (another|that) clone equal to (.*?)\./g, '$1 equal to $3, to $2 clone.')
    .replace(/(\d+)( \{\w+\}) for each other clone\b/g, (_, one, what) => `${one * others.length}${what}`)
    .replace(/ to the next clone and\b/g, only === undefined ? '$&' : ' and')
    .replace(/\bthe next clone\b/g, nameOf(nextLiving(view, by)))
    .replace(/\bthe previous clone\b/g, nameOf(nextLiving(view, by, -1)))
    .replace(/\beach other clone\b/gi, only === undefined ? `each of ${number}` : nameOf(only));
  if (only !== undefined) {
    const pair = `${nameOf(by)} and ${nameOf(only)}`;
    written = written
      .replace(/\bother clones\b/gi, nameOf(only))
      .replace(/\beach clone gains\b/g, `${pair} each gain`)
      .replace(/\beach clone\b/g, pair);
  }
  if (chosen === undefined)
    return inSecondPerson(upperFirst(written.replace(/\bto another clone\b(?!')/g, `to one of ${number}`)));
  written = written
    .replace(/\b(?:another|that) clone's/gi, possessive(nameOf(chosen)))
    .replace(/\b(?:another|that) clone\b/gi, nameOf(chosen));
  return inSecondPerson(upperFirst(chosen === view.you ? itAsYou(written) : written));
}

/** Capitals at the beginning of sentences. */
const upperFirst = (text: string): string =>
  text.replace(/(^|\. )([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
