/**
 * Scripts come before pictures. Over HTTP/1.1 a browser keeps at most six connections to a host, and six pictures that
 * stall hold all of them. Shared by the head script and the app, so it imports nothing.
 */

/** Milliseconds in which nothing arrives, neither picture nor script: slow networks bring something within them. */
const silenceMs = 2000;

const picturesOnPage = () => [...document.querySelectorAll('img')];

/** Lets go of the connections of pictures that have not arrived, and adds these with their addresses to `stopped`. */
function stopPictures(pictures: Iterable<HTMLImageElement>, stopped: Map<HTMLImageElement, string>): void {
  for (const picture of pictures) {
    const src = picture.getAttribute('src');
    if (picture.complete || src === null) continue;
    picture.removeAttribute('src');
    stopped.set(picture, src);
  }
}

/** @param loading Settles when the requested scripts have arrived, or have failed. Then the pictures are requested again. */
export function makeWay(loading: Promise<unknown>): void {
  const stopped = new Map<HTMLImageElement, string>();
  // A picture goes on loading when its screen has been left.
  const atFirst = picturesOnPage();
  let silence: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(() => stopPictures([...atFirst, ...picturesOnPage()], stopped), silenceMs);
  };
  // Where arrivals are not reported, the pictures are given up once.
  const observer = typeof PerformanceObserver === 'undefined' ? undefined : new PerformanceObserver(wait);
  const end = () => {
    observer?.disconnect();
    clearTimeout(silence);
    for (const [picture, src] of stopped)
      if (picture.isConnected && !picture.hasAttribute('src')) picture.setAttribute('src', src);
  };
  wait();
  observer?.observe({ type: 'resource' });
  loading.then(end, end);
}
