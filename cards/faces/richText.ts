/** Card text broken into lines of words and symbols, measured in millimetres. */

import { paragraphsOf, parseCardText, type TextPart } from '#game/cards/cardText.ts';
import type { GameSymbol } from '#game/cards/symbol.ts';
import { symbolShape } from '#game/cards/symbolShape.ts';
import { type TextStyle, textWidth } from './typeface.ts';

/** Parts that are never separated; a space between them does not break. */
type Word = readonly TextPart[];

export type PlacedPart = { readonly part: TextPart; readonly x: number; readonly width: number };

export type TextLine = {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  /** Whether the line starts a new effect, and so has extra space above it. */
  readonly opensParagraph: boolean;
};

/** Relative to the text size. */
export const textProportions = {
  /** Side of a symbol's box, space beside it, and height of its centre. */
  symbol: 0.98,
  bearing: 0.07,
  middle: 0.32,
  leading: 1.2,
  /** Extra space above each further effect. */
  paragraph: 0.16,
  /** How far letters extend below the baseline. */
  descent: 0.22,
} as const;

/** Avoids a last line shorter than this share of the column, by making the lines above it narrower. */
const shortestLastLine = 0.22;

/**
 * Breaks one side of a card into lines no wider than `width`, with the first line indented. Throws for a word that
 * does not fit on a line of its own.
 */
export function breakLines(text: string, style: TextStyle, width: number, indent = 0): TextLine[] {
  return paragraphsOf(text).flatMap((paragraph, index) => {
    const words = wordsOf(paragraph);
    const lines = balanced(words, style, width, index === 0 ? indent : 0);
    return lines.map((line, row) => ({ ...line, opensParagraph: index > 0 && row === 0 }));
  });
}

/** Narrows the column until the last line is long enough, without adding lines. */
function balanced(words: readonly Word[], style: TextStyle, width: number, indent: number) {
  const greedy = fill(words, style, width, indent);
  let best = greedy;
  for (let narrower = width; (best.at(-1)?.width ?? 0) < width * shortestLastLine; narrower -= 1) {
    if (greedy.length === 1 || narrower < width * 0.7) return greedy;
    const next = fill(words, style, narrower, indent);
    if (next.length > greedy.length) return greedy;
    best = next;
  }
  return best;
}

function fill(
  words: readonly Word[],
  style: TextStyle,
  width: number,
  indent: number,
): Omit<TextLine, 'opensParagraph'>[] {
  const space = textWidth(' ', style);
  const lines: { parts: PlacedPart[]; width: number }[] = [];
  for (const word of words) {
    const length = wordWidth(word, style);
    if (length > width) throw new Error(`"${word.map(String).join('')}" is wider than the column.`);
    let line = lines.at(-1);
    if (!line || line.width + space + length > width) {
      line = { parts: [], width: lines.length === 0 ? indent : 0 };
      lines.push(line);
    } else line.width += space;
    for (const part of word) {
      const partLength = partWidth(part, style);
      line.parts.push({ part, x: line.width, width: partLength });
      line.width += partLength;
    }
  }
  return lines;
}

/** Splits at spaces, then joins parts that belong together: an amount and its symbol, an ability and its cost. */
function wordsOf(paragraph: string): Word[] {
  const words: TextPart[][] = [];
  let open = false;
  const add = (part: TextPart) => {
    if (open) words.at(-1)?.push(part);
    else words.push([part]);
    open = true;
  };
  for (const part of parseCardText(paragraph)) {
    if (typeof part !== 'string') add(part);
    else
      part.split(' ').forEach((piece, index) => {
        if (index > 0) open = false;
        if (piece !== '') add(piece);
      });
  }
  return joined(words);
}

function joined(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last && belongTogether(last, word)) result[result.length - 1] = [...last, ' ', ...word];
    else result.push(word);
  }
  return result;
}

function belongTogether(word: Word, next: Word): boolean {
  const [end, start] = [word.at(-1), next[0]];
  if (isSymbol(end)) return end.role === 'ability';
  return /^\d+$/.test(end ?? '') && isSymbol(start);
}

const isSymbol = (part: TextPart | undefined): part is GameSymbol => typeof part === 'object';

const wordWidth = (word: Word, style: TextStyle) => word.reduce((sum, part) => sum + partWidth(part, style), 0);

function partWidth(part: TextPart, style: TextStyle): number {
  return isSymbol(part) ? symbolWidth(part, style.size) : textWidth(part, style);
}

export const symbolWidth = (symbol: GameSymbol, size: number) =>
  size * ((symbolShape(symbol).width / 100) * textProportions.symbol + 2 * textProportions.bearing);
