/** Readings of a whole text other than a name: symbols, a cost, or words for types, disciplines, abilities and sets. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { abilities, abilityTokens, findSymbol, symbols } from '#game/cards/symbol.ts';
import { readCost } from './readCost.ts';
import type { FieldQuery, SearchQuery } from './searchQuery.ts';
import { needleOf, tidyText } from './searchText.ts';
import { joined, listed, plain, quoted, type SentencePart, strong } from './sentence.ts';
import { findSetNamed, type SetNames } from './setNames.ts';

/** A search that a text may mean, with its label: "Cards with {T}", "type: reaction", "cost {T1}{C0}". */
export type Reading = { readonly query: SearchQuery; readonly label: readonly SentencePart[] };

/** Minimum number of letters before a word is completed. */
const shortestStart = 3;

/** Returns every reading of the whole text, most specific first. A reading may match no cards. */
export function readingsOf(text: string, sets: readonly SetNames[]): Reading[] {
  const needle = needleOf(text);
  if (needle === '') return [];
  return [costReading(text), wordReading(needle), symbolReading(needle), setReading(text, sets)].filter(
    (reading) => reading !== undefined,
  );
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

function setReading(text: string, sets: readonly SetNames[]): Reading | undefined {
  const set = findSetNamed(sets, tidyText(text));
  return set && { query: { set: set.id }, label: [plain('set: '), strong(set.name)] };
}

/** The word itself or its plural. */
const isWordFor = (typed: string, word: string) => [word, `${word}s`, word.replace(/y$/, 'ies')].includes(typed);
