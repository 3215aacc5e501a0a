/** Portraits of the four personas, each with its copy behind it. */

import { memo, type ReactNode } from 'react';
import { flame, flameHeart, moustache } from '#site/brand/likeness.ts';
import { Figure, Holder, Shape } from '../poster/figures.tsx';
import { Poster } from '../poster/Poster.tsx';
import { BarCode, Graph, PageLines, Rings } from '../poster/patterns.tsx';
import styles from './Portrait.module.css';

const size = 480;
const box = { width: size, height: size };

type Likeness = { readonly set: number; readonly picture: ReactNode };

/** A candle for hair; one of the two has kept her eyebrow. */
const wick: Likeness = {
  set: 2,
  picture: (
    <>
      <Rings x={236} y={96} drift={4} width={20} />
      <Holder person="wick" x={196} y={250} size={252} ink="blue" mirrored bust />
      <Holder person="wick" x={270} y={250} size={252} ink="red" bust />
      <Shape outline={flame} x={240} y={126} size={132} ink="paper" />
      <Shape outline={flameHeart} x={240} y={126} size={132} ink="red" />
      <path className={styles.slit} d="M331 212l32-13" />
    </>
  ),
};

/** The second edition, with the moustache the right way up. */
const twice: Likeness = {
  set: 6,
  picture: (
    <>
      <PageLines {...box} />
      <Holder person="twice" x={196} y={250} size={256} ink="red" mirrored bust />
      <Holder person="twice" x={278} y={246} size={256} ink="blue" bust />
      <Shape outline={moustache} x={366} y={306} size={42} ink="ink" />
      <Shape outline={moustache} x={361} y={301} size={42} ink="paper" />
      <Shape outline={moustache} x={112} y={304} size={42} ink="ink" turned={180} />
      <Figure name="bow-tie" x={262} y={420} size={118} ink="paper" />
    </>
  ),
};

/** Stitched, spectacled, in her own department's coat. */
const stillwell: Likeness = {
  set: 3,
  picture: (
    <>
      <Graph {...box} />
      <Holder person="stillwell" x={204} y={254} size={256} ink="blue" mirrored bust />
      <Holder person="stillwell" x={270} y={250} size={256} ink="ink" bust />
      <path className={styles.seam} d="M176 172C206 130 276 118 344 158" />
      <path className={styles.stitches} d="M186 148l14 20M213 131l10 20M246 123l4 22M281 125l-4 21M313 137l-9 19" />
      <path className={styles.collar} d="M214 408L262 480H176ZM286 408L332 480H268Z" />
    </>
  ),
};

/** Red and blue in register: the only one without an original to be out of register with. */
const nine: Likeness = {
  set: 0,
  picture: (
    <>
      <BarCode {...box} />
      <Holder x={236} y={252} size={258} ink="red" bust />
      <Holder x={236} y={252} size={258} ink="blue" bust />
      <text className={styles.stamp} x={330} y={158} transform="rotate(-9 380 110)">
        9
      </text>
      <Figure name="price-tag" x={138} y={292} size={112} ink="paper" turned={20} />
    </>
  ),
};

const likenesses: Readonly<Record<string, Likeness>> = { wick, twice, stillwell, nine };

/** Fallback for an unknown persona. */
const stranger: Likeness = {
  set: 1,
  picture: (
    <>
      <Holder x={200} y={250} size={256} ink="red" mirrored bust />
      <Holder x={276} y={250} size={256} ink="blue" bust />
    </>
  ),
};

export const Portrait = memo(function Portrait({ slug }: { slug: string }) {
  const { set, picture } = likenesses[slug] ?? stranger;
  return (
    <span className={styles.portrait}>
      <Poster set={set} {...box}>
        {picture}
      </Poster>
    </span>
  );
});
