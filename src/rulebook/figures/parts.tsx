/** The elements of the figures: words, arrows, symbols and clones, in two inks. */

import { findSymbol } from '#game/cards/symbol.ts';
import { headBox, headPath } from '#site/brand/head.ts';
import { markBox, markHeads, markSlots, sharedCranium } from '#site/brand/mark.ts';
import { classNames } from '#ui/classNames.ts';
import { SymbolDrawing } from '#ui/symbol/SymbolDrawing.tsx';
import styles from './Figure.module.css';

type Place = { readonly x: number; readonly y: number };
type Anchor = 'start' | 'middle' | 'end';

/** Offset of the second ink, which is printed out of register. */
const off = 2.5;

/** A label in League Gothic capitals. */
export function Label({ x, y, anchor = 'middle', children }: Place & { anchor?: Anchor; children: string }) {
  return (
    <text className={styles.label} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

type WordsProps = Place & { anchor?: Anchor; strong?: boolean; lines: readonly string[] };

/** A sentence with manual line breaks. */
export function Words({ x, y, anchor = 'middle', strong = false, lines }: WordsProps) {
  return lines.map((line, index) => (
    <text
      key={line}
      className={classNames(styles.words, strong && styles.strong)}
      x={x}
      y={y + index * 18}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}

type Tone = 'ink' | 'red' | 'blue';
const strokes: Readonly<Record<Tone, string | undefined>> = {
  ink: styles.line,
  red: styles.redLine,
  blue: styles.blueLine,
};

/** A line with an arrowhead. `tip`: its x, its y, and its direction in degrees, clockwise from due east. */
export function Arrow({ d, tip, tone = 'ink' }: { d: string; tip: readonly [number, number, number]; tone?: Tone }) {
  const [x, y, degrees] = tip;
  return (
    <>
      <path className={strokes[tone]} d={d} />
      <path
        className={styles[tone]}
        d="M2 0L-10-6.5L-7.5 0L-10 6.5Z"
        transform={`translate(${x} ${y}) rotate(${degrees})`}
      />
    </>
  );
}

export const Line = ({ d, tone = 'ink' }: { d: string; tone?: Tone }) => <path className={strokes[tone]} d={d} />;

/** A number that the text explains. */
export function Callout({ x, y, children }: Place & { children: number | string }) {
  return (
    <>
      <circle className={styles.red} cx={x - 1.5} cy={y - 1.5} r={12} />
      <circle className={styles.blue} cx={x + 1.5} cy={y + 1.5} r={12} />
      <circle className={styles.ink} cx={x} cy={y} r={12} />
      <text className={classNames(styles.words, styles.strong, styles.onInk)} x={x} y={y + 5} textAnchor="middle">
        {children}
      </text>
    </>
  );
}

/** A symbol by its token; `size` is its height. */
export function Sign({ x, y, size, token }: Place & { size: number; token: string }) {
  const symbol = findSymbol(token);
  return symbol ? (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <SymbolDrawing symbol={symbol} />
    </g>
  ) : null;
}

/** The profile of a clone in two inks; `size` is its height, and `x`, `y` the middle of its lower edge, the neck. */
export function Head({ x, y, size, tone, mirrored = false }: Place & { size: number; tone: Tone; mirrored?: boolean }) {
  const scale = size / headBox.height;
  const at = (dx: number) =>
    `translate(${x + dx} ${y - size}) scale(${mirrored ? -scale : scale} ${scale}) translate(${-headBox.width / 2} 0)`;
  const behind = tone === 'red' ? styles.blue : styles.red;
  return (
    <>
      <path className={behind} d={headPath} transform={at(off)} opacity={0.55} />
      <path className={styles[tone]} d={headPath} transform={at(0)} />
    </>
  );
}

export const cloneTones = { A: 'red', B: 'blue', C: 'ink' } as const;
export type CloneName = keyof typeof cloneTones;

/** A clone by its letter. */
export function Clone({ x, y, name }: Place & { name: CloneName }) {
  return (
    <>
      <circle className={styles[cloneTones[name]]} cx={x} cy={y} r={12} />
      <text className={classNames(styles.words, styles.strong, styles.onInk)} x={x} y={y + 5} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** The mark of the game: two heads that share one cranium; `width` is the width of both. */
export function TwoHeads({ x, y, width }: Place & { width: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${(width / markBox.width).toFixed(3)})`}>
      {markHeads.map(({ path, ink, transform }) => (
        <path key={ink} className={ink === 'corpusRed' ? styles.red : styles.blue} d={path} transform={transform} />
      ))}
      <path className={styles.ink} d={sharedCranium} />
      {markSlots.map((slot) => (
        <rect
          key={`${slot.x} ${slot.y}`}
          className={styles.ground}
          x={slot.x}
          y={slot.y}
          width={slot.width}
          height={slot.height}
          rx={slot.radius}
        />
      ))}
    </g>
  );
}
