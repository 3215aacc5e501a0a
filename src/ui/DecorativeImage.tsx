/** A decorative image. When it cannot be loaded, a blank placeholder of the same size and `className` is shown. */

import { useState } from 'react';

type Props = {
  readonly className: string | undefined;
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly loading?: 'lazy';
};

export function DecorativeImage({ className, src, width = 248, height = 346, ...moment }: Props) {
  const { isMissing, watch } = useMissingPicture(src);
  // An empty SVG keeps the aspect ratio, as an image does.
  if (isMissing)
    return <svg className={className} width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />;
  return (
    <img className={className} src={src} alt="" width={width} height={height} decoding="async" {...moment} {...watch} />
  );
}

/**
 * The image may have failed before hydration, when nothing listened to its error event. One that makes way for scripts
 * has no address (`#site/makeWay.ts`).
 */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.hasAttribute('src');

/** Spread `watch` on the image. A new `src` is tried again. */
export function useMissingPicture(src: string) {
  const [missing, setMissing] = useState<string>();
  return {
    isMissing: missing === src,
    watch: {
      onError: () => setMissing(src),
      ref: (image: HTMLImageElement | null) => {
        if (image && hasFailed(image)) setMissing(src);
      },
    },
  };
}
