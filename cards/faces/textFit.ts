/** Finds the largest size at which the text of a card fits its face. */

import type { Card } from '#game/cards/card.ts';
import {
  desire,
  fearBox,
  firstLineDrop,
  flavorLine,
  nameLine,
  runInDrop,
  runInGap,
  textBox,
  textSizes,
} from './faceLayout.ts';
import { breakLines, type TextLine, textProportions } from './richText.ts';
import { type TextStyle, textWidth } from './typeface.ts';

export type SetLine = TextLine & { readonly baseline: number };

/** The position of the labels DESIRE and FEAR: above the text, or at the start of its first line. */
type Labels = 'above' | 'runIn';

export type FittedText = {
  readonly style: TextStyle;
  readonly labels: Labels;
  /** How much taller the picture is, and how much lower is everything below it. */
  readonly growth: number;
  readonly desire: readonly SetLine[];
  /** Undefined for a card without a fear side. */
  readonly fear?: { readonly top: number; readonly lines: readonly SetLine[] };
  /** The flavour lines; empty for a card with a fear side. */
  readonly flavor: readonly { readonly text: string; readonly baseline: number }[];
};

/** The sides of a card or of a persona, and its name for error messages. */
export type TwoSides = Pick<Card, 'id' | 'name' | 'effects' | 'fearEffects' | 'flavor'>;

const flavorStyle: TextStyle = { typeface: 'flavor', size: flavorLine.size };

/** Height of its capitals, relative to its size. */
const flavorProportions = { ascent: 0.7 } as const;

/** A text that does not fit its card; the message names the card. */
export class TextOverflow extends Error {
  override readonly name = 'TextOverflow';
}

const cardLabel = ({ id, name }: Pick<Card, 'id' | 'name'>) => `Card ${String(id).padStart(3, '0')} "${name}"`;

/** Sets the sides of a card as large as they fit. Throws a `TextOverflow` if even the smallest size does not fit. */
export function fitCardText(card: TwoSides): FittedText {
  const { runIn, smallest } = textSizes;
  const fitted = largestFit(card, 'above', runIn) ?? largestFit(card, 'runIn', smallest);
  if (!fitted) throw new TextOverflow(`${cardLabel(card)}: its text does not fit at ${smallest} mm. Shorten it.`);
  return fitted;
}

function largestFit(card: TwoSides, labels: Labels, smallest: number): FittedText | undefined {
  const { largest, step } = textSizes;
  const steps = Math.round((largest - smallest) / step);
  for (let taken = 0; taken <= steps; taken++) {
    const fitted = fitAt(card, Math.round((largest - taken * step) * 100) / 100, labels);
    if (fitted) return fitted;
  }
  return undefined;
}

/** Distance from the baseline of a side's label above the text to the first baseline of the text. */
const textDrop = (labels: Labels, size: number) => (labels === 'above' ? firstLineDrop(size) : runInDrop(size));

const indentOf = (labels: Labels, words: 'DESIRE' | 'FEAR') =>
  labels === 'above' ? 0 : textWidth(words, { typeface: 'label', ...desire.label }) + runInGap;

function fitAt(card: TwoSides, size: number, labels: Labels): FittedText | undefined {
  const style: TextStyle = { typeface: 'text', size };
  const descent = size * textProportions.descent;
  const drop = textDrop(labels, size);
  const start = desire.label.baseline + drop;
  const broken = breakLines(card.effects, style, desire.text.width, indentOf(labels, 'DESIRE'));
  const desireLines = setLines(broken, start, size);
  const desireEnd = lastBaseline(desireLines, start) + descent;

  if (card.fearEffects === undefined) {
    const flavor = fitFlavor(card);
    const limit = (flavor[0]?.baseline ?? textBox.bottom) - flavorLine.size * flavorProportions.ascent;
    if (limit - desireEnd < textBox.edge) return undefined;
    const growth = growthFor(textBox.bottom - textBox.top - (limit - desireEnd));
    return { style, labels, growth, desire: lowered(desireLines, growth), flavor };
  }

  const fearLines = breakLines(card.fearEffects, style, fearBox.text.width, indentOf(labels, 'FEAR'));
  const fearStart = fearBox.label.drop + drop;
  const fearHeight = fearStart + lastBaseline(setLines(fearLines, 0, size), 0) + descent;
  const desireHeight = desireEnd - textBox.top;
  const used = desireHeight + fearHeight;
  const growth = growthFor(used);
  const room = textBox.bottom - textBox.top - growth - used;
  if (room < 2 * textBox.edge) return undefined;
  const top = desireEnd + growth + Math.max(textBox.edge, Math.min(room - textBox.edge, (room * desireHeight) / used));
  const fear = { top, lines: setLines(fearLines, top + fearStart, size) };
  return { style, labels, growth, desire: lowered(desireLines, growth), fear, flavor: [] };
}

/** How much taller the picture must be, so that a text that uses so much of the box uses the prescribed share of it. */
const growthFor = (used: number) => Math.max(0, textBox.bottom - textBox.top - used / textBox.share);

const lowered = (lines: readonly SetLine[], by: number): SetLine[] =>
  lines.map((line) => ({ ...line, baseline: line.baseline + by }));

/** Sets lines below one another, from the first baseline on. */
function setLines(lines: readonly TextLine[], first: number, size: number): SetLine[] {
  let baseline = first;
  return lines.map((line, index) => {
    if (index > 0) baseline += size * (textProportions.leading + (line.opensParagraph ? textProportions.paragraph : 0));
    return { ...line, baseline };
  });
}

const lastBaseline = (lines: readonly SetLine[], otherwise: number) => lines.at(-1)?.baseline ?? otherwise;

/** The flavour lines, with the last one on the flavour baseline. */
function fitFlavor(card: TwoSides): FittedText['flavor'] {
  const lines = wrapWords(card.flavor, flavorStyle, flavorLine.width);
  if (lines.length > flavorLine.maxLines)
    throw new TextOverflow(
      `${cardLabel(card)}: its flavour needs ${lines.length} lines and has room for ${flavorLine.maxLines}. Shorten it.`,
    );
  return lines.map((text, index) => ({
    text,
    baseline: flavorLine.baseline - (lines.length - 1 - index) * flavorLine.leading,
  }));
}

/** Wraps plain words into lines that are each as full as possible. */
export function fillLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Wraps plain words into as few lines as possible, of even length. */
function wrapWords(text: string, style: TextStyle, width: number): string[] {
  const lines = (limit: number) => fillLines(text, style, limit);
  const count = lines(width).length;
  let limit = width;
  while (limit > width / 2 && lines(limit - 1).length === count) limit -= 1;
  return lines(limit);
}

/** The largest size at which a card's name stays clear of the badges. Throws a `TextOverflow` if it is too small. */
export function fitName(card: Pick<Card, 'id' | 'name'>, badgeLeft: number): TextStyle {
  const room = Math.min(nameLine.maxWidth, badgeLeft - nameLine.gap - nameLine.slip - nameLine.x);
  const atFullSize = textWidth(card.name, { typeface: 'display', size: nameLine.size });
  const size = Math.min(nameLine.size, Math.floor(((nameLine.size * room) / atFullSize) * 100) / 100);
  if (size < nameLine.minSize)
    throw new TextOverflow(`${cardLabel(card)}: its name fits only at ${size} mm. Shorten it.`);
  return { typeface: 'display', size };
}
