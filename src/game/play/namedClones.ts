/** Where a sentence of the log names a clone, so that each can have its colour. */

export type SentencePart = {
  readonly text: string;
  /** The clone that it names. */
  readonly seat?: number;
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * @param names - Of the seats, in order; "You" may have become "you" within a sentence.
 * @param cardNames - A clone's name within one of these is nobody's.
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
  const longestFirst = [...spoken.keys()].toSorted((a, b) => b.length - a.length);
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
