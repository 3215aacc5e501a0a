/** Rewrites sentences about a clone called "You" in the second person. */

/** "passes" to "pass", "is" to "are". */
function plainVerb(verb: string): string {
  if (verb === 'is') return 'are';
  return /(?:ss|ch)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
}

const clone = String.raw`(?<!Also )\bYou\b(?! again)`;

/**
 * The sentence in the second person.
 *
 * @param sentence - Sentence of describeEvent, in the third person.
 * @param cardNames - Names of all cards. A "You" inside one is left unchanged.
 */
export function inSecondPerson(sentence: string, cardNames: readonly string[]): string {
  const kept = cardNames.filter((name) => /\bYou\b/.test(name) && sentence.includes(name));
  const withoutNames = kept.reduce((text, name, place) => text.replaceAll(name, `<${place}>`), sentence);
  const said = speak(withoutNames);
  return kept.reduce((text, name, place) => text.replaceAll(`<${place}>`, name), said);
}

function speak(sentence: string): string {
  const spoken = sentence
    .replace(new RegExp(`[Tt]he (turn|persona|memories|condition|thoughts|next attack) of ${clone}`, 'g'), 'your $1')
    .replace(new RegExp(`that of ${clone}`, 'g'), 'yours')
    .replace(new RegExp(`^(${clone}) (\\w+)(.*)$`), (_all, _you, verb: string, rest: string) => {
      const own = rest.replace(/\bits (own|turn|persona)\b/g, 'your $1').replace(/\b(and|or) (\w+?s)\b/g, andVerb);
      return `You ${plainVerb(verb)}${own}`;
    });
  const inside = spoken.replace(new RegExp(`(?<=.)${clone}`, 'g'), 'you');
  return inside.charAt(0).toUpperCase() + inside.slice(1);
}

/** Second verbs of a sentence: "gambles and turns up". */
const secondVerbs = new Set(['turns', 'keeps', 'owes']);
const andVerb = (all: string, and: string, verb: string) => (secondVerbs.has(verb) ? `${and} ${plainVerb(verb)}` : all);
