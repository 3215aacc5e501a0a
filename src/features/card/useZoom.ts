/** Zooms by pinch, double press, Ctrl and wheel, and keys. Dragging with one finger or the mouse pans. */

import { type RefObject, useEffect, useState } from 'react';
import { distance, middle, smallestScale, type View, withinScales, zoomAround, zoomStep } from './zoom.ts';

const closeUp = 2.5;
const doublePressMs = 350;

type Zoom = {
  readonly scale: number;
  /** Zooms around the centre of the visible part. */
  readonly enlarge: () => void;
  readonly reduce: () => void;
};

/** @param frame The scroll container; the image in it takes its size from `--scale`. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [scale, setScale] = useState(smallestScale);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return listen(element, setScale);
  }, [frame]);

  const by = (factor: number) => () => {
    if (frame.current) setScale(zoomBy(frame.current, factor));
  };
  return { scale, enlarge: by(zoomStep), reduce: by(1 / zoomStep) };
}

const scaleOf = (element: HTMLElement) => Number(element.style.getPropertyValue('--scale')) || smallestScale;

const viewOf = (element: HTMLElement): View => ({
  scale: scaleOf(element),
  left: element.scrollLeft,
  top: element.scrollTop,
});

function show(element: HTMLElement, { scale, left, top }: View): number {
  element.style.setProperty('--scale', String(scale));
  element.scrollTo({ left, top, behavior: 'instant' });
  return scale;
}

function zoomBy(element: HTMLElement, factor: number): number {
  const at = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
  return show(element, zoomAround(viewOf(element), at, scaleOf(element) * factor));
}

function listen(element: HTMLElement, onScale: (scale: number) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, { x: number; y: number }>();
  let lastPress = 0;
  let moved = false;

  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const zoomTo = (at: { x: number; y: number }, wanted: number) =>
    onScale(show(element, zoomAround(viewOf(element), at, withinScales(wanted))));

  function pinch(id: number, next: { x: number; y: number }) {
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1];
    const last = pointers.get(id);
    if (other && last) zoomTo(middle(other, next), (scaleOf(element) * distance(other, next)) / distance(other, last));
  }

  element.addEventListener(
    'pointerdown',
    (press) => {
      if (press.button !== 0) return;
      pointers.set(press.pointerId, pointOf(press));
      element.setPointerCapture(press.pointerId);
      moved = pointers.size > 1;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (move) => {
      const last = pointers.get(move.pointerId);
      if (!last) return;
      const next = pointOf(move);
      if (pointers.size === 2) pinch(move.pointerId, next);
      else element.scrollBy({ left: last.x - next.x, top: last.y - next.y, behavior: 'instant' });
      moved ||= distance(last, next) > 3;
      pointers.set(move.pointerId, next);
    },
    { signal },
  );
  const lift = (end: PointerEvent) => {
    pointers.delete(end.pointerId);
    if (moved || end.type !== 'pointerup') return;
    const again = end.timeStamp - lastPress < doublePressMs;
    lastPress = again ? 0 : end.timeStamp;
    if (again) zoomTo(pointOf(end), scaleOf(element) > smallestScale ? smallestScale : closeUp);
  };
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener(
    'wheel',
    (turn) => {
      // Browsers report a pinch on a touchpad as a wheel event with Ctrl.
      if (!turn.ctrlKey) return;
      turn.preventDefault();
      zoomTo(pointOf(turn), scaleOf(element) * Math.exp(-turn.deltaY / 200));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === '+' || key === '=') onScale(zoomBy(element, zoomStep));
      if (key === '-') onScale(zoomBy(element, 1 / zoomStep));
      if (key === '0') onScale(zoomBy(element, 0));
    },
    { signal },
  );
  return () => listening.abort();
}
