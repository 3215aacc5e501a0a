/** The texts of cards as the reader sees them now. */

import { isSeatAfraid, sideOf } from '../engine/inEffect.ts';
import { type CardNumber, printed } from '../engine/printedCard.ts';
import { bodyOf, sourceProgram } from '../engine/programs.ts';
import { chosenClone, type Item, isChosen } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import type { Book, Side } from '../language/book.ts';
import { printedSide } from '../language/marks.ts';
import type { Effect, Program, Worded } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { saySide, sayTo } from './voice.ts';
import { capitalised, type Wording } from './words.ts';

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

/** The X of a card that another resolves (#templates). */
export const copiedX = 0;

/** The text of an item on the stem, as the reader sees it now; empty for a take. */
export function effectsOfItem({ book, view }: Wording, item: Item, x = xOf(view, item)): string {
  if (item.kind === 'take') return '';
  const side = resolvedSide({ book }, item);
  const { card, copy = {} } = item.choices;
  if (side && isChosen(card)) {
    const resolved = { ...item, card, persona: null, side, choices: copy };
    const verb = item.controller === view.you ? 'Resolve' : 'Resolves';
    return `${verb} ${book.cards[printed(card)]?.name}: ${effectsOfItem({ book, view }, resolved, copiedX)}`;
  }
  return saySide({ view, by: item.controller, at: chosenClone(item), x }, programOf(book, item));
}

/** Whether an item is to take over another. */
export const takesControl = (book: Book, item: Item): boolean =>
  bodyOf(book, item).some((effect) => effect.do === 'take-control');

/** What an ability on the stem does once the reader controls it: as it is printed, it speaks to whom controls it. */
export const effectsIfTaken = (book: Book, item: Item): string =>
  capitalised(printedSide({ constants: [], body: bodyOf(book, item), triggered: [], activated: [] }));

/** Of modes, once all are chosen, those. */
function ofChosenModes(effect: Worded<Effect>, chosen: readonly number[] = []): Worded<Effect> {
  if (effect.do !== 'modes' || chosen.length < effect.number) return effect;
  const [, list = ''] = /: (.*)\.$/.exec(effect.words) ?? [];
  const modes = list.split(/; (?:or )?/).filter((_, mode) => chosen.includes(mode));
  return { ...effect, words: `${modes.join('; ').replace(/[a-z]/, (letter) => letter.toUpperCase())}.` };
}

/** Of an ability, what is on the stem: neither its price, which is paid, nor the other abilities of its source. */
function programOf(book: Book, item: Item): Program {
  const program = sourceProgram(book, item);
  const { ability, kind, choices } = item;
  if (ability === null) return { ...program, body: program.body.map((effect) => ofChosenModes(effect, choices.modes)) };
  const triggered = kind === 'triggered' ? program.triggered.slice(ability, ability + 1) : [];
  return { constants: [], body: triggered.length > 0 ? [] : bodyOf(book, item), triggered, activated: [] };
}

/** The price of an activated ability as it is printed. */
export const priceOfAbility = (book: Book, item: Item): string | undefined =>
  item.kind === 'activated' && item.ability !== null
    ? /\{ACT\} (.*):/.exec(sourceProgram(book, item).activated[item.ability]?.words ?? '')?.[1]
    : undefined;

const xOf = ({ draft }: View, item: Item) => (draft?.item === item && !draft.xChosen ? undefined : item.x);

/** The text of a side of a card wherever it lies, as the reader sees it now. */
export function effectsOf(words: Wording, card: CardNumber, side: Side = 'desire', x?: number): string {
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
  return saySide({ view, by: owner >= 0 ? owner : view.you, x }, program);
}

/** The text of a card that the reader pays with, and whether its clone is then no longer afraid. */
export function effectsIfPaid(words: Wording, card: CardNumber): string {
  const { book, view } = words;
  const own = view.seats[view.you];
  const condition = own?.condition.filter((state) => state.card !== card) ?? [];
  const isCalm = own?.afraid && condition.length < own.condition.length && !isSeatAfraid(book, { ...own, condition });
  return effectsOf(words, card) + (isCalm ? ' Without it you are no longer afraid.' : '');
}

/** The sentence that a question is about, as the reader sees it now: of "each other clone", they are the one asked. */
export function sentenceInQuestion(words: Wording): string {
  const { view } = words;
  const item = view.current?.item ?? view.draft?.item;
  const asked = view.pending && 'ask' in view.pending && view.pending.ask === 'offer' ? view.you : undefined;
  return item ? sayTo({ view, by: item.controller, at: asked ?? chosenClone(item) }, textInQuestion(words)) : '';
}

/** The side of another card that an item resolves; `undefined` if it resolves none. */
export function resolvedSide({ book }: Pick<Wording, 'book'>, item: Item): Side | undefined {
  const resolved = sourceProgram(book, item).body.find((effect) => effect.do === 'resolve-card');
  return resolved?.side;
}

/** Words that are carried out, or those of the card that is announced. */
function textInQuestion(words: Wording): string {
  const { current, draft } = words.view;
  if (current?.words) return current.words.text;
  if (!draft || draft.item.persona !== null) return '';
  const side = resolvedSide(words, draft.item);
  const { card } = draft.item.choices;
  const source = side && isChosen(card) ? { card, persona: null, side } : draft.item;
  return sourceProgram(words.book, source).body.find((effect) => effect.do === 'modes')?.words ?? '';
}
