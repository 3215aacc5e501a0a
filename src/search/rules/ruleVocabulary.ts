/** All words of the rules, from their index: the weight of each, and the correction of words that are in no text. */

import type { SearchOptions } from 'minisearch';
import { mostSlips, slipDistance } from '../text/slips.ts';
import { stemOf } from '../text/wordForms.ts';
import type { RuleIndex } from './ruleIndex.ts';
import { isFunctionWord, nearestFunctionWord, stemsOf } from './ruleWords.ts';

/** Shorter words are not corrected. */
const shortestMisspelling = 3;
/** Shorter stems are not compared, because they may resemble anything. */
const shortestStem = 6;
/** Confidence of a completed and of a corrected word; that of the word itself is 1. With another letter, it may be another word. */
export const completed = 0.8;
const sameLetters = 0.75;
export const corrected = 0.7;

/** Weight of a game term relative to an everyday word that is as rare. */
const ofTerm = 1.6;

/** A word in more than this share of the passages, such as "card", means nothing by itself. */
const everywhere = 0.4;

/** Terms that are also everyday words. */
const everydayWords = `activate active add announce another attack cancel choose control cost damage desire die each effect
  end fear forget gain head idea item lose main memory module move next other pay phase play react refresh remember
  remove replace resolve reveal set side start state stem take thought x zone`;

/**
 * Everyday words that are a letter away from a word of the game. They are spelt right and ask for something else, so
 * they are not corrected: "horse" is not "house".
 */
const commonWords = new Set(
  `air ant apple arm award band bat beach beard bed bee beer beg belt bitter boat bone boots bother bottle boy brake
  bread breed bunch burst bus busy butter cake camel cancer car care cars case cat centre charge chart chase
  checkers cheek chin choir coast comb complain cone contract cop course court craft crew crop cute dad damp date
  deaf dear decade december depth diet dig dive dock doll dollar drip dry dull ear easter eat eating egg election
  engineer exit eyes fable fade fake fame fan far fare favour feast fee fever fibre fine flesh flight flock flour
  fog food fraction frost fry fuel fun fur gap gas gate gear gene germany ghost glow goat god golf grade grain grape
  greet grief guy hall ham handy hare hate heard heat hell hen hint hole hood hook hope horse hot hug hut ice ill
  inn insect insurance itch jail jeans jet job joke keyboard kilo kiss kit lace lack lady lane lap laser lazy leaf
  lean leg lens lick lid lime lip litter liver logic loose lord lunch mall man march mars master mat math medal
  metal milk minister mist model monkey moss movie mum nail near neat nest nut oar odd ounce pace paint painting
  pair palace pan pants paris party past pave pear pet pets pie pin pine pink pint pit planet plant plate plot
  police pond pop pose post pour powder pray prayer present pride prince prison purse quilt quit race rack rain rap
  rare raw ray rear rib rice ring rod rose rub rug ruin sack sacred sad sail sake sale sand scarf scent scold sea
  seed seek serve sew shade shake shame shape shark sharp shave sheep shelf shell shirt shock shoe shoes shoot shore
  shout shy sick sigh sight silk simple sin sing sink sir skate ski skull slave sleep slide smart smell snack snore
  snow sob sock soil sole solid son sore sort sound soup spare spear spice spine spoon sport sports stage stake
  stale stall steak steam steep steer stick stone storm stove sun swamp sweet swell tale tall tame taxi tea teach
  teen texas thin thread throat tide tight tile tip tire tired toe ton tone tool torch tough tower trail trained
  tramp tray treat tree trip truck vacation van vest vet wage waist wand war warn wash wasp wax weave web weep wet
  whale wheat whip wide windows wing wink winter witch wood worker world worm worst yell`.split(/\s+/),
);

/** A known stem, the distance of a typed word from it, and the word that was found. */
type Slip = { readonly known: string; readonly distance: number; readonly form?: string };

/**
 * @param names - Names of cards. Their words are not corrected.
 * @param termTitles - Titles of the terms that the glossary defines.
 */
export function createRuleVocabulary(index: RuleIndex, names: readonly string[], termTitles: readonly string[]) {
  const spelt = new Set(names.flatMap((name) => stemsOf(name)));
  const terms = new Set(termTitles.flatMap((title) => stemsOf(title)));
  const everydayStems = new Set(everydayWords.split(/\s+/).map(stemOf));
  /** Number of passages by stem. */
  const counts = new Map<string, number>();

  function passagesWith(stem: string): number {
    const count = counts.get(stem) ?? index.search(stem).length;
    counts.set(stem, count);
    return count;
  }

  /** The words or stems of the index that begin with a text or resemble it. */
  const suggested = (text: string, options: SearchOptions): readonly string[] => [
    ...new Set(index.autoSuggest(text, { prefix: false, ...options }).flatMap(({ terms }) => terms)),
  ];

  /** Whether a word is spelt right, although the rules may not have it. */
  const isSpelt = (term: string, stem = stemOf(term)): boolean =>
    passagesWith(stem) > 0 || isFunctionWord(term) || spelt.has(stem) || commonWords.has(term) || isWritten(term);

  /** Whether a title or a written question has a word. */
  const isAsked = (stem: string) => index.search(stem, { fields: ['title', 'questions'] }).length > 0;

  const isWritten = (term: string) => suggested(term, { fields: ['words'] }).length > 0;

  const longerThan = (term: string) => suggested(term, { prefix: true, fields: ['words'] });

  function slipsOf(stem: string, term: string): readonly Slip[] {
    // The index counts two swapped letters as two edits.
    const near = { fuzzy: mostSlips(term) + 1 };
    // A plural may be in no text.
    const forms = [term, term.replace(/s$/, '')].flatMap((typed) =>
      suggested(typed, { ...near, fields: ['words'] }).map((form) => ({ form, distance: slipDistance(typed, form) })),
    );
    const stems = suggested(stem, near).filter(({ length }) => length >= shortestStem);
    return [
      ...forms.map((each) => ({ ...each, known: stemOf(each.form) })),
      ...stems.map((form) => ({ known: form, distance: slipDistance(stem, form) })),
    ].filter(({ distance }) => Number.isFinite(distance));
  }

  return {
    /** Weight of a word by inverse document frequency; highest if no passage contains it. */
    weightOf: (stem: string): number =>
      Math.log(1 + index.documentCount / Math.max(passagesWith(stem), 0.5)) * (terms.has(stem) ? ofTerm : 1),

    isTerm: (stem: string): boolean => terms.has(stem),

    /** Whether the word is a game term that is not also an everyday word. */
    isTermOfGame: (stem: string): boolean => terms.has(stem) && !everydayStems.has(stem),

    /** Whether the word is in so many passages that it alone does not ask for any of them. */
    isEverywhere: (stem: string): boolean => passagesWith(stem) > index.documentCount * everywhere,

    isSpelt,

    /** Whether the rules are about a word: a title or a written question has it, or several passages do. */
    isSubject: (stem: string): boolean => passagesWith(stem) > 1 || isAsked(stem),

    isAsked,

    has: (stem: string): boolean => passagesWith(stem) > 0,

    /** Returns the word that a term is a slip of, the most common one of those as near; itself if it is known or may be unfinished. */
    spell(term: string, isUnfinished: boolean): string {
      const stem = stemOf(term);
      if (term.length < shortestMisspelling || stem.startsWith('{') || isSpelt(term, stem)) return term;
      if (isUnfinished && longerThan(term).length > 0) return term;
      const [nearest] = slipsOf(stem, term)
        .filter(({ form }) => form !== undefined)
        .sort((a, b) => a.distance - b.distance || passagesWith(b.known) - passagesWith(a.known));
      const functionWord = nearestFunctionWord(term);
      if (functionWord && functionWord.distance <= (nearest?.distance ?? Number.POSITIVE_INFINITY))
        return functionWord.known;
      return nearest?.form ?? term;
    },

    /**
     * Returns the stems that a typed word may mean, each with its confidence: itself if a text contains it, otherwise
     * those that begin with it if it may be unfinished, otherwise the nearest by slips of fingers.
     */
    near(stem: string, term: string, isUnfinished: boolean): Map<string, number> | 'function word' {
      const own = passagesWith(stem) > 0 ? [[stem, 1] as const] : [];
      // "Firs" has the stem of "fire", and may become "first".
      const mayBecome = isUnfinished && term.length >= shortestMisspelling && !isWritten(term);
      // Two letters that are no word are a slip of any: "when fo I die".
      if (own.length === 0 && /^[a-z]{1,2}$/.test(term)) return 'function word';
      if (stem.startsWith('{') || term.length < shortestMisspelling || (own.length > 0 && !mayBecome))
        return new Map(own);
      const mayBeSlip = !isSpelt(term, stem);
      const slips = mayBeSlip ? slipsOf(stem, term).filter(({ known }) => passagesWith(known) > 0) : [];
      const least = Math.min(...slips.map(({ distance }) => distance));
      const functionWord = mayBeSlip ? nearestFunctionWord(term) : undefined;
      const longer = isUnfinished ? longerThan(term) : [];
      if (longer.length + own.length > 0)
        return new Map([...longer.map((word) => [stemOf(word), completed] as const), ...own]);
      if (functionWord && functionWord.distance <= least) return 'function word';
      const nearest = slips.filter(({ distance }) => distance === least);
      return new Map(nearest.map(({ known }) => [known, least > 1 ? corrected : sameLetters]));
    },
  };
}
