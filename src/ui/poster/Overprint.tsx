/**
 * Two plates and what they print together, without a poster under them: on paper
 * the overlap is ink, and in the night edition, on a dark ground, it is paper.
 * The overlap is a shape of its own, so nothing depends on blending.
 */

import { useId } from 'react';
import styles from './Overprint.module.css';

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
