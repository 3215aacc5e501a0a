/**
 * Says a card's text to its reader: who "you" and "another clone" are now, with verbs that fit. It fills in the words that
 * the phrase table marks (marks.ts).
 */

import { nextLiving } from '../engine/seating.ts';
import type { View } from '../engine/view.ts';
import { markedSide, printedText, saidText } from '../language/marks.ts';
import type { Program } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';

type Voice = {
  readonly view: View;
  /** Seat of the clone whose card it is. */
  readonly by: SeatNumber;
  /** Seat of the clone that it has chosen, if it has. */
  readonly at?: SeatNumber | undefined;
  /** The X that was chosen, if it was. */
  readonly x?: number | undefined;
};

/** A clone, or words for one that is not known yet, or for several. */
type Who = SeatNumber | string;

const howMany = ['none', 'one', 'two', 'three'];

/** The other form of verbs whose forms differ otherwise than by an "s". */
const irregular: Readonly<Record<string, string>> = { have: 'has', has: 'have', are: 'is', do: 'does', may: 'may' };
const ofYou = (verb: string) => irregular[verb] ?? verb.slice(0, -1);
const ofOthers = (verb: string) => irregular[verb] ?? `${verb}s`;

/** A name in a script that runs from right to left, so that it moves nothing beside it in a plain sentence. */
const isolated = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);

/** What a side does, without the limit of an X that is chosen. */
export const saySide = (voice: Voice, { limit, ...program }: Program): string =>
  sayTo(voice, markedSide(limit && voice.x === undefined ? { ...program, limit } : program));

/** With several living rivals of whom none is chosen it says how many there are; with none left, what is printed. */
export function sayTo({ view, by, at, x }: Voice, text: string): string {
  const others = [...view.seats.keys()].filter((seat) => seat !== by && view.seats[seat]?.alive);
  if (others.length === 0) return printedText(text);
  const only = others.length === 1 ? others[0] : undefined;
  const chosen = at ?? only;
  const number = howMany[others.length] ?? 'many';
  const next = nextLiving(view, by);
  const name = (who: Who) =>
    typeof who === 'string' ? who : who === view.you ? 'you' : isolated(view.seats[who]?.name ?? '');
  const possessive = (who: Who) => (who === 'it' ? 'its' : who === view.you ? 'your' : `${name(who)}’s`);
  const clones: Readonly<Record<string, Who>> = {
    it: chosen === view.you ? chosen : 'it',
    'another clone': chosen ?? 'another clone',
    'that clone': chosen ?? 'that clone',
    'one of them': chosen ?? `one of ${number}`,
    'each other clone': only ?? `each of ${number}`,
    'each clone': only === undefined ? 'each clone' : `${name(by)} and ${name(only)}`,
    'other clones': only ?? 'other clones',
    'the next clone': next,
    'the previous clone': nextLiving(view, by, -1),
  };
  /** The clone that the card calls "you". */
  let own: Who = by;
  /** The clone that was named last. */
  let named: Who | undefined;
  /** Whether a verb alone is that of the own clone, because no other has done anything. */
  let isImplied = true;
  /** Whether the next verb follows "may". */
  let followsMay = false;

  function ownVerb(verb: string, saysYou: boolean): string {
    const isAlone = followsMay || (own === view.you && !saysYou);
    followsMay = verb === 'may';
    if (isAlone) return verb;
    const form = own === view.you ? verb : ofOthers(verb);
    if (isImplied && !saysYou) return form;
    isImplied ||= !saysYou;
    named = own;
    return `${name(own)} ${form}`;
  }

  /** The verb of the clone that was named last. */
  function othersVerb(verb: string): string {
    isImplied = false;
    if (named === view.you) return ofYou(verb);
    return only !== undefined && named === clones['each clone'] ? `each ${ofYou(verb)}` : verb;
  }

  /** `base`, and `more` for each X or, as N, each other clone. */
  function amount(base: number, more: number, letter: string, symbol: string, comma: string): string {
    const count = letter === 'N' ? others.length : x;
    if (count !== undefined) return `${base + more * count} ${symbol}`;
    const times = more === 1 ? 'X' : more === 2 ? 'twice X' : `${more} times X`;
    return base === 0 ? `${symbol} equal to ${times}` : `${base} ${symbol}, plus ${times}${comma}`;
  }

  return saidText(text, (words, isPossessive) => {
    const who = words === 'you' ? own : clones[words];
    if (who !== undefined) {
      named = who;
      return isPossessive ? (typeof who === 'string' ? `${who}'s` : possessive(who)) : name(who);
    }
    switch (words) {
      case 'your':
        return possessive(named === own && own !== view.you ? 'it' : own);
      case 'yours':
        return own === view.you ? words : possessive(own);
      case 'its':
        return chosen === view.you ? 'your' : words;
      case 'x':
        return String(x ?? 'X');
      case 'damage':
        return '';
      case 'to the next clone':
        return only === undefined ? `to ${name(next)}` : '';
      case 'if':
      case 'when':
        isImplied = false;
        named = undefined;
        return words;
      case 'new you':
        own = chosen ?? 'it';
        return 'condition';
      default: {
        const [, base, more, letter = '', symbol = '', comma = ''] = /^(\d+)\+(\d+)(.) (.*?)(,?)$/.exec(words) ?? [];
        if (base) return amount(Number(base), Number(more), letter, symbol, comma);
        const verb = words.replace('you ', '');
        return verb.endsWith('s') ? othersVerb(verb) : ownVerb(verb, verb !== words);
      }
    }
  });
}
