/**
 * The patterns behind figures, in a paler shade of the spot colour: rays
 * for attacks, rings for reactions, bars for states, and four for personas.
 */

import styles from './posters.module.css';

type Box = { readonly width: number; readonly height: number };
type Focus = { readonly x: number; readonly y: number };

const upTo = (end: number, step: number, start = 0) =>
  Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);

/** Twelve beams from the focus, which extend far beyond any box. */
export function Rays({ x, y }: Focus) {
  const reach = 2400;
  const beam = 15;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  };
  return (
    <path
      className={styles.filled}
      d={upTo(360, 2 * beam)
        .map((degrees) => `M${x} ${y}L${at(degrees)}L${at(degrees + beam)}Z`)
        .join('')}
    />
  );
}

/** Concentric rings; `drift` shifts each ring a little further, to look like smoke. */
export function Rings({ x, y, drift = 0, width = 26 }: Focus & { drift?: number; width?: number }) {
  return (
    <path
      className={styles.drawn}
      strokeWidth={width}
      d={upTo(14, 1)
        .map((ring) => {
          const radius = 40 + ring * (width * 2.15);
          const half = `a${radius} ${radius} 0 0 1`;
          return `M${x + ring * drift - radius} ${y - ring * drift * 1.5}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
        })
        .join('')}
    />
  );
}

/** Bars that get thicker towards the bottom and extend beyond the box. */
export function Bars({ width }: Pick<Box, 'width'>) {
  return (
    <path
      className={styles.filled}
      d={upTo(1600, 45)
        .map((y, bar) => `M${-width} ${y}h${3 * width}v${(3 + bar * 2.6).toFixed(1)}h${-3 * width}Z`)
        .join('')}
    />
  );
}

/** The lines of a page, which extend beyond the box. */
export function PageLines({ width, height }: Box) {
  return (
    <path
      className={styles.filled}
      d={upTo(height, 40, 22 - height)
        .map((y) => `M${-width} ${y}h${3 * width}v5h${-3 * width}Z`)
        .join('')}
    />
  );
}

/** Graph paper, which extends beyond the box. */
export function Graph({ width, height }: Box) {
  const lines = [
    ...upTo(2 * width, 32, -width).map((x) => `M${x} ${-height}V${height}`),
    ...upTo(height, 32, -height).map((y) => `M${-width} ${y}h${3 * width}`),
  ];
  return <path className={styles.drawn} strokeWidth={3} d={lines.join('')} />;
}

/** A decorative bar code, whose widths encode nothing. It extends beyond the box. */
export function BarCode({ width, height }: Box) {
  const widths = [8, 20, 8, 34, 12, 8, 26, 16, 8, 40, 12, 22, 8, 30];
  let x = -width;
  const bars = [widths, widths, widths, widths].flat().map((bar) => {
    const drawn = `M${x} ${-height}h${bar}v${2 * height}h${-bar}Z`;
    x += bar + 14;
    return drawn;
  });
  return <path className={styles.dark} d={bars.join('')} />;
}
