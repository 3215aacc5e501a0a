/** Finds the names of clones in a sentence of the log, so that each can have its colour. */

export type SentencePart = {
  readonly text: string;
  /** Seat of the clone that it names, if any. */
  readonly seat?: number;
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns a function that splits a sentence into its parts.
 *
 * @param names - Names of the seats, in order. "You" may be spelt "you" within a sentence.
 * @param cardNames - Names of cards. The name of a clone inside one of these is ignored.
 */
export function clonesIn(names: readonly string[], cardNames: readonly string[]): (sentence: string) => SentencePart[] {
  const spoken = new Map(
    names.flatMap((name, seat) =>
      name === 'You'
        ? [
            [name, seat],
            ['you', seat],
          ]
        : [[name, seat]],
    ),
  );
  const longestFirst = [...spoken.keys()].sort((a, b) => b.length - a.length);
  const misleading = cardNames.filter((card) => longestFirst.some((name) => card.includes(name)));
  const pattern = new RegExp(String.raw`(?<!\w)(${[...misleading, ...longestFirst].map(literal).join('|')})(?!\w)`);
  return (sentence) =>
    sentence
      .split(pattern)
      .map((text) => {
        const seat = spoken.get(text);
        return seat === undefined ? { text } : { text, seat };
      })
      .filter(({ text }) => text !== '');
}
