/** Work that reads or moves the page runs in step with its frames. */

/** For where there are no animation frames. */
const frameMs = 16;

/** Runs work before the next frame is painted. Returns how to call it off. */
export function nextFrame(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(work, frameMs);
  return () => clearTimeout(timer);
}

export type FramedWork = {
  /** Asks for the work; asked often within one frame, it is done once. */
  readonly ask: () => void;
  readonly callOff: () => void;
};

/** Work at most once a frame, for events that come more often than that. */
export function oncePerFrame(work: () => void): FramedWork {
  let callOff: (() => void) | undefined;
  return {
    ask() {
      callOff ??= nextFrame(() => {
        callOff = undefined;
        work();
      });
    },
    callOff() {
      callOff?.();
      callOff = undefined;
    },
  };
}
