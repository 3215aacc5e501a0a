/**
 * Two printing plates and their overlap, without a poster below them. The overlap is ink-coloured on paper and
 * paper-coloured on a dark ground. It is a separate shape, so nothing depends on blend modes.
 */

import { useId } from 'react';
import styles from './posters.module.css';

export type PlateShape = { readonly path: string; readonly transform?: string };

type Props = { readonly red: readonly PlateShape[]; readonly blue: readonly PlateShape[] };

export function Overprint({ red, blue }: Props) {
  const clip = useId();
  return (
    <>
      <g className={styles.blue}>
        <Shapes shapes={blue} />
      </g>
      <g className={styles.red}>
        <Shapes shapes={red} />
      </g>
      <clipPath id={clip}>
        <Shapes shapes={blue} />
      </clipPath>
      <g className={styles.both} clipPath={`url(#${clip})`}>
        <Shapes shapes={red} />
      </g>
    </>
  );
}

const Shapes = ({ shapes }: { shapes: readonly PlateShape[] }) =>
  shapes.map(({ path, transform }) => <path key={`${transform} ${path}`} d={path} transform={transform} />);
