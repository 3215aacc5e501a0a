/** Stemming: "dies", "died" and "death" are searched as one word. */

/** Forms that no suffix rule covers, and everyday synonyms; the stem comes first. */
const irregular = `
  die dies died dying dead death deaths deadly
  win wins won winner winners winning victory
  lose loses lost losing loss
  pay pays paid paying payment payments
  take takes took taken taking
  choose chooses chose chosen choosing choice choices
  forget forgets forgot forgotten forgetting
  deal deals dealt dealing
  draw draws drew drawn drawing
  keep keeps kept keeping hold holds held holding store stores stored storing stockpile hoard
  start starts starting started begin begins began begun beginning initial
  end ends ended ending finish finishes finished
  decide decides decided deciding decision determine determined
  vanish vanishes vanished wear wears wore disappear disappears disappeared expire expires expired
  goal goals aim aims purpose objective
  symbol symbols icon icons
  big bigger biggest large larger largest
  cannot can't cant couldn't couldnt
  go goes went gone going
  spend spends spent spending
  steal steals stole stolen theft
  lie lies lay lain lying
  hit hits hitting
  fear fears feared afraid frightened scared
  resolve resolves resolved resolution
  mean means meant meaning
  throw throws threw thrown
  show shows showed shown
  see sees saw seen
  tell tells told
  remove removes removed removing removal
  give gives gave given
  half halves
  person persons people folks guys
  life lives
  cost costs costing costly expensive pricey
  bite bites bit bitten biting
  bleed bleeds bled bleeding
  blow blows blew blown blowing
  break breaks broke broken breaking
  bring brings brought bringing
  build builds built building
  buy buys bought buying
  catch catches caught catching
  drink drinks drank drunk drinking
  drive drives drove driven driving
  fight fights fought fighting
  fly flies flew flown flying
  grow grows grew grown growing
  hang hangs hung hanging
  hide hides hid hidden hiding
  ride rides rode ridden riding
  run runs ran running
  shoot shoots shot shooting
  sink sinks sank sunk sinking
  speak speaks spoke spoken speaking
  strike strikes struck striking
  swim swims swam swum swimming
  swing swings swung swinging
  tear tears tore torn tearing
  write writes wrote written writing
`;

const irregularStems: ReadonlyMap<string, string> = new Map(
  irregular
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', ...forms] = line.trim().split(' ');
      return [stem, ...forms].map((form) => [form, normaliseEnding(stem)] as const);
    }),
);

/** The words whose forms no rule covers. */
export const irregularWords: readonly string[] = [...irregularStems.keys()];

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A stem has at least three letters, one of them a vowel. */
const isStem = (text: string) => text.length > 2 && /[aeiouy]/.test(text);

/** Longest first; at most one ending of each list is removed from a word. */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh)es$/, ''],
  [/(?<![sui])s$/, ''],
];
const furtherEndings: readonly RegExp[] = [/ations?$/, /ing$/, /ment$/, /ed$/, /(?<=[st])ion$/, /(?<=at)or$/];

/** The stems found so far. The rules use some 2,000 words, thousands of times. */
const known = new Map<string, string>();

/**
 * Returns the stem of a word. Symbols are their own stems; a number from 0 to 12 has the stem of its word.
 *
 * @param word - Folded, as `searchTerms` returns it.
 */
export function stemOf(word: string): string {
  if (word.startsWith('{')) return word;
  const stem = known.get(word) ?? irregularStems.get(word) ?? stemBySuffix(word);
  known.set(word, stem);
  return stem;
}

function stemBySuffix(word: string): string {
  let stem = (/^\d{1,2}$/.test(word) ? numbers[Number(word)] : undefined) ?? word;
  for (const [ending, instead] of endings) {
    const shorter = stem.replace(ending, instead);
    if (shorter === stem || !isStem(shorter)) continue;
    stem = shorter;
    break;
  }
  for (const ending of furtherEndings) {
    const shorter = stem.replace(ending, ending.source.startsWith('ation') ? 'at' : '');
    if (shorter === stem || !isStem(shorter)) continue;
    stem = shorter;
    break;
  }
  return irregularStems.get(stem) ?? normaliseEnding(stem);
}

/** Makes the endings of "cancelled" and "cancel", "damage" and "damaging", "memory" and "memories" the same. */
function normaliseEnding(stem: string): string {
  const short = stem.length > 3 ? stem.replace(/e$/, '') : stem;
  return short.replace(/([^aeiou])\1$/, '$1').replace(/(?<=.{2})y$/, 'i');
}
