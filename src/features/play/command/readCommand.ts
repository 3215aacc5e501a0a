/**
 * Reads what a player types as decisions: "play haircut on twice", "take 2", "pass". The names are those of the buttons
 * (describeDecision); of each, a few letters are enough. All of a line is carried out, or nothing.
 */

import type { Decision } from '#game/engine/legal.ts';
import { chosenClone } from '#game/engine/state.ts';
import { viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { Book } from '#game/language/book.ts';
import { itemsInPlay } from '#game/play/cardWords.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import type { Wording } from '#game/play/words.ts';
import { extend, type Position } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { foldText } from '#search/text/foldText.ts';
import { editDistance } from '#search/text/nameDistance.ts';

export type Table = {
  readonly book: Book;
  readonly position: Position;
  /** Seat of the player who types. */
  readonly seat: SeatNumber;
};

/** The decisions of a line, and the sentence that answers it. Without decisions, it only answers. */
export type Answer = { readonly decisions: readonly Decision[]; readonly sentence: string };

type Named = { readonly decision: Decision; readonly label: string; readonly words: readonly string[] };

/** Other words for the first words of buttons. */
const synonyms: Readonly<Record<string, string>> = {
  draw: 'take',
  use: 'play',
  skip: 'pass',
  done: 'end',
  stop: 'end',
};
/** They say nothing, or join a card to the answers to its questions. */
const joints = new Set(['a', 'an', 'the', 'my', 'on', 'at', 'against', 'to', 'with', 'for', 'and', 'please', 'is']);

const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const only = (sentence: string): Answer => ({ decisions: [], sentence });

export function readCommand(table: Table, line: string): Answer {
  const [first, ...others] = wordsOf(line);
  if (first === undefined) return only('Type a decision, such as “take 2” or “end turn”.');
  const typed = [synonyms[first] ?? first, ...others];
  const words = wordingOf(table, table.position);
  const { legal, pending, outcome, seats } = words.view;
  if (outcome) return only('The game is over.');
  if (legal.length === 0) return only(`${(pending && seats[pending.seat]?.name) ?? 'Nobody'} decides now.`);
  const can = legal.map((decision) => named(words, decision));
  if (/^(what|help)$/.test(first) && others.length === 0) return only(`${can.map(({ label }) => label).join(', ')}.`);

  const found = longest(can, typed);
  const illegal = longest(
    conceivable(words).map((decision) => named(words, decision)),
    typed,
  );
  // "Play flinch" means the reaction, and not any card that can be played.
  if (illegal && illegal.length > (found?.length ?? 0) && (illegal.length > 1 || typed.length === 1)) {
    const refused = refusalOf(table, illegal);
    if (refused) return only(refused);
  }
  if (!found) return only(`You cannot do “${line.trim()}”. Try “what”.`);
  return isOne(found) ? withAnswers(table, found.meant[0], typed.slice(found.length)) : only(which(found));
}

const wordingOf = ({ book, seat }: Table, { state }: Position): Wording => ({
  book,
  view: viewFor(book, state, seat),
});

/** The words by which a decision is called: those of its button, and the number of its place. */
function named(words: Wording, decision: Decision): Named {
  const label = describeDecision(words, decision);
  const place = placeOf(words, decision);
  return { decision, label, words: [...wordsOf(label), ...(place === undefined ? [] : [String(place + 1)])] };
}

/** The place of a card in headspace or in the hand, and of an answer among the others. */
function placeOf({ view: { legal, pending, seats, you } }: Wording, decision: Decision): number | undefined {
  switch (decision.do) {
    case 'take':
      return decision.slot;
    case 'play':
    case 'react':
      return seats[you]?.thoughts.indexOf(decision.card);
    case 'choose':
      return pending && 'ask' in pending && pending.ask === 'x' ? undefined : legal.indexOf(decision);
    case 'activate':
    case 'end':
    case 'pass':
    case 'withdraw':
      return undefined;
    default:
      return decision satisfies never;
  }
}

/** The decisions that some words name: several if they are named alike. */
type Found = { readonly meant: readonly [Named, ...Named[]]; readonly length: number };

const isOne = ({ meant }: Found) => meant.length === 1;
const which = ({ meant }: Found) => `Which: ${meant.map(({ label }) => label).join(' or ')}?`;

/** Finds the longest beginning of the words that names decisions. */
function longest(among: readonly Named[], typed: readonly string[]): Found | undefined {
  for (let length = typed.length; length > 0; length -= 1) {
    const said = typed.slice(0, length).filter((word) => !joints.has(word));
    if (said.length === 0) return undefined;
    const marks = among.map(({ words }) => markOf(said, words));
    const best = Math.min(...marks);
    // Cards of one name are the same to the player.
    const meant = new Map(among.filter((_, place) => marks[place] === best).map((one) => [one.label, one] as const));
    const [first, ...others] = meant.values();
    if (first && best < Number.POSITIVE_INFINITY) return { meant: [first, ...others], length };
  }
  return undefined;
}

/** How badly the words fit a name: 0 is best, infinite if one of them is not in it. */
function markOf(said: readonly string[], words: readonly string[]): number {
  const slips = said.map((word) => Math.min(...words.map((other) => slipsOf(word, other))));
  const sum = slips.reduce((all, one) => all + one, 0);
  // "End" is the button "End turn" rather than a card with this word in its name.
  return said[0] === words[0] ? sum : sum + 0.5;
}

function slipsOf(word: string, other: string): number {
  if (word === other) return 0;
  if (/^\d/.test(word)) return Number.POSITIVE_INFINITY;
  if (other.startsWith(word)) return 1;
  const isSlip = word.length > 3 && editDistance(word, other.slice(0, Math.max(word.length, other.length - 1))) === 1;
  return isSlip || (word.length > 3 && editDistance(word, other) === 1) ? 3 : Number.POSITIVE_INFINITY;
}

/** A decision, and the answers to its questions among the words after it, in any order. */
function withAnswers(table: Table, { decision, label }: Named, rest: readonly string[]): Answer {
  const { book, seat } = table;
  const decisions = [decision];
  let said = label;
  let left = rest.filter((word) => !joints.has(word));
  let position = extend(book, table.position, decision);
  while (!isRefusal(position) && left.length > 0) {
    const { pending } = position.state;
    if (pending?.kind !== 'choose' || pending.seat !== seat) break;
    const words = wordingOf(table, position);
    const answers = words.view.legal.filter(({ do: what }) => what === 'choose').map((one) => named(words, one));
    const found = left.map((_, place) => longest(answers, left.slice(place)));
    const at = found.findIndex((one) => one !== undefined);
    const [answered] = found.slice(at);
    if (at < 0 || !answered) break;
    if (!isOne(answered)) return only(which(answered));
    const [answer] = answered.meant;
    decisions.push(answer.decision);
    said += `, ${answer.label}`;
    left = [...left.slice(0, at), ...left.slice(at + answered.length)];
    position = extend(book, position, answer.decision);
  }
  if (isRefusal(position)) return only(position.refused);
  const alone = onlyClone(wordingOf(table, position));
  if (left.length > 0 && !(alone && markOf(left, wordsOf(alone)) < Number.POSITIVE_INFINITY))
    return only(`${label}: “${left.join(' ')}” cannot be chosen.`);
  return { decisions, sentence: `${said}.` };
}

/** The name of the clone that the top item is at, also if there was nothing to choose. */
function onlyClone({ view }: Wording): string | undefined {
  const item = itemsInPlay(view).at(-1);
  const at = item && chosenClone(item);
  return at === undefined ? undefined : view.seats[at]?.name;
}

/** Every decision that a player may mean, legal or not. */
function conceivable({ view: { headspace, seats, you } }: Wording): readonly Decision[] {
  const { thoughts = [], condition = [] } = seats[you] ?? {};
  const hand = thoughts.filter((card) => card !== null);
  return [
    ...headspace.map((_, slot): Decision => ({ do: 'take', slot })),
    ...hand.map((card): Decision => ({ do: 'play', card })),
    ...hand.map((card): Decision => ({ do: 'react', card })),
    ...condition.map(({ card }): Decision => ({ do: 'activate', card, ability: 0 })),
    { do: 'activate', card: 0, ability: 0 },
    { do: 'end' },
    { do: 'pass' },
  ];
}

function refusalOf({ book, position: { state } }: Table, { meant }: Found): string | undefined {
  const refusals = meant.map(({ decision, label }) => [label, whyNot({ book, state }, decision)?.refused]);
  const [refused] = refusals.filter(([, sentence]) => sentence !== undefined);
  return refused?.join(': ');
}
