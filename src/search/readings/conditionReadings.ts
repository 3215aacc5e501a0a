/** Readings of a text as one condition: "value 7", "gain 3 ideas", "deals nine", "costs nothing", "no fear side". */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { symbols } from '#game/cards/symbol.ts';
import type { NumberKey } from '../fields/searchFields.ts';
import { expressionClause } from '../query/clauses.ts';
import { type Comparison, comparisons, type Expression, type Reading, type SearchQuery } from '../query/searchQuery.ts';
import { joined, plain, quoted } from '../query/sentence.ts';
import { needleOf } from '../text/searchText.ts';

/** Words around a condition that say nothing more about it. */
const around =
  /\b(a|all|an|any|are|attacks?|cards?|costs? me|do|find|for|has|have|having|is|me|of|only|show|some|that|the|their|there|which|with|you|your)\b/g;

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The resources by their words, the longest first. */
const resources = symbols
  .filter(({ role }) => role === 'resource')
  .flatMap(({ spoken, token }) => [spoken, `${spoken}s`, spoken.replace(/y$/, 'ies')].map((word) => ({ word, token })))
  .concat([
    { word: 'body', token: '{C}' },
    { word: 'health', token: '{C}' },
    { word: 'mind', token: '{B}' },
    { word: 'brain', token: '{B}' },
    { word: 'cards', token: '{I}' },
  ])
  .sort((a, b) => b.word.length - a.word.length);

/** Words of a cost, in which "2 ticks" is no text. */
const ofCost = /\b(costs?|for|attacks?|reactions?)\b/;

/** The texts that say an amount: "3 corpus". It is rather a cost, so these come last. */
export const amountTexts = (text: string): Reading[] =>
  ofCost.test(needleOf(text))
    ? []
    : textReadings(withoutSaying(text)).filter(({ query }) => /^\d/.test(query.effects ?? ''));

/** A folded text with its numbers in digits: "two ticks" becomes "2 ticks". */
export const withDigits = (needle: string): string =>
  numbers.reduce((rest, word, number) => rest.replace(new RegExp(`\\b${word}\\b`, 'g'), String(number)), needle);

function withoutSaying(text: string): string {
  return withDigits(needleOf(text).replace(/[?!.,:]+$/, ''))
    .replace(around, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function conditionReadings(text: string): Reading[] {
  const asked = withoutSaying(text);
  return [
    ...numberReadings(needleOf(text)),
    ...(/^(costs? (nothing|0)|0 cost|for free|free)$/.test(asked)
      ? [{ query: { resourceValue: 0 }, label: [plain('Cards that cost nothing')] }]
      : []),
    ...fearReadings(asked),
    ...abilityReadings(asked),
    ...textReadings(asked).filter(({ query }) => !/^\d/.test(query.effects ?? '')),
  ];
}

/** The rest of a text about a number of a card: "value 7", "deals 9", "10 damage". */
const numberWords: Readonly<Record<NumberKey, RegExp>> = {
  resourceValue:
    /^(?:rv|values?|resource values?|cost values?|worth)(?: is)? ?=? ?(\d{1,2})$|^(\d{1,2}) (?:resource )?values?$/,
  damage: /^(?:deals?|dealing|does|hits?|damage) (\d{1,2})(?: points?)?(?: damage)?$|^(\d{1,2})(?: points?)? damage$/,
};

/** "At least 3", "3 or more", "over 3". */
const comparisonWords: Readonly<Record<Comparison, RegExp>> = {
  '>=': /\b(?:at least|minimum) (\d{1,2})\b|\b(\d{1,2})(?: or (?:more|higher)\b|\+)/,
  '<=': /\b(?:at most|up to|maximum) (\d{1,2})\b|\b(\d{1,2}) or (?:less|fewer|lower)\b/,
  '>': /\b(?:over|above|(?:more|higher|greater) than) (\d{1,2})\b/,
  '<': /\b(?:under|below|(?:less|lower|fewer) than) (\d{1,2})\b/,
};

/** The cards, or those of a type or a discipline, with a number, or with one that compares so. */
function numberReadings(needle: string): Reading[] {
  const type = cardTypes.find((each) => new RegExp(`\\b${each}s?\\b`).test(needle));
  const discipline = disciplines.find((each) => new RegExp(`\\b${each}\\b`).test(needle));
  const said = withDigits(needle);
  const operator = comparisons.find((each) => comparisonWords[each].test(said));
  const equal = operator ? said.replace(comparisonWords[operator], (_, first, second) => first ?? second) : said;
  const kind = [type && `${type}s?`, discipline].filter((word) => word !== undefined).join('|');
  const asked = withoutSaying(kind === '' ? equal : equal.replace(new RegExp(`\\b(${kind})\\b`, 'g'), ' '));
  return (Object.keys(numberWords) as NumberKey[]).flatMap((key): Reading[] => {
    const [, first, second] = numberWords[key].exec(asked) ?? [];
    const digits = first ?? second;
    if (digits === undefined) return [];
    const value = Number(digits);
    const part: Expression = operator
      ? { kind: 'value', key, operator, value }
      : { kind: 'field', query: { [key]: value } };
    const query: SearchQuery = {
      ...(type && { type }),
      ...(discipline && { discipline }),
      ...(operator ? { rest: part } : { [key]: value }),
    };
    const words = [discipline, `${type ?? 'card'}s`].filter((word) => word !== undefined).join(' ');
    const cards = words.charAt(0).toUpperCase() + words.slice(1);
    const clause = expressionClause(part, { one: false, not: false }, []);
    return [{ query, label: joined([plain(`${cards} that `), ...clause]) }];
  });
}

function fearReadings(asked: string): Reading[] {
  const hasFear: SearchQuery = { does: ['fear-side'] };
  return /^fear (side|half|effect|text)$/.test(asked)
    ? [{ query: hasFear, label: [plain('Cards that have a fear side')] }]
    : [];
}

function abilityReadings(asked: string): Reading[] {
  const [, ability] = /^(activated|triggered) (?:effects?|abilit(?:y|ies))$/.exec(asked) ?? [];
  if (ability !== 'activated' && ability !== 'triggered') return [];
  return [{ query: { contains: [ability] }, label: [plain(`Cards with an effect that is ${ability}`)] }];
}

/** "Gain 3 ideas" is printed as "gain 3 {I}". */
function textReadings(asked: string): Reading[] {
  const symbolic = resources.reduce(
    (rest, { word, token }) => rest.replace(new RegExp(`\\b${word}\\b(?![^{]*\\})`, 'g'), token),
    asked,
  );
  const effects = symbolic.replace(/^gains? 1 (?=\{[TIMS]\}$)/, 'gain ').replace(/^(gain|lose|deal)s /, '$1 ');
  if (symbolic === asked || !/^((gain|lose|deal|pay) )?(\d{1,2} )?\{\w+\}( damage)?$/.test(effects)) return [];
  if (!/\d|gain|lose|deal/.test(effects)) return [];
  return [{ query: { effects }, label: joined([plain('Cards that say '), ...quoted(effects)]) }];
}
