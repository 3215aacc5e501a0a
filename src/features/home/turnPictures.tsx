/** The three pictures of a turn. They add nothing to the text below them, so they are hidden from screen readers. */

import inks from '#ui/poster/inks.module.css';
import { EmptyPlace, headspace, Idea } from './Idea.tsx';
import styles from './turnPictures.module.css';

const box = '0 0 480 300';

/** Angles of the twelve marks on a dial, in degrees. */
const strokes = Array.from({ length: 12 }, (_, hour) => hour * 30);

function Dial({ x, y, ink, time }: { x: number; y: number; ink: 'red' | 'blue'; time: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={inks[ink]} r={108} />
      {strokes.map((angle) => (
        <rect
          key={angle}
          className={styles.mark}
          x={-3}
          y={-98}
          width={6}
          height={angle % 90 === 0 ? 22 : 12}
          transform={`rotate(${angle})`}
        />
      ))}
      <path className={styles.hands} d={time} />
    </g>
  );
}

/** Two overlapping clocks, one in each ink. */
export function TwoTicks() {
  return (
    <svg className={styles.picture} viewBox={box} aria-hidden="true">
      <Dial x={176} y={150} ink="red" time="M0 -66V0L-44 26" />
      <Dial x={304} y={150} ink="blue" time="M0 -66V0L44 26" />
    </svg>
  );
}

const place = (index: number) => 78 + index * 108;

/** Headspace with a gap, and below it the idea that was taken, with a shadow in each ink. */
export function TakenIdea() {
  const taken = 1;
  return (
    <svg className={styles.picture} viewBox={box} aria-hidden="true">
      {headspace.map((idea, index) => (
        <g key={idea.name} transform={`translate(${place(index)} 104) scale(1.5)`}>
          {index === taken ? <EmptyPlace /> : <Idea {...idea} />}
        </g>
      ))}
      <g transform={`translate(${place(taken) - 6} 214) rotate(-7) scale(1.75)`}>
        <rect className={inks.red} x={-33} y={-46} width={54} height={80} rx={6} />
        <rect className={inks.blue} x={-21} y={-34} width={54} height={80} rx={6} />
        <Idea name="light-bulb" ink="ink" />
      </g>
    </svg>
  );
}

/** Four thoughts in a fan, and one that is forgotten. */
export function FourThoughts() {
  const fan = (index: number) => {
    const step = index - 1.5;
    return `translate(${204 + step * 76} ${150 + step * step * 9}) rotate(${step * 10}) scale(1.75)`;
  };
  return (
    <svg className={styles.picture} viewBox={box} aria-hidden="true">
      {headspace.map((idea, index) => (
        <g key={idea.name} transform={fan(index)}>
          <rect className={styles.edge} x={-27} y={-40} width={54} height={80} rx={6} />
          <Idea {...idea} />
        </g>
      ))}
      <g transform="translate(416 216) rotate(58) scale(1.5)">
        <rect className={inks.red} x={-31} y={-43} width={54} height={80} rx={6} />
        <rect className={inks.blue} x={-23} y={-37} width={54} height={80} rx={6} />
      </g>
    </svg>
  );
}
