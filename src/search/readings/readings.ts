/** Readings of a whole text other than a name: symbols, a cost, or words for types, disciplines, abilities and sets. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import { abilities, abilityTokens, findSymbol, symbols } from '#game/cards/symbol.ts';
import { allCards } from '../catalogue.ts';
import { withExpression } from '../query/querySyntax.ts';
import { readCost } from '../query/readCost.ts';
import { anyOf, type FieldQuery, type Reading, type SearchQuery } from '../query/searchQuery.ts';
import { joined, listed, plain, quoted, type SentencePart, strong } from '../query/sentence.ts';
import { findSetNamed, type SetNames } from '../setNames.ts';
import { foldText } from '../text/foldText.ts';
import { editDistance } from '../text/nameDistance.ts';
import { needleOf, tidyText } from '../text/searchText.ts';
import { amountTexts, conditionReadings, withDigits } from './conditionReadings.ts';

/** Minimum number of letters before a word is completed. */
const shortestStart = 3;

/** Returns every reading of the whole text, most specific first. A reading may match no cards. */
export function readingsOf(text: string, sets: readonly SetNames[]): Reading[] {
  const needle = needleOf(text);
  if (needle === '') return [];
  return [
    ...conditionReadings(text),
    ...amountReadings(text),
    currencyReading(text),
    costReading(text) ?? costInWords(text),
    wordReading(needle),
    symbolReading(needle),
    setReading(text, sets),
    ...amountTexts(text),
  ].filter((reading) => reading !== undefined);
}

/** Other names of the first three currencies. */
const otherCurrencies: readonly (readonly [words: RegExp, name: string])[] = [
  [/(?<=\b\d )(actions?|action points?|mana|energy)\b/gi, 'tick'],
  [/(?<=\b\d )(blood|body|health|hp|life)\b/gi, 'corpus'],
  [/(?<=\b\d )(brains?|mind|sanity)\b/gi, 'cerebrium'],
];

/** Replaces other names of currencies: "Cost: 1 mana 2 blood" becomes "1 tick 2 corpus". */
const inOurCurrencies = (text: string) =>
  otherCurrencies.reduce((read, [words, name]) => read.replace(words, name), text.replace(/^costs?:? (?=.*\d)/i, ''));

function costReading(text: string): Reading | undefined {
  const { cost, unknown } = readCost(inOurCurrencies(tidyText(text)));
  return cost === '' || unknown.length > 0
    ? undefined
    : { query: { cost }, label: joined([plain('cost '), ...quoted(cost)]) };
}

/** Several amounts in a sentence: "cards that cost two ticks and two corpus". */
function costInWords(text: string): Reading | undefined {
  const asked = withDigits(needleOf(text));
  return /\bcost/.test(asked) && /\d.*\d/.test(asked) ? costReading(asked.replace(askingWords, ' ').trim()) : undefined;
}

/** "Cards that cost ticks": the cards with any amount of a currency in their cost. */
function currencyReading(text: string): Reading | undefined {
  const needle = needleOf(text);
  const asked = needle.replace(askingWords, ' ').trim();
  const tokens = symbols.filter(({ role, kind }) => role === 'cost' && isWordFor(asked, kind));
  const [first] = tokens;
  const paid = tokens.filter(({ amount }) => amount !== 0).flatMap(({ token }) => costsWith(token));
  const query = first && /\bcost/.test(needle) ? anyOf(paid) : undefined;
  return query && first && { query: { rest: query }, label: [plain(`Cards that cost ${asked}`)] };
}

/** Words around an amount in a cost that say nothing more about it. */
const askingWords =
  /\b(a|all|any|are|cards?|cost|costs|costing|for|has|have|in|is|me|of|only|show|and|that|the|there|what|which|with)\b/g;

/** The currencies meant by an amount without a unit. */
const usual: readonly string[] = ['tick', 'corpus', 'cerebrium'];

/** "Cards that cost 2", "attack for 2 ticks": the cards that cost this amount of a currency, or of all together. */
export function amountReadings(text: string): Reading[] {
  const typed = needleOf(text);
  // “Two ticks” alone is rather a text.
  const needle = /\bcost/.test(typed) ? withDigits(typed) : typed;
  const asked = inOurCurrencies(tidyText(needle.replace(askingWords, ' ').replace(/[\s:,.!?]+/g, ' ')));
  const [withUnit = '', digits = '', unit = ''] = /\b(\d+)(?: ?([a-z]+))?\b/.exec(asked) ?? [];
  const amounts = symbols.filter(({ role, amount }) => role === 'cost' && String(amount) === digits);
  const named = amounts.filter(({ kind }) => isWordFor(unit, kind));
  if (digits === '' || (named.length === 0 && !/\bcost/.test(needle))) return [];
  const others = asked.replace(named.length > 0 ? withUnit : digits, '').trim();
  const kind = others === '' ? { query: {}, label: [] } : wordReading(others);
  if (!kind) return [];
  const reading = (query: SearchQuery, amount: string): Reading => ({
    query,
    label: joined(listed([[plain(`Cards that cost ${amount}`)], ...(others === '' ? [] : [[...kind.label]])])),
  });
  const inOne = (named.length > 0 ? named : amounts.filter(({ kind }) => usual.includes(kind))).flatMap(
    ({ token, spoken }) => {
      const asked = anyOf(costsWith(token));
      // "forget 2 ideas" is a cost of 2 ideas.
      return asked ? reading(withExpression(kind.query, asked), spoken.replace(/^\w+ (?=\d)/, '')) : [];
    },
  );
  return named.length > 0
    ? inOne
    : [reading({ ...kind.query, resourceValue: Number(digits) }, `${digits} in all`), ...inOne];
}

/** Every cost that a card has, once. */
let costs: ReadonlySet<string> | undefined;

/** The costs of cards that contain a symbol. */
function costsWith(token: string) {
  costs ??= new Set(allCards().map(({ cost }) => canonicalCost(cost)));
  return [...costs].filter((cost) => cost.includes(token)).map((cost) => ({ kind: 'field', query: { cost } }) as const);
}

/** Symbols in braces, or the words for one resource. */
function symbolReading(needle: string): Reading | undefined {
  const spelt = needle.match(/\{[^{}\s]+\}/g) ?? [];
  const spoken = symbols.find(({ role, spoken }) => role === 'resource' && isWordFor(needle, spoken));
  const found = spoken ? [spoken] : spelt.map(findSymbol);
  if (found.length === 0 || (!spoken && needle.replace(/\{[^{}\s]+\}|\s/g, '') !== '')) return undefined;
  const tokens = found.map((symbol) => symbol?.token);
  if (tokens.includes(undefined)) return undefined;
  const asked = abilities.filter((ability) => tokens.includes(abilityTokens[ability]));
  if (asked.length === tokens.length)
    return {
      query: { contains: asked },
      label: [plain('ability: '), ...listed(asked.map((ability) => [strong(ability)]))],
    };
  const effects = tokens.join('');
  return { query: { effects }, label: joined([plain('Cards with '), ...quoted(effects)]) };
}

/** At most one word for each field; the last word may be unfinished. */
function wordReading(needle: string): Reading | undefined {
  let query: FieldQuery = {};
  const label: SentencePart[][] = [];
  const typed = needle.split(' ');
  for (const [place, word] of typed.entries()) {
    const mayComplete = place === typed.length - 1 && word.length >= shortestStart;
    const means = (known: string) => isWordFor(word, known) || (mayComplete && known.startsWith(word));
    const type = cardTypes.find(means);
    const discipline = disciplines.find(means);
    const ability = abilities.find(means);
    const field: FieldQuery | undefined =
      (type && { type }) ?? (discipline && { discipline }) ?? (ability && { contains: [ability] });
    if (!field || Object.keys(field).some((key) => key in query)) return undefined;
    query = { ...query, ...field };
    label.push([
      plain(type ? 'type: ' : discipline ? 'discipline: ' : 'ability: '),
      strong(type ?? discipline ?? ability ?? ''),
    ]);
  }
  return { query, label: joined(listed(label)) };
}

const setReading = (text: string, sets: readonly SetNames[]) => readingAsSet(findSetNamed(sets, tidyText(text)));

const readingAsSet = (set: SetNames | undefined): Reading | undefined =>
  set && { query: { set: set.id }, label: [plain('set: '), strong(set.name)] };

/** Reads a text as the misspelt name of a set: with one slip in five letters, two in more, none in fewer. */
export function misspeltSetReading(text: string, sets: readonly SetNames[]): Reading | undefined {
  const needle = needleOf(text);
  const slips = Math.min(2, needle.length - 4);
  const isNear = (name: string) => name[0] === needle[0] && editDistance(needle, name) <= slips;
  return readingAsSet(sets.find(({ name }) => isNear(foldText(name))));
}

/** The word itself or its plural. */
const isWordFor = (typed: string, word: string) => [word, `${word}s`, word.replace(/y$/, 'ies')].includes(typed);
