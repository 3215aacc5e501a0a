/** Whether a picture cannot be had: no network, and not on this device. */

import { useState } from 'react';

/** A picture may have failed before the page came to life and could hear of it. */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** `watch` belongs to the image; another `src` is another picture, and tried anew. */
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
