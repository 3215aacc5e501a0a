/** The picture of a card in a box of its size, and the card's name in its place when the picture cannot be had. */

import { useMissingPicture } from '../silent-picture/use-missing-picture.ts';
import styles from './CardPicture.module.css';

type Props = {
  readonly src: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pictures above the fold are fetched at once; the one a page is about, before anything else. */
  readonly eager?: boolean | 'first';
};

export function CardPicture({ src, name, width, height, eager = false }: Props) {
  const { isMissing, watch } = useMissingPicture(src);
  if (isMissing)
    return (
      <span className={styles.placeholder} role="img" aria-label={`${name} (picture not saved on this device)`}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>Picture not saved</span>
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={src}
      alt={name}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager === 'first' && { fetchPriority: 'high' })}
      decoding="async"
      {...watch}
    />
  );
}
