/**
 * A picture beside words that say the same. Where it cannot be had its ground is left, which is what `className` makes
 * of it, and not the browser's sign for what is missing.
 */

import { useMissingPicture } from './use-missing-picture.ts';

type Props = {
  readonly className: string | undefined;
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy';
};

export function SilentPicture({ className, src, width = 248, height = 346, ...moment }: Props) {
  const { isMissing, watch } = useMissingPicture(src);
  // Like a picture, an empty drawing has a width, and a height that follows from it.
  if (isMissing)
    return <svg className={className} width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />;
  return (
    <img className={className} src={src} alt="" width={width} height={height} decoding="async" {...moment} {...watch} />
  );
}
