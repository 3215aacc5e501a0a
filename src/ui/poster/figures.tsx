/** The figures on a poster: icons and heads, each in one ink that multiplies with the colours below it. */

import type { FigureGlyph } from '#game/cards/glyphNames.ts';
import { figures } from '#game/generated/figures.ts';
import { headBox } from '#site/brand/head.ts';
import { profiles } from '#site/brand/profiles.ts';
import { classNames } from '../classNames.ts';
import styles from './inks.module.css';

type Outline = { readonly path: string; readonly width: number; readonly height: number };

type PosterInk = 'red' | 'blue' | 'ink' | 'paper';

type Placed = {
  /** Position of the centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: PosterInk;
  readonly turned?: number;
  readonly mirrored?: boolean;
};

const place = ({ x, y, turned = 0, mirrored = false }: Placed, scale: number) =>
  `translate(${x} ${y}) rotate(${turned}) scale(${mirrored ? -scale : scale} ${scale})`;

const iconBox = 512;

/** An icon of the game; `size` is its width. `echo` prints it faint, as one of several copies. */
export function Figure({ name, echo = false, ...placed }: Placed & { name: FigureGlyph; echo?: boolean }) {
  return (
    <path
      className={classNames(styles[placed.ink], echo && styles.echo)}
      transform={`${place(placed, placed.size / iconBox)} translate(${-iconBox / 2} ${-iconBox / 2})`}
      d={figures[name]}
    />
  );
}

/** A custom outline; `size` is its height. */
export function Shape({ outline, ...placed }: Placed & { outline: Outline }) {
  const { path, width, height } = outline;
  return (
    <path
      className={styles[placed.ink]}
      transform={`${place(placed, placed.size / height)} translate(${-width / 2} ${-height / 2})`}
      d={path}
    />
  );
}

/** Neck, collar and shoulders, below the head's own box. */
const shoulders =
  'M50 258C49 280 40 291 14 300C-24 314-56 330-66 372C-70 390-72 410-72 440H262C262 404 256 366 236 344C216 324 176 318 158 304C147 295 144 280 143 258Z';

type HolderProps = Placed & {
  /** With shoulders. */
  readonly bust?: boolean;
  readonly person?: keyof typeof profiles;
};

/** A head in profile, looking right; mirrored, left. `size` is its height. */
export function Holder({ bust = false, person = 'nine', ...placed }: HolderProps) {
  const { width, height } = headBox;
  return (
    <g
      className={styles[placed.ink]}
      transform={`${place(placed, placed.size / height)} translate(${-width / 2} ${-height / 2})`}
    >
      <path d={profiles[person]} />
      {bust && <path d={shoulders} />}
    </g>
  );
}
