/** Loads the pictures of a sheet, and knows which have arrived. A sheet is printed only when all are there. */

import { useEffect, useState } from 'react';

export type Pictures = {
  /** Addresses of the pictures that have arrived. */
  readonly loaded: ReadonlySet<string>;
  /** Addresses of those that could not be fetched. */
  readonly failed: ReadonlySet<string>;
  readonly retry: () => void;
};

type State = Pick<Pictures, 'loaded' | 'failed'>;

const none: State = { loaded: new Set(), failed: new Set() };

const withUrl = (urls: ReadonlySet<string>, url: string) => new Set([...urls, url]);

/** @param urls May contain an address more than once. */
export function usePictures(urls: readonly string[]): Pictures {
  const [state, setState] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const wanted = [...new Set(urls)].join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same pictures
  useEffect(() => {
    // The elements stay in memory with this effect, so that the sheet shows their pictures without another request.
    const images = (wanted === '' ? [] : wanted.split('\n')).map((url) => {
      const image = new Image();
      image.onload = () => setState((now) => ({ ...now, loaded: withUrl(now.loaded, url) }));
      image.onerror = () => setState((now) => ({ ...now, failed: withUrl(now.failed, url) }));
      image.src = url;
      return image;
    });
    return () => {
      for (const image of images) image.onload = image.onerror = null;
    };
  }, [wanted, attempt]);

  return {
    ...state,
    retry() {
      setState((now) => ({ ...now, failed: none.failed }));
      setAttempt((before) => before + 1);
    },
  };
}
