/** Reads a text as a wish for cards by what they do: "card that steals", "cheap attack", "make them discard". */

import { type CardType, cardTypes, type Discipline, disciplines } from '#game/cards/card.ts';
import { type Deed, deeds } from './cardDeeds.ts';
import { editDistance } from './nameDistance.ts';
import type { Reading } from './readings.ts';
import { isFunctionWord } from './ruleWords.ts';
import { allOf, anyOf, type Expression, type SearchQuery } from './searchQuery.ts';
import { searchTerms } from './searchTerms.ts';
import { needleOf } from './searchText.ts';
import { plain } from './sentence.ts';
import { stemOf } from './wordForms.ts';

export type DeedReading = {
  /** All that is asked; then less of it, for where no card does it all. */
  readonly wishes: readonly Reading[];
  /** What the wording asks for; neither where it may be either. */
  readonly isAbout: 'cards' | 'rules' | undefined;
  /** Whether every word was read. */
  readonly isAll: boolean;
};

/** Words that say nothing to the rules, but make a deed another: "all players". */
const telling = new Set(
  'all each every everybody everyone from more other somebody someone something their without'.split(' '),
);

const stemsIn = (text: string) =>
  searchTerms(text)
    .filter((term) => telling.has(term) || !isFunctionWord(term))
    .map(stemOf);
const stemSet = (words: string) => new Set(words.split(/\s+/).flatMap(stemsIn));

/** Words that go with any deed. */
const fillers =
  stemSet(`card cards make makes give gives let lets put lot opponent opponents enemy enemies player players
  clone clones best good kind all each every everybody everyone from more other somebody someone something their without type effect effects ability play deck game turn table self`);

const typeWords: Readonly<Record<CardType, ReadonlySet<string>>> = {
  attack: stemSet('attack spell sorcery strike weapon'),
  reaction: stemSet('reaction instant trap response'),
  state: stemSet('state permanent enchantment aura'),
};
const disciplineWords: Readonly<Record<Discipline, ReadonlySet<string>>> = {
  physical: stemSet('physical body bodily'),
  mental: stemSet('mental mind magic psychic brain'),
};

type Saying = { readonly deed: Deed; readonly stems: readonly string[] };

const sayings: readonly Saying[] = deeds
  .flatMap((deed) => deed.said.map((said) => ({ deed, stems: stemsIn(said) })))
  .filter(({ stems }) => stems.length > 0)
  .toSorted((a, b) => b.stems.length - a.stems.length);

/** How a question to the rules begins, unless it asks which card. */
const question =
  /^(?!(what|which) (\w+ )?cards?\b|(is|are) there\b|(what|which) (attack|reaction|state)s?\b)(can|could|do|does|did|is|are|am|may|must|should|will|how|when|where|why|who|if|what|which|wat)\b|\?$/;
const asksForCards = /\bcards?\b|\b(anything|something|attacks?|reactions?|states?) (that|which|to)\b/;

const knownStems = new Set([
  ...sayings.flatMap(({ stems }) => stems),
  ...fillers,
  ...[...Object.values(typeWords), ...Object.values(disciplineWords)].flatMap((words) => [...words]),
]);

/** Shorter words are not corrected. */
const shortestSlip = 5;

/** The word itself where it is known, otherwise one that is one slip away. */
function corrected(stem: string, isKnown: (stem: string) => boolean): string {
  if (stem.length < shortestSlip || knownStems.has(stem) || isKnown(stem)) return stem;
  return [...knownStems].find((known) => known[0] === stem[0] && editDistance(stem, known) === 1) ?? stem;
}

/** @param isKnown - Whether the rules have a word, though no deed is called so. */
export function deedReading(typed: string, isKnown: (stem: string) => boolean): DeedReading | undefined {
  const asked = needleOf(typed);
  const rest = new Set(stemsIn(asked).map((stem) => corrected(stem, isKnown)));
  const found = new Set<Deed>();
  const said: string[] = [];
  for (const { deed, stems: own } of sayings) {
    if (!own.every((stem) => rest.has(stem))) continue;
    for (const stem of own) rest.delete(stem);
    found.add(deed);
    said.push(...own);
  }
  if (found.size === 0) return undefined;
  const take = (words: ReadonlySet<string>) => {
    const taken = [...rest].filter((stem) => words.has(stem));
    for (const stem of taken) rest.delete(stem);
    return taken.length > 0;
  };
  const type = cardTypes.find((each) => take(typeWords[each]));
  const discipline = disciplines.find((each) => take(disciplineWords[each]));
  take(fillers);
  const isAll = rest.size === 0;
  if (rest.size > said.length || ![...rest].every((stem) => knownStems.has(stem) || isKnown(stem))) return undefined;
  const kind = { ...(type && { type }), ...(discipline && { discipline }) };
  const all = deeds.filter((deed) => found.has(deed));
  const wishes = [
    { kind, deeds: all },
    { kind: {}, deeds: all },
    { kind, deeds: all.slice(0, 1) },
    { kind: {}, deeds: all.slice(0, 1) },
  ];
  return {
    wishes: wishes.map(({ kind, deeds }) => ({
      query: { ...kind, ...restOf(deeds) },
      label: [plain(`Cards that ${deeds.map(({ label }) => label).join(' and ')}`)],
    })),
    isAll,
    isAbout:
      question.test(asked) || (said.length === 1 && stemsIn(asked).length === 1)
        ? 'rules'
        : asksForCards.test(asked)
          ? 'cards'
          : undefined,
  };
}

function restOf(found: readonly Deed[]): SearchQuery {
  const rest = allOf(found.map(expressionOf).filter((part) => part !== undefined));
  return rest ? { rest } : {};
}

const expressionOf = ({ effects = [], value }: Deed): Expression | undefined =>
  value ? { kind: 'value', ...value } : anyOf(effects.map((text) => ({ kind: 'field', query: { effects: text } })));
