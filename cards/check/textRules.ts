/** Rules for every text that may contain symbols. */

import type { DatedText } from '#game/cards/card.ts';
import { paragraphsOf, parseCardText, printCardText } from '#game/cards/cardText.ts';
import { abilityTokens } from '#game/cards/symbol.ts';
import { parse } from '#game/language/parse.ts';
import { costFaults } from './costRules.ts';
import { type FieldFault, fault } from './finding.ts';

/** Characters that do not survive in a search address. */
const misspellings: readonly { readonly pattern: RegExp; readonly expected: string }[] = [
  { pattern: /\+/, expected: 'the word "plus"' },
  { pattern: /\|/, expected: 'no vertical bar' },
  { pattern: /(?<=^|\s):\w+/, expected: 'no word that begins with a colon' },
];

const strayBraces = /\{[^{}]*\}|[{}]/;

/** Rules for all texts, including names and flavour texts. */
export function* textFaults(field: string, text: string): Generator<FieldFault> {
  for (const { pattern, expected } of misspellings) {
    const found = pattern.exec(text);
    if (found) yield fault(field, expected, found[0]);
  }
  const parts = parseCardText(text);
  for (const part of parts) {
    const stray = typeof part === 'string' && strayBraces.exec(part);
    if (stray) yield fault(field, 'a symbol of the symbol table', stray[0]);
  }
  const printed = printCardText(parts);
  if (printed !== text) yield fault(field, 'symbols in capitals', /\{[^{}]*[a-z][^{}]*\}/.exec(text)?.[0]);
}

/** Applies `textFaults` to each entry of a list of rulings or changes. */
export function* datedTextFaults(field: string, entries: readonly DatedText[] = []): Generator<FieldFault> {
  for (const [index, { text }] of entries.entries()) yield* textFaults(`${field}[${index}].text`, text);
}

/** The length of a text when each symbol counts as one character. */
function printedLength(text: string): number {
  return parseCardText(text).reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 1), 0);
}

export function* lengthFaults(field: string, text: string, limit: number): Generator<FieldFault> {
  const length = printedLength(text);
  if (length > limit) yield { field, says: `expected at most ${limit} characters, found ${length}` };
}

/** `{ACT} cost: Effect.` and `{TRG} When …, effect.`; cost symbols are not allowed anywhere else in a text. */
export function* abilityFaults(field: string, text: string): Generator<FieldFault> {
  for (const paragraph of paragraphsOf(text)) {
    if (paragraph.startsWith(abilityTokens.activated)) {
      const [, cost = '', effect = ''] = /^\{ACT\} ([^:]*): (.+)$/.exec(paragraph) ?? [];
      if (effect === '') yield fault(field, 'a cost, a colon and an effect after {ACT}', paragraph);
      else yield* costFaults(field, cost);
      yield* strayCostSymbols(field, effect);
    } else {
      if (paragraph.startsWith(abilityTokens.triggered) && !/^\{TRG\} When .+, /.test(paragraph))
        yield fault(field, '"When", an event and a comma after {TRG}', paragraph);
      yield* strayCostSymbols(field, paragraph);
    }
  }
}

function* strayCostSymbols(field: string, sentence: string): Generator<FieldFault> {
  for (const part of parseCardText(sentence)) {
    if (typeof part !== 'string' && part.role === 'cost')
      yield fault(field, 'a cost symbol only in the cost of an activated effect', part.token);
  }
}

/**
 * A side must consist of phrases of the phrase table; otherwise the engine cannot
 * execute it. Reports nothing for a text that has spelling faults already.
 */
export function* languageFaults(field: string, text: string): Generator<FieldFault> {
  const spelling = [...textFaults(field, text), ...abilityFaults(field, text)];
  const parsed = parse(text);
  if (spelling.length > 0 || !('fault' in parsed)) return;
  const { column, expected, nearest } = parsed.fault;
  const hint = nearest === undefined ? '' : ` (nearest phrase: "${nearest}")`;
  yield fault(field, `${expected} at column ${column}${hint}`, text.slice(column - 1));
}

/** The longest texts that fit on a card, in characters. A symbol counts as one character. */
export const textLimits = { name: 24, effects: 150, fear: 120 } as const;
