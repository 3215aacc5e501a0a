/** The pictures that follow the theme, by day and in the night edition. */

import type { Theme } from '#site/display.ts';
import { Mark, Wordmark } from '#ui/brand/Mark.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { BasementScene } from '#ui/scene/BasementScene.tsx';
import { StreetScene } from '#ui/scene/StreetScene.tsx';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const editions: readonly (readonly [theme: Theme, title: string])[] = [
  ['paper', 'By day'],
  ['ink', 'The night edition'],
];

export function PicturesPage() {
  return editions.map(([theme, title]) => (
    <Sample key={theme} title={title} theme={theme}>
      <Mark />
      <Wordmark />
      {['wick', 'twice', 'stillwell', 'nine', 'stranger'].map((slug) => (
        <div key={slug} className={styles.thumbnail}>
          <Portrait slug={slug} />
        </div>
      ))}
      <BasementScene />
      <StreetScene />
    </Sample>
  ));
}
