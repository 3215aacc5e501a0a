/** One sheet of paper: nine cards at true size, the background around them, and cut marks. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { cardSize } from '#game/cards/cardSize.ts';
import { type Paper, paperSizes } from '#site/print/printFiles.ts';
import { bleed, cardPlace, cutMarks } from '#site/print/sheetLayout.ts';
import { classNames } from '#ui/classNames.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import styles from './PrintSheet.module.css';

type Props = {
  readonly number: number;
  readonly paper: Paper;
  readonly cards: readonly CardSummary[];
  readonly savesInk: boolean;
  /** Addresses of the pictures that have arrived. */
  readonly loaded: ReadonlySet<string>;
};

export function PrintSheet({ number, paper, cards, savesInk, loaded }: Props) {
  useRootAttribute('paper', paper);
  const { width, height } = paperSizes[paper];
  const names = cards.map(({ name }) => name).join(', ');
  return (
    <div className={classNames(styles.sheet, styles[paper])}>
      <svg
        className={classNames(styles.page, savesInk && styles.grey)}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Sheet ${number}: ${names}`}
      >
        {cards.map((_, index) => {
          const { x, y } = cardPlace(paper, index);
          const size = { width: cardSize.width + 2 * bleed, height: cardSize.height + 2 * bleed };
          return <rect key={`${x} ${y}`} className={styles.ground} x={x - bleed} y={y - bleed} {...size} />;
        })}
        {cards.map(({ faces, name }, index) => {
          const place = cardPlace(paper, index);
          if (!loaded.has(faces.full))
            return <MissingPicture key={`${place.x} ${place.y}`} name={name} place={place} />;
          return (
            <image
              key={`${place.x} ${place.y}`}
              href={faces.full}
              {...place}
              {...cardSize}
              preserveAspectRatio="none"
            />
          );
        })}
        {cutMarks(paper).map((mark) => (
          <line key={`${mark.x1} ${mark.y1} ${mark.x2} ${mark.y2}`} className={styles.mark} {...mark} />
        ))}
      </svg>
    </div>
  );
}

type MissingProps = { readonly name: string; readonly place: { readonly x: number; readonly y: number } };

/** In place of a picture that has not arrived, on the screen and on paper. */
function MissingPicture({ name, place: { x, y } }: MissingProps) {
  const middle = { x: x + cardSize.width / 2, textAnchor: 'middle' } as const;
  return (
    <g className={styles.missing}>
      <rect x={x} y={y} {...cardSize} />
      <text {...middle} y={y + 40}>
        {name}
      </text>
      <text {...middle} y={y + 47}>
        Picture not loaded
      </text>
    </g>
  );
}
