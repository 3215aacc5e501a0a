/** The parts of a card, numbered as in the list beside it. */

import { cardHeight, Face, tenths } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Callout, Line } from './parts.tsx';

const face = { x: 62, y: 6, width: 236 };
const box = { ...face, height: cardHeight(face.width) };
const mm = face.width / 63;
/** Converts millimetres of the card to units of the figure. */
const at = (x: number, y: number) => [tenths(face.x + x * mm), tenths(face.y + y * mm)] as const;

type Part = {
  readonly number: number;
  /** The point on the card, in millimetres. */
  readonly to: readonly [x: number, y: number];
  readonly side: 'left' | 'right';
  /** Vertical offset of its number from that point, in units of the figure; negative is above. */
  readonly below?: number;
};

const parts: readonly Part[] = [
  { number: 1, to: [2.6, 6.5], side: 'left' },
  { number: 2, to: [50.6, 3.8], side: 'right', below: -4 },
  { number: 3, to: [60.6, 8.5], side: 'right', below: 14 },
  { number: 4, to: [4, 18], side: 'left' },
  { number: 5, to: [50, 28], side: 'right' },
  { number: 6, to: [3, 49.4], side: 'left', below: -3 },
  { number: 7, to: [59.9, 49.4], side: 'right' },
  { number: 8, to: [4.2, 57], side: 'left', below: 3 },
  { number: 9, to: [60, 74], side: 'right' },
  { number: 11, to: [3.8, 83.5], side: 'left' },
];

export function AnatomyFigure() {
  return (
    <Figure
      number={7}
      title="A card with a fear side. The numbers are those of the list; flavour, 10, is printed only where there is no fear."
      height={box.height + 14}
      says="The face of the card Leased Inner Peace with numbered callouts: 1 name, 2 discipline, 3 type, 4 cost, 5 picture, 6 type bar, 7 value, 8 desire, 9 fear, 11 foot."
    >
      <Face {...face} set={1} number={16} full />
      <Pointers parts={parts} />
    </Figure>
  );
}

const partsInBrief: readonly Part[] = [
  { number: 1, to: [2.6, 6.5], side: 'left' },
  { number: 2, to: [50.6, 3.8], side: 'right', below: -4 },
  { number: 3, to: [4, 18], side: 'left' },
  { number: 4, to: [59.9, 49.4], side: 'right' },
  { number: 5, to: [4.2, 57], side: 'left', below: 3 },
  { number: 6, to: [60, 74], side: 'right' },
];

export function CardInBrief() {
  return (
    <Figure
      number={3}
      title="A card"
      height={box.height + 14}
      says="The face of the card Leased Inner Peace with six numbered callouts: 1 name, 2 discipline and type, 3 cost, 4 value, 5 desire, 6 fear."
    >
      <Face {...face} set={1} number={16} full />
      <Pointers parts={partsInBrief} />
    </Figure>
  );
}

function Pointers({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      {parts.map((part) => (
        <Pointer key={part.number} {...part} />
      ))}
      {/* The card is paper in the dark theme too, so the lines on it are in dark ink. */}
      <svg {...box} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} data-theme="paper" aria-hidden="true">
        {parts.map(({ number, ...part }) => (
          <Line key={number} d={lineTo(part)} />
        ))}
      </svg>
    </>
  );
}

/** The path from the part to its number. One of two adjacent signs in a corner is reached from above. */
function lineTo({ to, side, below = 0 }: Omit<Part, 'number'>): string {
  const [x, y] = at(...to);
  const bend = side === 'left' ? box.x - 14 : box.x + box.width + 14;
  const start = below < -3 ? `M${x} ${y}V${y + below}` : `M${x} ${y}L${bend} ${y + below}`;
  return `${start}H${side === 'left' ? 26 : 334}`;
}

function Pointer({ number, ...part }: Part) {
  const [, y] = at(...part.to);
  return (
    <>
      <Line d={lineTo(part)} />
      <Callout x={part.side === 'left' ? 18 : 342} y={y + (part.below ?? 0)}>
        {number}
      </Callout>
    </>
  );
}
