/** The chance to win after each own decision: one ink above the line of a fair share, another below it. */

import { useId } from 'react';
import styles from './Review.module.css';

type Props = {
  /** From 0 to 1, ending with the result. */
  readonly chances: readonly number[];
  /** The chance of a clone that is neither ahead nor behind. */
  readonly fair: number;
  /** Places in `chances` that have a number, from 1. */
  readonly marked: readonly number[];
};

const [width, height, radius] = [360, 170, 10];

export function Curve({ chances, fair, marked }: Props) {
  const above = useId();
  const across = (place: number) => radius + (place / Math.max(1, chances.length - 1)) * (width - 2 * radius);
  const down = (chance: number) => radius + (1 - chance) * (height - 2 * radius);
  const line = chances.map((chance, place) => `${across(place)} ${down(chance)}`).join('L');
  const middle = down(fair);
  const area = `M${radius} ${middle}L${line}L${width - radius} ${middle}Z`;
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={above}>
        <rect width={width} height={middle} />
      </clipPath>
      <path className={styles.behind} d={area} />
      <g clipPath={`url(#${above})`}>
        <rect className={styles.ground} width={width} height={middle} />
        <path className={styles.ahead} d={area} />
      </g>
      <path className={styles.moments} d={marked.map((place) => `M${across(place)} 0V${height}`).join('')} />
      <path className={styles.line} d={`M0 ${middle}H${width}M${line}`} />
      {marked.map((place, index) => (
        <g key={place} transform={`translate(${across(place)} ${down(chances[place] ?? fair)})`}>
          <circle className={styles.disc} r={radius} />
          <text className={styles.number} dy="0.36em">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
