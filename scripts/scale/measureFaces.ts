/** What real faces cost, measured on 200 of them: time to draw, and bytes. */

import { availableParallelism } from 'node:os';
import { drawImages, type FaceImages, type ImageKind, imageKinds } from '#cards/faces/faceImages.ts';
import { renderFace } from '#cards/faces/renderFace.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import type { Goals } from '../perf/goals.ts';

const sample = 200;

export async function measureFaces(added: readonly CardSetFile[], goals: Goals): Promise<void> {
  const waiting = added.flatMap((set) => set.cards.map((card) => ({ card, set }))).slice(0, sample);
  const drawn: FaceImages[] = [];
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      drawn.push(await drawImages(renderFace(next.card, next.set)));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  const seconds = (performance.now() - started) / 1000 / drawn.length;

  goals.title(`Real faces, measured on ${drawn.length}, with ${availableParallelism()} cores`);
  goals.note(`drawing: ${seconds.toFixed(2)} s each, ${((seconds * 3000) / 60).toFixed(0)} min for 3,000`);
  for (const kind of imageKinds) goals.note(`${kind}: ${(bytesOf(drawn, kind) / 1024).toFixed(1)} KB each`);
}

const bytesOf = (drawn: readonly FaceImages[], kind: ImageKind) =>
  drawn.reduce((sum, images) => sum + images[kind].length, 0) / drawn.length;
