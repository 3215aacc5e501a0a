/** The pictures that have no ground of their own, by day and in the night edition. */

import { BasementScene } from '#ui/scene/BasementScene.tsx';
import { StreetScene } from '#ui/scene/StreetScene.tsx';
import { Sample } from './Sample.tsx';

export function PicturesPage() {
  return (
    <>
      {[false, true].map((night) => (
        <Sample key={String(night)} title={night ? 'The night edition' : 'By day'} night={night}>
          <BasementScene />
          <StreetScene />
        </Sample>
      ))}
    </>
  );
}
