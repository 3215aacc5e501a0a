/** Reads a text as a search for cards by what they do: "card that steals", "cheap attack", "make them discard". */

import { type CardType, cardTypes, type Discipline, disciplines } from '#game/cards/card.ts';
import { allOf, type Reading, type SearchQuery } from '../query/searchQuery.ts';
import { plain } from '../query/sentence.ts';
import { isFunctionWord } from '../rules/ruleWords.ts';
import { searchTerms } from '../text/searchTerms.ts';
import { needleOf } from '../text/searchText.ts';
import { stemOf } from '../text/wordForms.ts';
import { actions, type CardAction } from './deedsByWord.ts';

export type ActionReading = {
  /** The whole search first, then searches with fewer conditions, in case no card meets all of them. */
  readonly attempts: readonly Reading[];
  /** Whether the wording asks for cards or for rules; `undefined` if it may be either. */
  readonly isAbout: 'cards' | 'rules' | undefined;
  /** Whether every word was understood. */
  readonly isAll: boolean;
};

/** Words that the search of the rules ignores, but that change an action: "all players". */
const telling = new Set(
  'all become becomes each every everybody everyone from more other somebody someone something their without'.split(
    ' ',
  ),
);

const sameWords: Readonly<Record<string, string>> = {
  every: 'each',
  everyone: 'everybody',
  round: 'turn',
  rounds: 'turn',
};

const stemsIn = (text: string) =>
  searchTerms(text)
    .filter((term) => telling.has(term) || !isFunctionWord(term))
    .map((term) => stemOf(sameWords[term] ?? term));
const stemSet = (words: string) => new Set(words.split(/\s+/).flatMap(stemsIn));

/** Matches the form of a question about the rules, unless it asks which card. */
const question =
  /^(?!(what|which) (\w+ )?cards?\b|(is|are) there\b|(what|which) (attack|reaction|state)s?\b)(can|could|do|does|did|is|are|am|may|must|should|will|how|when|where|why|who|if|what|which|wat)\b|\?$/;
const asksForCards = /\bcards?\b|\b(anything|something|attacks?|reactions?|states?) (that|which|to)\b/;

/** "The one who attacks me". */
const attacker =
  /\b(?:whoever|who|anyone|anybody|someone|somebody|people|those)(?: (?:who|that))? (?:attack|hit|hurt)s?(?: me)?\b/g;

/** The words that describe what cards do. */
export const actionWords = (): string[] =>
  actions
    .flatMap(({ said }) => said.flatMap(searchTerms))
    .flatMap((word) => (word.endsWith('s') ? word : [word, `${word}s`]));

type Saying = { readonly action: CardAction; readonly stems: readonly string[] };

function makeVocabulary() {
  /** Words that may accompany any action. */
  const fillers =
    stemSet(`another card cards make makes give gives let lets put lot opponent opponents enemy enemies player players
    clone clones best good kind all each every everybody everyone from more other somebody someone something their without type effect effects ability play deck game turn table self
    guy guys person people man woman friend rival foe victim extra additional including attacker away bit little next any against`);
  const typeWords: Readonly<Record<CardType, ReadonlySet<string>>> = {
    attack: stemSet('attack spell sorcery strike weapon'),
    reaction: stemSet('reaction instant trap response'),
    state: stemSet('state permanent enchantment aura'),
  };
  const disciplineWords: Readonly<Record<Discipline, ReadonlySet<string>>> = {
    physical: stemSet('physical body bodily'),
    mental: stemSet('mental mind magic psychic brain'),
  };
  const sayings: readonly Saying[] = actions
    .flatMap((action) => action.said.map((said) => ({ action, stems: stemsIn(said) })))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length);
  const knownStems = new Set([
    ...sayings.flatMap(({ stems }) => stems),
    ...fillers,
    ...[...Object.values(typeWords), ...Object.values(disciplineWords)].flatMap((words) => [...words]),
  ]);
  return { fillers, typeWords, disciplineWords, sayings, knownStems };
}

/** Made at the first question: the stems of all these words take 30 ms at 4x slower, which no first screen needs. */
let vocabulary: ReturnType<typeof makeVocabulary> | undefined;

/**
 * Reads a text as a search for cards by their actions. Returns `undefined` if no action is named, or if too many other
 * words are left over or unknown.
 *
 * @param isKnown - Whether the rules know a stem that belongs to no action.
 */
export function actionReading(typed: string, isKnown: (stem: string) => boolean): ActionReading | undefined {
  vocabulary ??= makeVocabulary();
  const { fillers, typeWords, disciplineWords, sayings, knownStems } = vocabulary;
  const asked = needleOf(typed).replace(attacker, 'attacker');
  const stems = stemsIn(asked);
  const rest = new Set(stems);
  const found = new Set<CardAction>();
  const saidBy = new Map<CardAction, ReadonlySet<string>>();
  const said: string[] = [];
  const asTyped = ` ${stems.join(' ')} `;
  const isTogether = ({ stems: own }: Saying) => asTyped.includes(` ${own.join(' ')} `);
  const possible = sayings
    .filter(({ stems: own }) => own.every((stem) => rest.has(stem)))
    .sort((a, b) => b.stems.length - a.stems.length || Number(isTogether(b)) - Number(isTogether(a)));
  for (const { action, stems: own } of possible) {
    if (!own.every((stem) => rest.has(stem))) continue;
    for (const stem of own) rest.delete(stem);
    found.add(action);
    if (!saidBy.has(action)) saidBy.set(action, new Set(own));
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
  const all = actions.filter((action) => found.has(action));
  const only = discipline ? { discipline } : {};
  // The words said first matter most.
  const placeOf = (action: CardAction) => stems.findIndex((stem) => saidBy.get(action)?.has(stem));
  const single = [...all].sort((a, b) => placeOf(a) - placeOf(b)).map((action) => [action]);
  const attempts = [all, ...single].flatMap((actions) => [
    { kind, actions },
    { kind: only, actions },
    { kind: {}, actions },
  ]);
  return {
    attempts: attempts.map(({ kind, actions }) => ({
      query: { ...kind, ...queryOf(actions) },
      label: [plain(`Cards that ${actions.map(({ label }) => label).join(' and ')}`)],
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

/** All deeds and all limits of the resource value must hold. */
function queryOf(found: readonly CardAction[]): SearchQuery {
  const does = found.flatMap(({ deed }) => deed ?? []);
  const rest = allOf(
    found.flatMap(({ value }) => (value ? [{ kind: 'value', key: 'resourceValue', ...value } as const] : [])),
  );
  return { ...(does.length > 0 && { does }), ...(rest && { rest }) };
}
