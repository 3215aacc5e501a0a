/** The picture of a card in a box of its size, and the card's name in its place when the picture cannot be had. */

import { useState } from 'react';
import styles from './CardPicture.module.css';

type Props = {
  readonly src: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pictures above the fold are fetched at once; the one a page is about, before anything else. */
  readonly eager?: boolean | 'first';
};

/** A picture may have failed before the page came to life and could hear of it. */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

export function CardPicture({ src, name, width, height, eager = false }: Props) {
  const [missing, setMissing] = useState<string>();
  if (missing === src)
    return (
      <span className={styles.placeholder} role="img" aria-label={`${name} (picture not saved on this device)`}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>Picture not saved</span>
      </span>
    );
  return (
    <img
      ref={(image) => {
        if (image && hasFailed(image)) setMissing(src);
      }}
      className={styles.picture}
      src={src}
      alt={name}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager === 'first' && { fetchPriority: 'high' })}
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
