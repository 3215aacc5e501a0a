/** Words for buttons, headings and the log of a game on a screen. */

import { changeOf, describeEvent, type LogPart, partsOfEvent } from '../engine/describe.ts';
import { cardOf, type GameEvent } from '../engine/event.ts';
import { sideOf, thoughtLimitOf } from '../engine/inEffect.ts';
import type { Decision } from '../engine/legal.ts';
import { type CardNumber, printed } from '../engine/printedCard.ts';
import { sourceProgram } from '../engine/programs.ts';
import type { Ask } from '../engine/question.ts';
import { chosenClone, type Item, isChosen } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import type { Book, Side } from '../language/book.ts';
import { counted, listed } from '../plural.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type GameEnd, sumsOf } from './endings.ts';
import { type Payment, paymentDue } from './payment.ts';
import { saySide, sayTo } from './voice.ts';

/** Everything that is needed to put a game into words. */
export type Wording = { readonly book: Book; readonly view: View };

export const namesOf = ({ seats }: View): string[] => seats.map(({ name }) => name);

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
  event.kind === 'damage' && event.change ? `${changeOf(book, event)}.` : '';

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

/** "5 ideas left, 25 : 22" if few are left in the head: with the points of the living, in the order of their seats. */
export const sayFewLeft = (view: View): string | undefined =>
  view.head.length > few || view.outcome
    ? undefined
    : `${counted(view.head.length, 'idea')} left, ${sumsOf(view).join(' : ')}`;

/**
 * Items from the bottom of the stem to the top, the one that is resolved or announced, and a state of which the side that
 * it is added on is asked.
 */
export function itemsInPlay({ stem, current, draft, pending }: View): readonly Item[] {
  const added = pending && 'step' in pending && pending.step.step === 'add-state' ? pending.step : undefined;
  const others = [current?.item, draft?.item, added && addedItem(added)].filter((item) => item !== undefined);
  return [...stem, ...others.filter(({ id }) => stem.every((item) => item.id !== id))];
}

const addedItem = ({ seat, card }: { readonly seat: SeatNumber; readonly card: CardNumber }): Item => ({
  id: 0,
  kind: 'state',
  controller: seat,
  card,
  persona: null,
  side: 'desire',
  ability: null,
  x: 0,
  choices: {},
  otherSeat: null,
  bonus: 0,
  event: 0,
});

/** The text of an item on the stem, as the reader sees it now; empty for a take. */
export function effectsOfItem({ book, view }: Wording, item: Item, x = xOf(view, item)): string {
  if (item.kind === 'take') return '';
  return saySide({ view, by: item.controller, at: chosenClone(item), x }, sourceProgram(book, item));
}

const xOf = ({ draft }: View, item: Item) => (draft?.item === item && !draft.xChosen ? undefined : item.x);

/** The text of a side of a card wherever it lies, as the reader sees it now. */
export function effectsOf(words: Wording, card: CardNumber, side: Side = 'desire'): string {
  const { book, view } = words;
  const item = itemsInPlay(view).find((own) => own.card === card && own.kind !== 'take' && own !== view.draft?.item);
  if (item) return effectsOfItem(words, item);
  const found = book.cards[printed(card)];
  if (!found) return '';
  const program = sideOf(found, side);
  const holder = view.seats.findIndex(({ condition }) => condition.some((state) => state.card === card));
  const constants = program.constants.filter(({ is }) => is !== 'curse');
  if (holder >= 0) return saySide({ view, by: holder }, { ...program, constants });
  const owner = view.seats.findIndex(({ thoughts }) => thoughts.includes(card));
  return saySide({ view, by: owner >= 0 ? owner : view.you }, program);
}

const nameOf = ({ book }: Wording, card: CardNumber): string => (card > 0 ? cardOf(book, card).name : 'an idea');

function itemName(words: Wording, id: number): string {
  const { stem, waiting } = words.view;
  const item = [...stem, ...waiting].find((own) => own.id === id);
  if (!item) return 'nothing on the stem';
  return item.kind === 'take' ? 'the take' : nameOfSource(words, item);
}

export const nameOfSource = (words: Wording, { card, persona }: Pick<Item, 'card' | 'persona'>): string =>
  (persona !== null && words.book.personas[persona]?.name) || nameOf(words, card);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence that a question is about, as the reader sees it now: of "each other clone", they are the one asked. */
export function sentenceInQuestion(words: Wording): string {
  const { view } = words;
  const item = view.current?.item ?? view.draft?.item;
  const asked = view.pending && 'ask' in view.pending && view.pending.ask === 'offer' ? view.you : undefined;
  return item ? sayTo({ view, by: item.controller, at: asked ?? chosenClone(item) }, textInQuestion(words)) : '';
}

/** Words that are carried out, or those of the card that is announced. */
function textInQuestion({ book, view: { current, draft } }: Wording): string {
  if (current?.words) return current.words.text;
  if (!draft || draft.item.persona !== null) return '';
  const { body } = sideOf(cardOf(book, draft.item.card), draft.item.side);
  const resolved = body.find((effect) => effect.do === 'resolve-card');
  const { card } = draft.item.choices;
  const source = resolved && isChosen(card) ? { card, persona: null, side: resolved.side } : draft.item;
  return sideOf(cardOf(book, source.card), source.side).body.find((effect) => effect.do === 'modes')?.words ?? '';
}

/** The verb for a card that is chosen. */
const deeds: Readonly<Partial<Record<Ask, string>>> = {
  forget: 'Forget ',
  'pay-idea': 'Forget ',
  'pay-memory': 'Repress ',
  'pay-state': 'Remove ',
  'repress-idea': 'Repress ',
  'give-idea': 'Give ',
  'gained-state': 'Add ',
  memory: 'Remember ',
};

/** "Do it: forget an idea, and gain {T}", from "You may forget an idea. If you do, gain {T}." */
function agreeing(words: Wording): string {
  const [, first, then] = /\b[Yy]ou may (.*?)\. If you do, (.*?)\.?$/.exec(sentenceInQuestion(words)) ?? [];
  return first && then ? `Do it: ${first}, and ${then}` : 'Do it';
}

/** The price for keeping an attack that would be cancelled. */
function keeping({ pending }: View): string {
  if (!pending || !('step' in pending) || pending.step.step !== 'unless') return 'Keep it';
  const { price } = pending.step;
  return 'forget' in price
    ? `Forget ${counted(price.forget, 'idea')}: it stays`
    : `Pay ${price.pay} {${price.track === 'corpus' ? 'C' : 'B'}}: it stays`;
}

/** The options of "Choose one: a; b; or c." */
function partsOf(sentence: string): string[] {
  const [, list = ''] = /: (.*?)\.?$/.exec(sentence) ?? [];
  return list.split(/; (?:or )?/).map(capitalised);
}

/** The options of the card that cannot be chosen now, each with the reason. */
export function closedModes(words: Wording): readonly { readonly name: string; readonly why: string }[] {
  const { legal, draft } = words.view;
  const { modes = [] } = draft?.item.choices.copy ?? draft?.item.choices ?? {};
  return partsOf(sentenceInQuestion(words)).flatMap((name, value) => {
    if (legal.some((decision) => decision.do === 'choose' && decision.value === value)) return [];
    const why = modes.includes(value)
      ? 'chosen'
      : name.startsWith('Remove')
        ? 'no state to remove'
        : 'not possible now';
    return [{ name, why }];
  });
}

function optionName(words: Wording, ask: Ask, value: number): string {
  const { view } = words;
  switch (ask) {
    case 'side':
      return value === 1 ? 'Fear side' : 'Desire side';
    case 'x':
      return `X = ${value}`;
    case 'clone':
    case 'new-clone':
      return view.seats[value]?.name ?? 'Nobody';
    case 'item':
    case 'order':
      return capitalised(itemName(words, value));
    case 'slot':
      return `Replace ${nameOf(words, view.headspace[value]?.card ?? 0)}`;
    case 'mode':
    case 'offer':
      return partsOf(sentenceInQuestion(words))[value] ?? `Choice ${value + 1}`;
    case 'unless':
      return value === 1 ? keeping(view) : 'Let it be cancelled';
    case 'may':
      return value === 1 ? agreeing(words) : 'Leave it';
    case 'state':
    case 'new-state':
    case 'copied-card':
    case 'pick-idea':
    case 'memory':
    case 'forget':
    case 'pay-idea':
    case 'pay-memory':
    case 'pay-state':
    case 'gained-state':
    case 'repress-idea':
    case 'give-idea':
      return value <= 0 ? 'Nothing' : `${deeds[ask] ?? ''}${nameOf(words, value)}`;
    default:
      return ask satisfies never;
  }
}

export const choosesClone = (ask: Ask): boolean => ask === 'clone' || ask === 'new-clone';

const choosesOther: ReadonlySet<Ask> = new Set([
  'side',
  'x',
  'item',
  'slot',
  'mode',
  'offer',
  'unless',
  'may',
  'order',
]);
export const choosesCard = (ask: Ask): boolean => !choosesClone(ask) && !choosesOther.has(ask);

/** The label of the button for a decision. */
export function describeDecision(words: Wording, decision: Decision): string {
  const { view } = words;
  switch (decision.do) {
    case 'take':
      return `Take ${nameOf(words, view.headspace[decision.slot]?.card ?? 0)}`;
    case 'play':
      return `Play ${nameOf(words, decision.card)}`;
    case 'react':
      return `React with ${nameOf(words, decision.card)}`;
    case 'activate':
      return `Activate ${decision.card > 0 ? nameOf(words, decision.card) : 'your persona'}`;
    case 'end':
      return 'End turn';
    case 'pass':
      return 'Pass';
    case 'withdraw':
      return 'Take it back';
    case 'choose':
      return view.pending && 'ask' in view.pending ? optionName(words, view.pending.ask, decision.value) : '';
    default:
      return decision satisfies never;
  }
}

/** The card that a decision is about; 0 if there is none. */
export function cardOfDecision({ view }: Wording, decision: Decision): CardNumber {
  if (decision.do === 'take') return view.headspace[decision.slot]?.card ?? 0;
  return 'card' in decision ? decision.card : 0;
}

/** The card on the table that stands for a decision: its own one, or the answer to a question; 0 if there is none. */
export function tileOf(words: Wording, decision: Decision): CardNumber {
  const { pending, headspace, seats, you } = words.view;
  if (decision.do !== 'choose' || !pending || !('ask' in pending)) return cardOfDecision(words, decision);
  if (pending.ask === 'slot') return headspace[decision.value]?.card ?? 0;
  return choosesCard(pending.ask) && seats[you]?.thoughts.includes(decision.value) ? decision.value : 0;
}

const questions: Readonly<Record<Ask, string>> = {
  side: 'Which side?',
  x: 'How much is X?',
  clone: 'Which clone?',
  item: 'Which card or effect on the stem?',
  'new-clone': 'At whom instead?',
  state: 'Which state?',
  'new-state': 'Which state instead?',
  slot: 'Replace which idea?',
  memory: 'Which memory?',
  mode: 'Which of these?',
  'copied-card': 'Which attack card?',
  'pay-idea': 'Forget which?',
  'pay-memory': 'Repress which?',
  'pay-state': 'Remove which?',
  forget: 'Which idea is forgotten?',
  'pick-idea': 'Which of these ideas?',
  offer: 'Which of the two?',
  unless: 'Keep the attack?',
  may: 'Will you do it?',
  'gained-state': 'Which state is added?',
  order: 'Which goes on the stem first? It resolves last.',
  'repress-idea': 'Which idea is repressed?',
  'give-idea': 'Which idea is given away?',
};

type Choosing = Extract<NonNullable<View['pending']>, { ask: Ask }>;

/** "Not Me, Him costs 2 ideas", "Not Me, Him costs 1 more idea" */
function sayPrice(name: string, { ask, due }: Payment, paid: number): string {
  const kind = ask.slice('pay-'.length);
  const more = paid > 0 ? 'more ' : '';
  return `${name} costs ${counted(due, more + kind, `${more}${kind === 'memory' ? 'memories' : `${kind}s`}`)}.`;
}

/** Questions that name no card. */
const plain: ReadonlySet<Ask> = new Set(['side', 'x', 'clone', 'new-clone', 'order', 'offer']);

const ordinals = ['first', 'second', 'third'];

/** A question with what the reader must know to answer it. */
function askedOfReader(words: Wording, pending: Choosing): string {
  const { draft, current, seats, you } = words.view;
  const asked = questions[pending.ask];
  const { controller = you, card = 0, persona = null } = current?.item ?? draft?.item ?? {};
  const name = nameOfSource(words, { card, persona });
  if (pending.ask === 'clone' && draft?.item.kind === 'attack') return 'At whom?';
  const [, several] = (pending.ask === 'mode' && /^Choose (two|three)/.exec(sentenceInQuestion(words))) || [];
  if (several) return `Choose the ${ordinals[draft?.item.choices.modes?.length ?? 0]} of ${several}`;
  if (pending.ask === 'unless') return `Keep ${itemName(words, current?.item.choices.item ?? 0)}?`;
  if (pending.ask === 'offer' && controller !== you) return `${seats[controller]?.name} asks you`;
  if (pending.for === 'step' && pending.step.step === 'forget') {
    const why = current ? name : `Limit ${thoughtLimitOf(words.book, words.view, you)}`;
    return `${why}: forget ${pending.step.number} of ${seats[you]?.thoughts.length}`;
  }
  const payment = paymentDue(words.book, words.view);
  if (payment && draft) {
    const together = payment.due > 1 && payment.ask !== 'pay-idea';
    const paid = draft.ideas.length + draft.memories.length + draft.states.length;
    return `${sayPrice(name, payment, paid)} ${together ? 'Choose them in order.' : asked}`;
  }
  return plain.has(pending.ask) ? asked : `${name}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`;
}

/** The question that is asked now. It names any clone but the reader's. */
export function describeQuestion(words: Wording): string {
  const { view } = words;
  const { pending, outcome } = view;
  if (!pending) return outcome ? 'The game is over.' : 'Nothing is left to decide.';
  const { name = '' } = view.seats[pending.seat] ?? {};
  const own = pending.seat === view.you;
  const who = own ? '' : `${name}: `;
  if ('ask' in pending) return `${who}${own ? askedOfReader(words, pending) : questions[pending.ask]}`;
  const top = view.stem.at(-1);
  if (pending.kind === 'react' && view.legal.length === 1) return `${who}Nothing can be done about it.`;
  if (pending.kind === 'react') return `${who}React to ${top ? itemName(words, top.id) : 'it'}, or pass?`;
  if (!own) return `${name}’s turn. What do you do?`;
  const { thoughts = [], ticks } = view.seats[view.you] ?? {};
  if (ticks === 0) return 'Your turn. You have spent your ticks.';
  return `Your turn. Take an idea${thoughts.length > 0 ? ' or play a thought' : ''}.`;
}
