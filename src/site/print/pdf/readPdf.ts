/**
 * Reads the parts of a built file to print that other arrangements of its cards refer to. It reads only files of our
 * own build: their objects are listed in one table, uncompressed, and carry the names that `pdfNames` gives them.
 */

/** Entries of the dictionaries of faces and of pages of text. Other readers ignore them. */
export const pdfNames = { face: 'SpiteFace', text: 'SpiteText' } as const;

export type BuiltPdf = {
  readonly bytes: Uint8Array;
  /** Number of objects, and offset of their table. */
  readonly size: number;
  readonly table: number;
  /** References, such as `3 0 R`, in the words of the file. */
  readonly root: string;
  readonly info: string;
  /** Number of the object that lists the pages. */
  readonly pages: number;
  /** Object numbers of the drawings of cards and backs, by name, in the order of the file. */
  readonly faces: ReadonlyMap<string, number>;
  /** Object numbers of the pages of text. */
  readonly texts: readonly number[];
};

/** Throws for any other file. */
export function readPdf(bytes: Uint8Array): BuiltPdf {
  // Latin-1, so that a character is a byte.
  const text = new TextDecoder('latin1').decode(bytes);
  const find = (pattern: RegExp, within: string): string => {
    const found = pattern.exec(within)?.[1];
    if (found === undefined) throw new Error(`This file has no ${pattern.source}.`);
    return found;
  };
  const table = Number(find(/startxref\n(\d+)\n%%EOF\s*$/, text.slice(-64)));
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const offsets = [...text.slice(table, -trailer.length).matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, at]) =>
    Number(at),
  );
  const root = find(/\/Root (\d+ 0 R)/, trailer);

  const faces = new Map<string, number>();
  const texts: number[] = [];
  let pages: number | undefined;
  for (const [number, offset] of offsets.entries()) {
    if (number === 0) continue;
    const dictionary = text.slice(offset, offset + longestDictionary).split(/\n(?:stream|endobj)\n/, 1)[0] ?? '';
    const face = new RegExp(`/${pdfNames.face} /([\\w-]+)`).exec(dictionary)?.[1];
    if (face !== undefined) faces.set(face, number);
    if (dictionary.includes(`/${pdfNames.text} true`)) texts.push(number);
    if (/\/Type \/Pages\b/.test(dictionary)) pages = number;
  }
  if (pages === undefined) throw new Error('This file has no pages.');
  return { bytes, size: offsets.length, table, root, info: find(/\/Info (\d+ 0 R)/, trailer), pages, faces, texts };
}

/** The list of the pages of the whole game is shorter. */
const longestDictionary = 4000;
