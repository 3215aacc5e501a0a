/** Cards on a table: faces of real cards, backs, piles and empty places. */

import { cardList } from '#game/generated/cardList.ts';
import { classNames } from '#ui/classNames.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import styles from './Figure.module.css';
import { TwoHeads } from './parts.tsx';

type Lying = { readonly x: number; readonly y: number; readonly width: number };
type Which = { readonly set: number; readonly number: number };

/** Rounds to a tenth of a unit: finer differences are invisible. */
export const tenths = (units: number) => Math.round(units * 10) / 10;

/** The height of a card of 63 x 88 mm that is drawn at this width. */
export const cardHeight = (width: number) => tenths((width * 88) / 63);
const corner = (width: number) => tenths(width * 0.05);
const off = 2.5;

const cardAt = ({ set, number }: Which) => cardList.cards.find((card) => card.set === set && card.number === number);

type Box = { readonly width: number; readonly height: number; readonly x?: number; readonly y?: number };

/** The picture of a face. An SVG image would load before it is visible, and delay the text above it. */
function Picture({ src, ...box }: Box & { src: string }) {
  return (
    <foreignObject {...box}>
      <DecorativeImage className={styles.face} src={src} loading="lazy" />
    </foreignObject>
  );
}

/** The whole face, in two inks. `full` loads the large picture, for faces that are to be read. */
export function Face({ x, y, width, full = false, ...which }: Lying & Which & { full?: boolean }) {
  const card = cardAt(which);
  const box = { x, y, width, height: cardHeight(width) };
  return (
    <>
      <rect {...box} className={styles.red} x={x - off} y={y - off} rx={corner(width)} />
      <rect {...box} className={styles.blue} x={x + off} y={y + off} rx={corner(width)} />
      <g data-set={which.set}>
        <rect {...box} className={styles.spot} rx={corner(width)} />
      </g>
      {card && <Picture {...box} src={full ? card.faces.full : card.faces.thumb} />}
      <rect {...box} className={styles.line} rx={corner(width)} />
    </>
  );
}

/** The upper half of a face: its name, its cost and its picture. */
export function TopOfFace({ x, y, width, ...which }: Lying & Which) {
  const card = cardAt(which);
  const height = width * 0.75;
  return (
    <>
      <rect className={styles.blue} x={x + off} y={y + off} width={width} height={height} rx={3} />
      <svg x={x} y={y} width={width} height={height} viewBox="0 0 63 47.25" aria-hidden="true">
        <g data-set={which.set}>
          <rect className={styles.spot} width={63} height={88} />
        </g>
        {card && <Picture src={card.faces.thumb} width={63} height={88} />}
      </svg>
      <rect className={styles.line} x={x} y={y} width={width} height={height} rx={3} />
    </>
  );
}

/** The back, which all cards share. `covered` omits its mark, for a card under another one. */
export function Back({ x, y, width, covered = false }: Lying & { covered?: boolean }) {
  const height = cardHeight(width);
  return (
    <g data-theme="paper">
      <rect className={styles.blue} x={x + off} y={y + off} width={width} height={height} rx={corner(width)} />
      <rect className={styles.raised} x={x} y={y} width={width} height={height} rx={corner(width)} />
      <rect className={styles.line} x={x} y={y} width={width} height={height} rx={corner(width)} />
      {!covered && <TwoHeads x={x + width / 2} y={tenths(y + height * 0.3)} width={tenths(width * 0.72)} />}
    </g>
  );
}

/** A face-down pile. */
export function Pile({ x, y, width }: Lying) {
  return [6, 4, 2, 0].map((lift) => (
    <Back key={lift} x={tenths(x + lift * 0.9)} y={y + lift} width={width} covered={lift > 0} />
  ));
}

/** A card whose face does not matter, in the spot colour of a set; `dark` shows its fear side. */
export function Blank({ x, y, width, set, dark = false }: Lying & { set: number; dark?: boolean }) {
  const height = cardHeight(width);
  return (
    <g data-set={set} data-theme="paper">
      <rect className={styles.red} x={x - 1.5} y={y - 1.5} width={width} height={height} rx={corner(width)} />
      <rect className={styles.raised} x={x} y={y} width={width} height={height} rx={corner(width)} />
      <rect
        className={styles.spot}
        x={x + 3}
        y={tenths(y + height * 0.14)}
        width={width - 6}
        height={tenths(height * 0.38)}
      />
      {dark && (
        <rect
          className={styles.ink}
          x={x + 3}
          y={tenths(y + height * 0.66)}
          width={width - 6}
          height={tenths(height * 0.28)}
        />
      )}
      <rect className={styles.line} x={x} y={y} width={width} height={height} rx={corner(width)} />
    </g>
  );
}

/** An empty place for a card. */
export function Space({ x, y, width }: Lying) {
  return <rect className={styles.space} x={x} y={y} width={width} height={cardHeight(width)} rx={corner(width)} />;
}

/** An area of the table with room for cards. */
export function Field({ x, y, width, height, tone }: Lying & { height: number; tone?: 'red' | 'blue' }) {
  return (
    <>
      <rect className={styles.sunken} x={x} y={y} width={width} height={height} rx={4} />
      {tone && <rect className={classNames(styles[tone])} x={x} y={y} width={4} height={height} />}
    </>
  );
}
