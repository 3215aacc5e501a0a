/** Phrases compiled to templates: fixed words, and gaps that a codec fills. */

import { type Codec, escapePattern } from './codec.ts';
import * as codecs from './codecs.ts';
import { printedText } from './marks.ts';
import { constantPhrases, effectPhrases, type Phrase, separators, xMaxPhrase } from './phrases.ts';

export type Gap = {
  readonly field: string;
  /** Absent for a gap that is filled with effects. */
  readonly codec?: Codec;
  /** Separates the effects of a gap for several; absent for a gap for one. */
  readonly separator?: string;
  readonly says: string;
};

export type Template = {
  /** As it is printed. */
  readonly phrase: Phrase;
  readonly parts: readonly (string | Gap)[];
  /** The parts with their marks. */
  readonly marked: readonly (string | Gap)[];
  /** Sticky pattern up to, but not including, the full stop, with a group for each gap. */
  readonly pattern: RegExp;
};

const codecNamed = codecs as unknown as Readonly<Record<string, Codec | undefined>>;

function gapOf(gap: string): Gap {
  const [field = '', codecName = field] = gap.split(':');
  const separator = separators[codecName];
  if (separator !== undefined) return { field, separator, says: 'effects' };
  if (codecName === 'effect') return { field, says: 'an effect' };
  const codec = codecNamed[codecName];
  if (codec === undefined) throw new Error(`The phrase table knows no codec "${codecName}".`);
  return { field, codec, says: codec.says };
}

/** The pattern of a gap. An effect in a gap ends with its sentence at the latest. */
export const gapPattern = ({ codec }: Gap): string => codec?.pattern ?? '[^.]+';

const partsOf = (text: string) =>
  text
    .split(/<([^>]+)>/)
    .map((piece, index) => (index % 2 === 0 ? piece : gapOf(piece)))
    .filter((part) => part !== '');

function templateOf({ text: marked, node }: Phrase): Template {
  const text = printedText(marked);
  const parts = partsOf(text);
  const seen = new Set<string>();
  const source = parts.map((part) => {
    if (typeof part === 'string') return escapePattern(part);
    const again = seen.has(part.field);
    seen.add(part.field);
    return again ? `\\k<${part.field}>` : `(?<${part.field}>${gapPattern(part)})`;
  });
  const pattern = new RegExp(`${source.join('')}(?=\\.(?: |$))`, 'y');
  return { phrase: { text, node }, parts, marked: partsOf(marked), pattern };
}

export const constantTemplates = constantPhrases.map(templateOf);
export const effectTemplates = effectPhrases.map(templateOf);
export const xMaxTemplate = templateOf(xMaxPhrase);
